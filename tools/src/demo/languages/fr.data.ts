import type { DemoLanguage } from './demo-language.ts'

export const fr: DemoLanguage = {
  women: ['Camille', 'Léa', 'Manon', 'Chloé', 'Juliette', 'Margaux', 'Élodie', 'Anaïs', 'Pauline', 'Inès'],
  men: ['Hugo', 'Louis', 'Antoine', 'Théo', 'Maxime', 'Julien', 'Bastien', 'Rémi', 'Étienne', 'Quentin'],
  surnames: [
    'Lefèvre',
    'Moreau',
    'Garnier',
    'Chevalier',
    'Fabre',
    'Renaud',
    'Colin',
    'Barbier',
    'Perrin',
    'Gauthier',
    'Marchand',
    'Dumas',
  ],
  companions: {
    femminile: ['Apolline', 'Jade', 'Céleste', 'Iris', 'Clémence'],
    maschile: ['Gabin', 'Arthur', 'Marius', 'Félix', 'Augustin'],
    neutro: ['Sacha', 'Charlie', 'Alix'],
  },
  cities: ['Lyon', 'Nantes', 'Lille', 'Rennes', 'Grenoble', 'Montpellier'],
  works: ['dans une librairie', 'à l’hôpital', 'dans une boulangerie', 'dans une école', 'dans une agence'],
  phone: '+33 6 39 98 ## ##',
  dialogues: [
    [
      {
        emotion: 'neutral',
        message: 'Bonjour {partner}, moi c’est {user}. J’habite à {city}. Comment ça marche ici ?',
        reply:
          'Bonjour {user} ! Je suis un programme : j’écoute et je retiens ce que tu me racontes. Comment est {city} aujourd’hui ?',
        fact: { kind: 'home', key: 'home', value: '{city}', text: 'Tu habites à {city}' },
      },
      {
        emotion: 'neutral',
        message: 'Il pleut, comme souvent. Je travaille {work}, donc ça va.',
        reply: 'Au moins, tu es à l’abri. Quel est le meilleur moment de ta journée là-bas ?',
        fact: { kind: 'job', key: 'job', value: '{work}', text: 'Tu travailles {work}' },
      },
      {
        emotion: 'neutral',
        message: 'Le matin, quand tout est encore calme.',
        reply: 'Je comprends. Le calme du matin, ça se savoure. Tu me diras comment était celui de demain ?',
      },
    ],
    [
      {
        emotion: 'feeling_down',
        message: 'J’ai le moral à zéro aujourd’hui, rien n’a marché.',
        reply: 'C’est dur, une journée pareille. Par quoi as-tu envie de commencer ?',
      },
      {
        emotion: 'feeling_down',
        message: 'Ma sœur Louise a annulé notre week-end. Je m’en faisais une joie.',
        reply: 'La déception est à la hauteur de l’attente. Louise sait-elle à quel point tu y tenais ?',
        fact: { kind: 'person', key: 'person:sister', value: 'Louise', text: 'Ta sœur s’appelle Louise' },
      },
    ],
    [
      {
        emotion: 'looking_for_fun',
        message: 'Enfin vendredi ! Une idée pour s’amuser ce soir ?',
        reply: 'Un blind test où chacun fredonne sans paroles. Les fausses notes rapportent double.',
      },
      {
        emotion: 'looking_for_fun',
        message: 'Excellent, mes amis chantent tous faux, on va bien rire.',
        reply: 'Alors la victoire sera disputée. Raconte-moi demain qui a fait reconnaître quoi !',
      },
    ],
    [
      {
        emotion: 'in_love',
        message: 'Je crois que je suis en plein coup de foudre. Je pense à Noé tout le temps.',
        reply: 'Quelle belle nouvelle ! Qu’est-ce qui te plaît tant chez Noé ?',
        fact: { kind: 'person', key: 'person:crush', value: 'Noé', text: 'Tu penses souvent à Noé' },
      },
      {
        emotion: 'in_love',
        message: 'Son rire, et sa façon de poser des questions.',
        reply: 'On reconnaît quelqu’un à ses questions. Et les tiennes, tu les as posées ?',
      },
      {
        emotion: 'in_love',
        message: 'Bientôt. On se promène au bord de l’eau dimanche.',
        reply: 'Un dimanche au bord de l’eau, c’est déjà une réponse. Je te souhaite du soleil.',
      },
    ],
    [
      {
        emotion: 'looking_for_distraction',
        message: 'Impossible de dormir. On parle de tout sauf du travail ?',
        reply: 'Avec plaisir. Tu montes dans un train de nuit sans connaître sa destination. Que vois-tu ?',
      },
      {
        emotion: 'looking_for_distraction',
        message: 'Des montagnes, et un petit village avec une seule lumière.',
        reply: 'Gardons cette lumière. Qui est encore debout, à cette heure, derrière la fenêtre ?',
        fact: { kind: 'like', key: 'taste:montagne', value: 'la montagne', text: 'Tu aimes la montagne' },
      },
    ],
    [
      {
        emotion: 'looking_for_love',
        message: 'J’aimerais rencontrer quelqu’un, mais les applis me fatiguent.',
        reply: 'Je comprends. Où parles-tu déjà avec des gens sans avoir à te vendre ?',
      },
      {
        emotion: 'looking_for_love',
        message: 'À la chorale du mardi, peut-être.',
        reply: 'Chanter ensemble, c’est déjà s’écouter. Qui te fait sourire, là-bas ?',
        fact: { kind: 'like', key: 'taste:chorale', value: 'la chorale', text: 'Tu aimes la chorale' },
      },
    ],
    [
      {
        emotion: 'depressed',
        message: 'Depuis des semaines, je n’ai plus goût à rien.',
        reply: 'Merci de me le dire. Des semaines, c’est long. Un proche ou ton médecin est-il au courant ?',
      },
      {
        emotion: 'depressed',
        message: 'Non, je ne veux pas peser sur les autres.',
        reply: 'Ceux qui t’aiment préfèrent savoir. On cherche ensemble les deux premières phrases ?',
      },
      {
        emotion: 'feeling_down',
        message: 'D’accord. J’appellerai peut-être mon frère demain.',
        reply: 'C’est un vrai pas. « En ce moment c’est difficile, tu m’écoutes un peu ? » suffit.',
      },
    ],
    [
      {
        emotion: 'drunk',
        message: 'Complètement ivre ce soir, la pièce tourne et le chat me juge haha',
        reply: 'Le chat a raison : un grand verre d’eau, et pas de voiture. Il y a quelqu’un avec toi ?',
        fact: { kind: 'pet', key: 'pet:cat', value: '', text: 'Tu as un chat' },
      },
      {
        emotion: 'looking_for_fun',
        message: 'Oui, toute la bande ! On fête un nouvel appart.',
        reply: 'Bravo pour l’appart ! De l’eau pour tout le monde, et demain je veux la visite.',
      },
    ],
  ],
  feedbacks: [
    [5, 'On se sent écouté, et c’est dit clairement que c’est un programme. Bravo.'],
    [5, 'Le soir, dix minutes ici et je dors mieux.'],
    [4, 'Très agréable. Il manque juste un mode sombre pour les images.'],
    [3, 'Bien, mais les réponses se ressemblent parfois.'],
    [1, 'Je n’arrive pas à changer mon numéro de téléphone.'],
    [null, 'Est-ce que d’autres langues sont prévues ?'],
  ],
}
