import type { Texts } from '../../texts.ts'
import type { options as source } from '../it/options.ts'

export const options: Texts<typeof source> = {
  genders: {
    femminile: 'Female',
    maschile: 'Male',
    neutro: 'Neutral',
  },
  personalities: {
    dolce: {
      femminile: 'Sweet',
      maschile: 'Sweet',
      neutro: 'Sweet',
    },
    affettuosa: {
      femminile: 'Affectionate',
      maschile: 'Affectionate',
      neutro: 'Affectionate',
    },
    ribelle: {
      femminile: 'Rebellious',
      maschile: 'Rebellious',
      neutro: 'Rebellious',
    },
    intellettuale: {
      femminile: 'Intellectual',
      maschile: 'Intellectual',
      neutro: 'Intellectual',
    },
    giocosa: {
      femminile: 'Playful',
      maschile: 'Playful',
      neutro: 'Playful',
    },
  },
  styles: {
    diretto: 'Direct',
    poetico: 'Poetic',
    casual: 'Casual',
    misterioso: 'Mysterious',
    empatico: 'Empathetic',
  },
  interests: {
    arte: 'Art',
    musica: 'Music',
    viaggi: 'Travel',
    cucina: 'Cooking',
    sport: 'Sport',
    lettura: 'Reading',
    cinema: 'Cinema',
    natura: 'Nature',
    animali: 'Animals',
    tecnologia: 'Technology',
  },
  approaches: {
    romantico: 'Romantic',
    avventuroso: 'Adventurous',
    stabile: 'Steady',
    passionale: 'Passionate',
    complice: 'Partner in crime',
  },
  descriptions: {
    dolce: {
      femminile: 'She is gentle and patient: she listens tenderly and always finds the word that warms.',
      maschile: 'He is gentle and patient: he listens calmly and always finds the word that reassures.',
      neutro: 'A gentle and patient soul: listens without hurry and answers with care.',
    },
    affettuosa: {
      femminile:
        'She is affectionate and caring: she remembers the details and lets you feel close in every message.',
      maschile:
        'He is affectionate and caring: he remembers the details and lets you feel close in every message.',
      neutro: 'Full of affection and attention: remembers the details and stays close in every message.',
    },
    ribelle: {
      femminile:
        'She is a rebel without filters: she questions the rules and dares you to say what you think.',
      maschile: 'He is a rebel and outspoken: he defies convention and dares you to say what you think.',
      neutro: 'A rebellious spirit: defies convention and invites you to think for yourself.',
    },
    intellettuale: {
      femminile:
        'She is curious and thoughtful: she loves ideas, hard questions and conversations that go deep.',
      maschile:
        'He is curious and thoughtful: he loves ideas, hard questions and conversations that go deep.',
      neutro: 'A curious and thoughtful mind: loves ideas and conversations that go deep.',
    },
    giocosa: {
      femminile: 'She is playful and bright: she loves to joke and can lighten even the rough days.',
      maschile: 'He is playful and bright: he loves to joke and can lighten even the rough days.',
      neutro: 'A playful spirit: loves to joke and can lighten even the rough days.',
    },
  },
}
