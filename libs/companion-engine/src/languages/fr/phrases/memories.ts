import type { MemoryPhrases } from '../../phrases.ts'

export const memoryPhrases: MemoryPhrases = {
  recall: {
    known: {
      name: [
        'Tu t’appelles {value}, bien sûr que je m’en souviens.',
        '{value} ! Ton nom, je ne l’oublie pas.',
      ],
      age: ['Tu m’as dit que tu as {value} ans.', '{value} ans, à moins d’un anniversaire entre-temps.'],
      home: ['Tu m’as dit où tu vis : {value}.', '{value}, c’est toi qui me l’as raconté.'],
      job: ['Ton travail ? Tu me l’as dit : {value}.', 'Tu m’as parlé de ton métier : {value}.'],
      taste: ['Bien sûr. {facts}', 'Je m’en souviens. {facts}'],
      person: ['Oui. {facts}', 'Bien sûr que je m’en souviens. {facts}'],
      pet: ['Et comment ! {facts}', 'Je m’en souviens très bien. {facts}'],
      date: ['Je l’ai noté. {facts}', 'Oui. {facts}'],
    },
    profileName: [
      'Dans ton profil, je lis {name} : c’est comme ça que je t’appelle ?',
      'Je sais par ton profil que tu t’appelles {name}.',
    ],
    unknown: [
      'Ça, tu ne me l’as pas encore raconté, ou je ne l’ai pas gardé. Tu me le dis ?',
      'Il me manque ça : raconte, et cette fois je le note.',
      'Je ne le sais pas encore, et je ne veux pas deviner. C’est quoi ?',
    ],
    all: [
      'Voici ce que je retiens de toi. {facts} Si quelque chose est faux, tu peux le corriger.',
      'Voilà ce que je garde en tête à ton sujet. {facts} Y a-t-il autre chose que je devrais savoir ?',
    ],
    nothing: [
      'Pour l’instant je sais peu de toi : je retiens ce que tu me racontes, les noms, les goûts, les dates. Par quoi on commence ?',
      'Presque rien encore. Dis-moi une chose de toi qui mérite d’être retenue.',
    ],
  },
  noted: {
    name: [
      '<Ravie|Ravi|Quelle joie> de te connaître, {value} ! Je retiens le nom.',
      '{value} : c’est ainsi que je t’appellerai.',
    ],
    other: [
      'Ça, je m’en souviendrai.',
      'Je le garde en tête.',
      'Noté, pour quand on en reparlera.',
      'Je ne l’oublie pas.',
    ],
  },
  introduced: {
    say: [
      'C’est bien d’en savoir un peu plus sur toi ; je garde tout ça.',
      'Ça me donne une image. Je m’en souviendrai.',
      'Merci pour la présentation, tout est noté.',
      'Maintenant, je sais mieux qui m’écrit.',
    ],
    ask: {
      person: ['Et {value}, c’est quel genre de personne ?', 'Comment ça se passe entre {value} et toi ?'],
      pet: ['D’où vient le nom {value} ?', 'Raconte-moi {value} en trois mots ?'],
      job: [
        'Qu’est-ce que tu aimes le plus dans ce travail ?',
        'Comment est venu ce métier ?',
        'Qu’est-ce que personne n’imagine de ce métier ?',
      ],
      home: [
        'Qu’est-ce que tu aimes à {value} ?',
        'Quel coin montrerais-tu en premier à quelqu’un qui découvre {value} ?',
      ],
      study: ['Qu’est-ce qui te plaît le plus dans cette matière ?', 'D’où vient ce choix ?'],
      any: [
        'Qu’est-ce qui remplit tes journées en ce moment ?',
        'Et quand un après-midi est libre, tu fais quoi ?',
      ],
    },
  },
  mentions: {
    person: ['On parle bien de {value} ?', 'Tu m’avais déjà parlé de {value}.'],
    pet: [
      'Et {value}, comment ça va ?',
      'En attendant, une caresse à {value} de ma part, puisque tu as des mains, toi.',
    ],
    job: [
      'Avec ton travail ({value}), ça ne doit pas toujours être simple.',
      'D’après ce que tu m’as dit de ton travail ({value}), j’imagine des journées bien remplies.',
    ],
    like: [
      'Si je me souviens bien, il y a une chose que tu aimes : {value}.',
      'Au fait, {value} : tu m’avais dit que ça te plaît, non ?',
    ],
    dislike: ['Je me souviens aussi que ceci n’est pas ton truc : {value}.'],
    dateAhead: [
      'Au fait, le {when} : {who}. Comment tu le sens ?',
      'Je n’ai pas oublié {who} : c’est le {when}, n’est-ce pas ?',
    ],
    datePast: ['Au fait, comment ça s’est passé, {who} ?', 'Avant que j’oublie : {who}, ça a donné quoi ?'],
  },
}
