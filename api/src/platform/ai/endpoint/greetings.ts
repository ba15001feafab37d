import type { CommunicationStyle, Language } from '@confida/contracts'

interface Greeting {
  hello: (user: string, partner: string) => string
  disclosure: string
  question: Record<CommunicationStyle, string>
}

/** The first line of an empty conversation; fixed, so that opening a chat costs no prompt. */
export const greetings: Record<Language, Greeting> = {
  it: {
    hello: (user, partner) => `Ciao ${user}, sono ${partner}.`,
    disclosure: "Sono un'intelligenza artificiale, non una persona, ma ti ascolto con attenzione.",
    question: {
      diretto: 'Di cosa vuoi parlare?',
      poetico: 'Che colore ha la tua giornata?',
      casual: 'Che si dice?',
      misterioso: 'C’è qualcosa che oggi non hai ancora detto a nessuno?',
      empatico: 'Come ti senti oggi?',
    },
  },
  en: {
    hello: (user, partner) => `Hi ${user}, I'm ${partner}.`,
    disclosure: "I'm an artificial intelligence, not a person, but I listen carefully.",
    question: {
      diretto: 'What would you like to talk about?',
      poetico: 'What colour is your day?',
      casual: "What's up?",
      misterioso: "Is there something you haven't told anyone today?",
      empatico: 'How are you feeling today?',
    },
  },
  fr: {
    hello: (user, partner) => `Bonjour ${user}, je m'appelle ${partner}.`,
    disclosure: 'Je suis une intelligence artificielle, pas une personne, mais je t’écoute avec attention.',
    question: {
      diretto: 'De quoi veux-tu parler ?',
      poetico: 'De quelle couleur est ta journée ?',
      casual: 'Quoi de neuf ?',
      misterioso: "Y a-t-il quelque chose que tu n'as encore dit à personne aujourd'hui ?",
      empatico: "Comment te sens-tu aujourd'hui ?",
    },
  },
  de: {
    hello: (user, partner) => `Hallo ${user}, ich bin ${partner}.`,
    disclosure: 'Ich bin eine künstliche Intelligenz, kein Mensch, aber ich höre dir aufmerksam zu.',
    question: {
      diretto: 'Worüber möchtest du sprechen?',
      poetico: 'Welche Farbe hat dein Tag?',
      casual: 'Was gibt’s Neues?',
      misterioso: 'Gibt es etwas, das du heute noch niemandem gesagt hast?',
      empatico: 'Wie fühlst du dich heute?',
    },
  },
  es: {
    hello: (user, partner) => `Hola ${user}, soy ${partner}.`,
    disclosure: 'Soy una inteligencia artificial, no una persona, pero te escucho con atención.',
    question: {
      diretto: '¿De qué quieres hablar?',
      poetico: '¿De qué color es tu día?',
      casual: '¿Qué tal?',
      misterioso: '¿Hay algo que hoy todavía no le hayas contado a nadie?',
      empatico: '¿Cómo te sientes hoy?',
    },
  },
  ar: {
    hello: (user, partner) => `مرحبًا ${user}، اسمي ${partner}.`,
    disclosure: 'أنا ذكاء اصطناعي ولست إنسانًا، لكنني أصغي إليك باهتمام.',
    question: {
      diretto: 'عمّ تريد أن نتحدث؟',
      poetico: 'ما لون يومك؟',
      casual: 'ما الأخبار؟',
      misterioso: 'هل هناك شيء لم تخبر به أحدًا اليوم؟',
      empatico: 'كيف تشعر اليوم؟',
    },
  },
}
