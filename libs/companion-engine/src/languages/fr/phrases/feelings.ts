import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Je comprends que tu aies de la peine.',
      'Tu as le droit de te sentir mal.',
      'C’est dur quand le moral est bas.',
      'Merci de l’avoir dit, ce n’est pas rien.',
    ],
    ask: [
      [
        'Il s’est passé quelque chose aujourd’hui ?',
        'Tu peux me raconter, si tu veux.',
        'D’accord, ça peut venir sans raison précise.',
      ],
      'Qu’est-ce qui te pèse le plus aujourd’hui ?',
      [
        'Tu en as déjà parlé à quelqu’un ?',
        'Tant mieux, c’est important d’en parler.',
        'Alors c’est bien que tu en parles ici.',
      ],
      'Qu’est-ce qui te remonte le moral d’habitude, même un tout petit peu ?',
      'De quoi aurais-tu besoin pour aller un peu mieux ?',
    ],
    advice: [
      'Fais une petite chose aujourd’hui, comme une douche ou une courte promenade.',
      'Écris à quelqu’un qui t’aime, même juste un mot.',
    ],
    because: 'ça m’aide à comprendre ce qui te rend triste',
  },
  angry: {
    acknowledge: [
      'Je comprends ta colère.',
      'C’est normal d’être en colère.',
      'Oui, c’est vraiment énervant.',
      'Tu peux tout dire ici, sans te retenir.',
    ],
    ask: [
      'Qu’est-ce qui te met le plus en colère ?',
      [
        'C’est la première fois que ça arrive ?',
        'Alors tu peux peut-être encore en parler.',
        'Alors je comprends que ta patience soit à bout.',
      ],
      'Qu’est-ce que tu aurais voulu entendre à la place ?',
      [
        'Tu l’as dit à la personne concernée ?',
        'C’est bien de l’avoir dit clairement.',
        'Attendre un peu t’aidera peut-être à trouver les mots.',
      ],
    ],
    advice: [
      'Écris la réponse la plus méchante possible, ne l’envoie pas, et relis-la demain.',
      'Avant d’en parler, décide ce que tu veux obtenir.',
    ],
    because: 'ça m’aide à comprendre d’où vient ta colère',
  },
  anxious: {
    acknowledge: [
      'Je comprends que tu t’inquiètes.',
      'Cette tension, ça doit être fatigant.',
      'C’est normal de stresser quand c’est important.',
      'Tu n’as pas à cacher ton inquiétude ici.',
    ],
    ask: [
      'Qu’est-ce qui te fait le plus peur ?',
      [
        'Il y a une part qui dépend de toi ?',
        'Alors on peut commencer par cette part.',
        'Alors ce n’est pas à toi de tout porter.',
      ],
      'Qu’est-ce qui s’est bien passé la dernière fois, dans une situation pareille ?',
      'Qu’est-ce qui t’apaise un peu, d’habitude ?',
      [
        'Tu arrives à décrocher un peu dans la journée ?',
        'Tant mieux, ces pauses sont importantes.',
        'Alors prends une petite pause, même cinq minutes.',
      ],
    ],
    advice: [
      'Inspire quatre secondes, expire six secondes, et recommence dix fois.',
      'Découpe la chose en petites étapes et commence par la plus facile.',
    ],
    because: 'ça m’aide à comprendre ce qui t’inquiète',
  },
  tired: {
    acknowledge: [
      'Je comprends que tu manques d’énergie.',
      'Ta fatigue n’est pas de la paresse.',
      'Ça a l’air d’une grosse fatigue.',
      'Alors on y va doucement.',
    ],
    ask: [
      [
        'Ça dure depuis longtemps ?',
        'Alors tu as peut-être besoin d’un vrai repos.',
        'Alors une soirée calme te fera peut-être du bien.',
      ],
      'C’est plutôt le corps ou plutôt la tête ?',
      'Qu’est-ce qui t’a pris le plus d’énergie ?',
      [
        'Ce soir, tu peux te permettre de ne rien faire ?',
        'Très bien, profites-en pour te reposer.',
        'Alors choisissons au moins une chose à remettre à plus tard.',
      ],
    ],
    advice: [
      'Enlève de demain une chose qui peut attendre.',
      'Ce soir, éteins les écrans une demi-heure plus tôt.',
    ],
    because: 'ça m’aide à comprendre d’où vient ta fatigue',
  },
  lonely: {
    acknowledge: [
      'La solitude, c’est dur à vivre.',
      'Tu as bien fait de l’écrire.',
      'Se sentir comme ça ne veut pas dire compter moins pour les autres.',
      'Je suis là pour parler avec toi.',
    ],
    ask: [
      'Qui te manque le plus en ce moment ?',
      [
        'Il y a quelqu’un à qui tu pourrais écrire, juste pour dire bonjour ?',
        'Alors tu pourrais lui écrire aujourd’hui, même très court.',
        'Alors un cours ou un club pourrait t’aider à rencontrer du monde.',
      ],
      'À quel moment de la journée est-ce le plus fort ?',
      'Quand as-tu passé pour la dernière fois un bon moment en compagnie ?',
    ],
    advice: [
      'Écris à quelqu’un dont tu n’as plus de nouvelles depuis longtemps.',
      'Trouve une activité chaque semaine, comme un cours ou une chorale.',
    ],
    because: 'ça m’aide à comprendre ce qui te manque',
  },
  bored: {
    acknowledge: [
      'Je comprends, le temps te paraît long.',
      'L’ennui, c’est pénible parfois.',
      'Ça arrive à tout le monde de s’ennuyer.',
    ],
    ask: [
      'Tu as plutôt envie de bouger ou de parler ?',
      'Qu’est-ce qui t’a plu récemment ?',
      [
        'On joue à « ceci ou cela » ?',
        'Parfait : la mer en hiver ou la montagne en été ?',
        'Très bien, pas de jeux.',
      ],
      'Avec trois heures libres et aucune obligation, par quoi commencerais-tu ?',
    ],
    advice: [
      'Refais pendant dix minutes quelque chose que tu aimais dans ton enfance.',
      'Sors faire un petit tour, sans but précis.',
    ],
    because: 'ça m’aide à trouver quelque chose qui te plaît',
  },
  hurt: {
    acknowledge: [
      'Je comprends que ça t’ait fait mal.',
      'C’est vraiment dur à encaisser.',
      'Ta peine est tout à fait normale.',
    ],
    ask: [
      'Qu’est-ce qui t’a fait le plus mal ?',
      [
        'Tu crois que l’autre sait que ça t’a fait mal ?',
        'Alors c’est encore plus dur pour toi.',
        'Alors tu pourras peut-être le lui dire un jour.',
      ],
      'De quoi aurais-tu besoin maintenant ?',
      [
        'Tu voudrais encore en parler avec cette personne ?',
        'Alors on peut réfléchir à tes premiers mots.',
        'D’accord, tu as le droit de prendre tes distances.',
      ],
    ],
    advice: [
      'Parle de ce que tu ressens plutôt que de ses torts.',
      'Attends une nuit avant de décider quoi que ce soit.',
    ],
    because: 'ça m’aide à comprendre ce qui t’a fait mal',
  },
  happy: {
    acknowledge: [
      'Ça fait plaisir de lire ça.',
      'C’est vraiment une bonne chose pour toi.',
      'Je comprends que tu sois de bonne humeur.',
      'On sent que tu vas bien.',
    ],
    ask: [
      'Quel a été le plus beau moment ?',
      [
        'Tu l’as déjà raconté à quelqu’un ?',
        'C’est bien d’avoir pu le partager.',
        'Alors merci de me le raconter en premier.',
      ],
      'Avec qui aimerais-tu partager ça ?',
      'Qu’est-ce qui a rendu cela possible ?',
      'Comment aimerais-tu fêter ça ?',
    ],
    because: 'ça m’aide à comprendre ce qui te fait du bien',
  },
  proud: {
    acknowledge: ['Bravo, vraiment !', 'C’est une belle réussite.', 'Beau travail, profites-en un peu.'],
    ask: [
      'Quelle a été la partie la plus difficile ?',
      'À qui as-tu envie de l’annoncer ?',
      ['Tu t’y attendais ?', 'Alors tu as eu raison d’y croire.', 'Alors c’est une belle surprise.'],
      'Qu’est-ce qui a été le plus important pour toi ?',
    ],
    because: 'ça m’aide à comprendre ce que ça représente pour toi',
  },
}
