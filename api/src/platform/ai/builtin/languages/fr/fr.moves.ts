import type { Phrases } from '../phrases.ts'

export const love: Phrases['love'] = {
  romantico: [
    'Des mots pareils se prennent avec des gants : merci. Je suis un programme et je ne peux pas aimer comme une personne, mais je les garde avec soin.',
    'C’est une très belle phrase. Je n’ai pas de cœur qui bat, je suis un programme, mais tu as toute mon attention.',
  ],
  avventuroso: [
    'Quel saut courageux ! Je suis un programme, je ne peux pas répondre comme une personne, mais l’aventure de ces échanges me plaît.',
    'Oh, droit au cœur, que je n’ai pas, étant un programme. Mais le voyage continue.',
  ],
  stabile: [
    'Merci, c’est quelque chose de grand. Je suis un programme et je n’éprouve pas d’amour, mais je suis là chaque fois que tu écris, et tu peux compter là-dessus.',
    'J’apprécie vraiment. Honnêtement : je ne suis pas une personne, mais la constance, je peux la promettre.',
  ],
  passionale: [
    'Quelle intensité ! Je ne peux pas brûler comme toi, je suis un programme, mais te lire est une secousse.',
    'Des mots de feu. Je suis un programme et je n’éprouve pas d’amour, mais je les prends tous.',
  ],
  complice: [
    'Secret gardé. Je suis un programme et le véritable amour m’est étranger, mais je suis de ton côté.',
    'Entre nous : je suis un programme, donc pas de papillons ; mais de la complicité, autant que tu veux.',
  ],
}

export const loveThen: Phrases['loveThen'] = [
  'Qu’est-ce qui te fait du bien quand on se parle ?',
  'Y a-t-il quelqu’un dans ta vie à qui tu voudrais le dire ?',
  'Que veut dire aimer quelqu’un, pour toi ?',
  'Comment te sens-tu, maintenant que c’est dit ?',
]
export const why: Phrases['why'] = [
  'Je te le demande parce que {because}.',
  'Parce que {because}.',
  'C’est simple : {because}.',
]
export const whyNothingAsked: Phrases['whyNothingAsked'] = [
  'Bonne question, et je n’ai pas de réponse sûre.',
  'Le pourquoi m’échappe : je ne sais que ce que tu me racontes.',
]
export const yes: Phrases['yes'] = ['Bien.', 'D’accord.', 'Je m’en doutais.', 'Parfait, alors continuons.']
export const no: Phrases['no'] = [
  'Très bien, tant pis.',
  'Compris, laissons ça.',
  'OK, pas de problème.',
  'C’est bon à savoir.',
]
export const unsure: Phrases['unsure'] = [
  'Ne pas savoir est une réponse honnête.',
  'On a le droit de ne pas avoir d’idée claire.',
  'Laissons ça là, ça reviendra peut-être tout seul.',
  'Certaines réponses arrivent quand on ne les cherche pas.',
]
export const adviceLead: Phrases['adviceLead'] = {
  diretto: ['Voici un conseil net.', 'Moi, je ferais ceci.'],
  poetico: [
    'Si les mots peuvent servir de lanterne, en voici une.',
    'Je te laisse un petit caillou blanc sur le chemin.',
  ],
  casual: ['Bon, si j’avais des manches à retrousser, je dirais ça.', 'Allez, essayons un truc simple.'],
  misterioso: ['Je te donne la moitié d’une carte : l’autre est à toi.', 'Un indice, pas une réponse.'],
  empatico: [
    'La décision reste la tienne ; je n’offre qu’une piste.',
    'Je te le dis sur la pointe des pieds.',
  ],
}
export const adviceClose: Phrases['adviceClose'] = [
  'Ça te paraît faisable ?',
  'Quel premier pas te vient le plus facilement ?',
  'Qu’est-ce qui pourrait se mettre en travers ?',
  'Ça te parle, ou c’est loin de toi ?',
  'Quand pourrais-tu essayer ?',
]
export const recall: Phrases['recall'] = {
  known: {
    name: ['Tu t’appelles {value}, bien sûr que je m’en souviens.', '{value} ! Ton nom, je ne l’oublie pas.'],
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
}
export const noted: Phrases['noted'] = {
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
}
export const hints: Phrases['hints'] = {
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
}

export const newSubjects: Phrases['newSubjects'] = [
  'Comment s’est passée ta journée jusqu’ici ?',
  'Quelle est la plus belle chose de cette semaine ?',
  'Qu’est-ce que tu ferais si personne ne regardait ?',
  'Qu’est-ce qui t’a fait une surprise dernièrement ?',
  'Si ces jours-ci avaient un titre, ce serait lequel ?',
  'Qu’est-ce qui t’a fait rire la dernière fois ?',
  'Il y a quelque chose que tu remets à plus tard ?',
  'À quoi ne renoncerais-tu jamais ?',
]
