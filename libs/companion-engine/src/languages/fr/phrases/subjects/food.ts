import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'Bravo, un plat réussi comme ça !',
      'Ça devait être délicieux.',
      'Quel plaisir, quand la cuisine réussit.',
      'Un bon plat maison, quelle joie !',
    ],
    ask: [
      'C’est quoi ton secret pour ce plat ?',
      'Qui t’a appris à cuisiner ?',
      'Tu vas le refaire bientôt ?',
    ],
  },
  cookFailed: {
    say: [
      'Ah mince, un plat raté.',
      'C’est frustrant de cuisiner pour un résultat pareil.',
      'Dommage, après tout ce travail en cuisine.',
      'Rater un repas, ça énerve.',
    ],
    ask: [
      'Tu vas retenter cette recette ?',
      'D’habitude, tu réussis bien tes plats ?',
      'Tu cuisines souvent ?',
    ],
  },
  baking: {
    say: [
      'De la pâtisserie ou du pain maison, c’est chouette.',
      'Faire son pain ou ses gâteaux, ça prend du temps.',
      'Pétrir, mélanger, enfourner, c’est du travail.',
      'C’est tout un plaisir, les gâteaux et le pain faits chez soi.',
    ],
    ask: [
      'C’est quoi la recette que tu fais le plus souvent ?',
      'D’où tu tiens ta recette ?',
      'Tu préfères le sucré ou le salé ?',
    ],
  },
  eatingOut: {
    say: [
      'Un repas dehors, ça change.',
      'Ah, une sortie au restaurant.',
      'C’est agréable de ne pas avoir à cuisiner.',
      'Au resto, on tombe bien ou moins bien.',
    ],
    ask: [
      'Tu vas souvent au resto ?',
      'Tu prends toujours le même plat ou tu essaies ?',
      'Quel genre de cuisine tu préfères ?',
    ],
  },
  coffee: {
    say: [
      'Le café ou le petit déjeuner, c’est un moment à part.',
      'C’est bon, un petit déjeuner ou une pause café.',
      'Ça compte, ce moment-là, le matin ou à la pause.',
      'Café, thé ou tartines, on y tient.',
    ],
    ask: [
      'C’est quoi ton petit déjeuner idéal ?',
      'Qu’est-ce que tu aimes manger avec ?',
      'Tu prends ton temps, le matin ?',
    ],
  },
  hungry: {
    say: [
      'Une faim pareille, c’est pénible.',
      'Avoir le ventre vide, ça occupe toute la tête.',
      'C’est difficile de penser à autre chose quand on a faim.',
      'Ah oui, là c’est la grosse faim.',
    ],
    ask: [
      'Qu’est-ce qui te ferait le plus envie, là ?',
      'Plutôt envie de sucré ou de salé ?',
      'Tu pourras manger bientôt ?',
    ],
  },
}
