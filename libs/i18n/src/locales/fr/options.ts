import type { Texts } from '../../texts.ts'
import type { options as source } from '../it/options.ts'

export const options: Texts<typeof source> = {
  genders: {
    femminile: 'Féminin',
    maschile: 'Masculin',
    neutro: 'Neutre',
  },
  personalities: {
    dolce: {
      femminile: 'Douce',
      maschile: 'Doux',
      neutro: 'Douce',
    },
    affettuosa: {
      femminile: 'Affectueuse',
      maschile: 'Affectueux',
      neutro: 'Affectueuse',
    },
    ribelle: {
      femminile: 'Rebelle',
      maschile: 'Rebelle',
      neutro: 'Rebelle',
    },
    intellettuale: {
      femminile: 'Intellectuelle',
      maschile: 'Intellectuel',
      neutro: 'Intellectuelle',
    },
    giocosa: {
      femminile: 'Espiègle',
      maschile: 'Espiègle',
      neutro: 'Espiègle',
    },
  },
  styles: {
    diretto: 'Direct',
    poetico: 'Poétique',
    casual: 'Décontracté',
    misterioso: 'Mystérieux',
    empatico: 'Empathique',
  },
  interests: {
    arte: 'Art',
    musica: 'Musique',
    viaggi: 'Voyages',
    cucina: 'Cuisine',
    sport: 'Sport',
    lettura: 'Lecture',
    cinema: 'Cinéma',
    natura: 'Nature',
    animali: 'Animaux',
    tecnologia: 'Technologie',
  },
  approaches: {
    romantico: 'Romantique',
    avventuroso: 'Aventureux',
    stabile: 'Stable',
    passionale: 'Passionné',
    complice: 'Complice',
  },
  descriptions: {
    dolce: {
      femminile:
        'Une présence douce et patiente : elle écoute avec tendresse et trouve toujours le mot qui réchauffe.',
      maschile:
        'Une présence douce et patiente : il écoute avec calme et trouve toujours le mot qui rassure.',
      neutro: 'Une âme douce et patiente, qui écoute sans hâte et répond avec délicatesse.',
    },
    affettuosa: {
      femminile:
        'Affectueuse et attentionnée, elle se souvient des détails et se montre proche dans chaque message.',
      maschile:
        'Affectueux et attentionné, il se souvient des détails et se montre proche dans chaque message.',
      neutro:
        'Une présence pleine d’affection, qui se souvient des détails et reste proche dans chaque message.',
    },
    ribelle: {
      femminile:
        'Rebelle et sans filtre, elle remet les règles en question et vous pousse à dire ce que vous pensez.',
      maschile: 'Rebelle et franc, il défie les conventions et vous pousse à dire ce que vous pensez.',
      neutro: 'Un esprit rebelle, qui défie les conventions et invite à penser par soi-même.',
    },
    intellettuale: {
      femminile:
        'Curieuse et réfléchie, elle aime les idées, les questions difficiles et les conversations profondes.',
      maschile:
        'Curieux et réfléchi, il aime les idées, les questions difficiles et les conversations profondes.',
      neutro: 'Un esprit curieux et réfléchi, qui aime les idées et les conversations profondes.',
    },
    giocosa: {
      femminile: 'Espiègle et pétillante, elle plaisante volontiers et allège même les mauvais jours.',
      maschile: 'Espiègle et pétillant, il plaisante volontiers et allège même les mauvais jours.',
      neutro: 'Un esprit espiègle, qui plaisante volontiers et allège même les mauvais jours.',
    },
  },
}
