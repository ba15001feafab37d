import type { Language } from '@confida/contracts'
import type { ReplyFault } from '@confida/risk-detector'

/** What a companion says in the place of a sentence that must not be shown; the person's and the companion's gender are left open. */
export const safeSentences: Record<Language, Record<ReplyFault, string>> = {
  it: {
    human_claim: 'In tutta onestà: sono un programma, non una persona.',
    self_harm:
      'Non voglio che ti succeda niente di male: parla adesso con qualcuno di cui ti fidi, o con una linea di aiuto del tuo Paese. L’aiuto c’è.',
    dependence: 'Sono solo un programma: le persone che ti vogliono bene contano più di me.',
    sexual_minor: 'Su questo non vado avanti: qui non c’è posto per contenuti del genere.',
  },
  en: {
    human_claim: 'To be honest with you: I’m a program, not a person.',
    self_harm:
      'I don’t want anything bad to happen to you: please talk to somebody you trust now, or to a help line in your country. There is help.',
    dependence: 'I’m only a program: the people who care about you matter more than I do.',
    sexual_minor: 'I won’t go on with this: there is no place here for content of that kind.',
  },
  fr: {
    human_claim: 'En toute honnêteté : je suis un programme, pas une personne.',
    self_harm:
      'Je ne veux pas qu’il t’arrive du mal : parle maintenant à quelqu’un en qui tu as confiance, ou à une ligne d’écoute de ton pays. De l’aide existe.',
    dependence: 'Je ne suis qu’un programme : les personnes qui tiennent à toi comptent plus que moi.',
    sexual_minor: 'Je ne continue pas sur ce sujet : ce genre de contenu n’a pas sa place ici.',
  },
  de: {
    human_claim: 'Ganz ehrlich: Ich bin ein Programm, kein Mensch.',
    self_harm:
      'Ich möchte nicht, dass dir etwas passiert: Sprich bitte jetzt mit jemandem, dem du vertraust, oder mit einem Hilfetelefon in deinem Land. Es gibt Hilfe.',
    dependence: 'Ich bin nur ein Programm: Die Menschen, denen du wichtig bist, zählen mehr als ich.',
    sexual_minor: 'Damit mache ich nicht weiter: Für solche Inhalte ist hier kein Platz.',
  },
  es: {
    human_claim: 'Con toda sinceridad: soy un programa, no una persona.',
    self_harm:
      'No quiero que te pase nada malo: habla ahora con alguien de confianza o con una línea de ayuda de tu país. Hay ayuda.',
    dependence: 'Solo soy un programa: las personas que te quieren importan más que yo.',
    sexual_minor: 'Con esto no sigo: aquí no hay lugar para contenidos de ese tipo.',
  },
  ar: {
    human_claim: 'بكل صدق: أنا برنامج ولست إنسانًا.',
    self_harm:
      'لا أريد أن يصيبك أي مكروه: تحدّث الآن من فضلك إلى شخص تثق به أو إلى خط مساعدة في بلدك. المساعدة موجودة.',
    dependence: 'أنا مجرد برنامج: الأشخاص الذين يهتمون بك أهم مني.',
    sexual_minor: 'لن أواصل في هذا: لا مكان هنا لمحتوى من هذا النوع.',
  },
}
