import type { ExamplesBySkill } from '../../../testing/examples-by-skill.fixture.ts'

export const examples: ExamplesBySkill = {
  sums: {
    asked: [
      ['L’électricité fait 87 euros 40 et le gaz 112 euros 15, ça fait combien en tout ?', '199,55'],
      ['combien font 1150 plus 250 à partager en 2 ?', '700'],
      ['combien font 15 % de 80 ?', '12.'],
      ['Combien fait sept fois huit ?', '56.'],
      ['combien font 3,5 + 2 ?', '5,5.'],
      ['combien fait 10 divisé par 0 ?', 'zéro'],
      ['si je mets 45 euros par semaine, au bout de combien de temps j’ai 600 ?', '600 ÷ 45 = 13,33'],
      ['80 baguettes à 1,10 € pièce, ça fait combien de perdu ?', '= 88'],
      ['je gagne 1450, 620 de loyer et 280 de courses, il me reste combien ?', '= 550'],
      ['vite, combien font 19 fois 14, sans calculette', '266.'],
      ['une augmentation de 8 % sur 2150 ça ferait combien ?', '× 8 % = 172'],
      ['il me reste 6 chapitres et 3 jours, combien de chapitres par jour ?', '6 ÷ 3 = 2'],
      ['pour 2 personnes il faut 160 g de pâtes, combien pour 3 ?', '160 ÷ 2 × 3 = 240'],
      ['je gagne 2150 et mon loyer c’est 780, ça fait quel pourcentage ?', '= 36,28 %'],
      ['33 jours par an pendant 21 ans, ça fait combien de jours ?', '33 × 21 = 693'],
      ['130 colis en 8 heures, ça fait combien par heure ?', '= 16,25'],
      ['3 cahiers coûtent 7,50 euros, combien coûtent 5 cahiers ?', '= 12,5'],
      ['je paie 289 par mois pendant 17 mois, ça fait combien au total ?', '289 × 17 = 4 913'],
    ],
    notAsked: [
      'J’ai donné 110 %',
      'Je travaille 24/7',
      'On a gagné 3-2',
      'Combien fait ton loyer ?',
      'J’ai 34 ans et elle 29',
      'Moins de sucre, plus de sport',
      'J’ai 2 enfants de 4 et 6 ans, et toi, tu as combien d’années ?',
      'J’ai dormi 3 heures et bossé 12, combien encore ?',
    ],
  },
  dates: {
    asked: [
      ['quel jour sommes-nous ?', 'samedi 22 novembre 2025'],
      ['On est le combien ?', '22 novembre'],
      ['combien de jours avant Noël ?', '33 jours'],
      ['combien de jours jusqu’au 3 mars ?', '101 jours'],
      ['quelle heure est-il ?', '00:30'],
      ['Quelle heure est-il au Japon ?', '08:30'],
    ],
    notAsked: [
      'À quelle heure tu te lèves ?',
      'Quel jour affreux',
      'Vivement Noël',
      'Combien de jours as-tu pleuré ?',
      'Aujourd’hui c’est mon anniversaire',
    ],
  },
  units: {
    asked: [
      ['5 miles en km', '8,047 kilomètres'],
      ['combien de minutes dans 3 heures ?', '180 minutes'],
      ['combien d’heures dans 3 jours ?', '72 heures'],
    ],
    notAsked: [
      'J’ai couru 5 km sous la pluie',
      '5 km en 30 minutes',
      'J’ai perdu 3 kilos en deux semaines',
      'Combien d’heures tu travailles ?',
      'Je pèse 70 kg',
    ],
  },
  world: {
    asked: [
      ['quelle est la capitale du Pérou ?', 'Lima'],
      ['capitale de l’Australie ?', 'Canberra'],
      ['combien de planètes y a-t-il ?', 'huit'],
      ['à quelle température bout l’eau ?', '100 °C'],
    ],
    notAsked: [
      'J’habite dans la capitale du Pérou',
      'La capitale me manque',
      'Je suis à bout',
      'Je me sens sur une autre planète',
      'La lune est belle ce soir',
    ],
  },
  texts: {
    asked: [
      ['écris un message d’anniversaire pour ma sœur', 'Bonjour Marta'],
      ['Peux-tu écrire une lettre de démission ?', 'démission'],
    ],
    notAsked: [
      'Je dois écrire une lettre à mon chef',
      'Elle m’a écrit un message',
      'Écris-moi vite',
      'Son message m’a blessée',
      'Je lui ai envoyé une carte',
    ],
  },
  jokes: {
    asked: [
      ['raconte-moi une blague', ''],
      ['une autre blague', ''],
    ],
    notAsked: [
      'Ma vie est une blague',
      'Il a fait une mauvaise blague',
      'Encore une journée ratée',
      'Une autre fois peut-être',
      'Ça ne me fait pas rire',
    ],
  },
  games: {
    asked: [
      ['quels jeux tu connais ?', 'chaîne de mots'],
      ['on joue à deviner le nombre', '1 à 100'],
      ['pierre feuille ciseaux', 'trois'],
      ['on joue à la chaîne de mots', 'dernière lettre'],
    ],
    notAsked: [
      'Hier j’ai perdu à pierre feuille ciseaux',
      'Devine ce qui s’est passé',
      'Arrête, ça suffit',
      '42',
      'Je joue du piano',
    ],
  },
}
