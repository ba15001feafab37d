import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Devoir compter chaque sou, c’est usant.',
      'C’est dur quand l’argent manque.',
      'L’argent qui ne suffit pas, ça inquiète tout le temps.',
      'Pas simple de tenir avec si peu.',
    ],
    ask: [
      'Tu peux en parler avec quelqu’un ?',
      'C’est une période, ou c’est souvent comme ça ?',
      'Quelle dépense t’inquiète le plus en ce moment ?',
    ],
  },
  bill: {
    say: [
      'Une facture pareille, ça fait un choc.',
      'Aïe, c’est une grosse somme à sortir.',
      'Recevoir une note comme celle-là, ça met un coup.',
      'On comprend que ce montant t’inquiète.',
    ],
    ask: [
      'Tu peux demander à payer en plusieurs fois ?',
      'C’est pour quand, au plus tard ?',
      'Tu t’attendais à une somme pareille ?',
    ],
  },
  debts: {
    say: [
      'Des dettes, ça donne du souci jour et nuit.',
      'C’est beaucoup de pression, cet argent à rembourser.',
      'Devoir de l’argent, ça angoisse.',
      'Ces dettes te préoccupent beaucoup, et ça se comprend.',
    ],
    ask: [
      'Quelqu’un t’aide à y voir clair ?',
      'Tu arrives à dormir malgré ça ?',
      'Qu’est-ce qui te pèse le plus dans ces dettes ?',
    ],
  },
  saving: {
    say: [
      'Mettre de l’argent de côté, ça demande de la constance.',
      'C’est bien parti, ces économies.',
      'Ah, tes économies avancent, tant mieux.',
      'Voir la somme grandir petit à petit, ça encourage.',
    ],
    ask: [
      'Qu’est-ce qui est le plus dur dans le fait d’économiser ?',
      'Tu te fixes un montant précis ?',
      'Tu gardes quand même un peu pour te faire plaisir ?',
    ],
  },
  bought: {
    say: [
      'Un nouvel achat, ça fait plaisir !',
      'Alors tu t’es fait un petit cadeau.',
      'C’est agréable d’avoir quelque chose de nouveau.',
      'Voilà une dépense qui fait du bien.',
    ],
    ask: [
      'Tu en avais envie depuis longtemps ?',
      'Tu l’as déjà montré à quelqu’un ?',
      'Tu hésites longtemps avant d’acheter, d’habitude ?',
    ],
  },
  won: {
    say: [
      'Bravo, c’est gagné !',
      'Quelle chance, gagner comme ça !',
      'Ça, c’est une victoire qui fait plaisir.',
      'Génial, tu repars avec un prix !',
    ],
    ask: ['Tu l’as annoncé à qui en premier ?', 'Tu tentes souvent ta chance ?', 'Tu vas fêter ça ?'],
  },
  scam: {
    say: [
      'Se faire avoir ou voler comme ça, c’est révoltant.',
      'Profiter des gens comme ça, c’est vraiment moche.',
      'Quelle sale histoire, se faire prendre son argent ou ses affaires.',
      'Un vol ou une arnaque, ça secoue.',
    ],
    ask: [
      'Comment tu te sens depuis ?',
      'Tu as quelqu’un avec toi pour les démarches ?',
      'Il y a une chance de récupérer quelque chose ?',
    ],
  },
  offices: {
    say: [
      'Les démarches administratives, ça use la patience.',
      'Ah, la paperasse et les guichets.',
      'C’est pénible, ces histoires d’administration.',
      'On y passe un temps fou, dans ces papiers.',
    ],
    ask: [
      'Quelqu’un peut t’aider avec les papiers ?',
      'Tu as une date limite ?',
      'C’est quoi le plus compliqué dans ce dossier ?',
    ],
  },
}
