import type { Texts } from '../../texts.ts'
import type { options as source } from '../it/options.ts'

export const options: Texts<typeof source> = {
  genders: {
    femminile: 'Weiblich',
    maschile: 'Männlich',
    neutro: 'Neutral',
  },
  personalities: {
    dolce: {
      femminile: 'Sanft',
      maschile: 'Sanft',
      neutro: 'Sanft',
    },
    affettuosa: {
      femminile: 'Liebevoll',
      maschile: 'Liebevoll',
      neutro: 'Liebevoll',
    },
    ribelle: {
      femminile: 'Rebellisch',
      maschile: 'Rebellisch',
      neutro: 'Rebellisch',
    },
    intellettuale: {
      femminile: 'Intellektuell',
      maschile: 'Intellektuell',
      neutro: 'Intellektuell',
    },
    giocosa: {
      femminile: 'Verspielt',
      maschile: 'Verspielt',
      neutro: 'Verspielt',
    },
  },
  styles: {
    diretto: 'Direkt',
    poetico: 'Poetisch',
    casual: 'Locker',
    misterioso: 'Geheimnisvoll',
    empatico: 'Einfühlsam',
  },
  interests: {
    arte: 'Kunst',
    musica: 'Musik',
    viaggi: 'Reisen',
    cucina: 'Kochen',
    sport: 'Sport',
    lettura: 'Lesen',
    cinema: 'Kino',
    natura: 'Natur',
    animali: 'Tiere',
    tecnologia: 'Technik',
  },
  approaches: {
    romantico: 'Romantisch',
    avventuroso: 'Abenteuerlustig',
    stabile: 'Beständig',
    passionale: 'Leidenschaftlich',
    complice: 'Vertraut',
  },
  descriptions: {
    dolce: {
      femminile: 'Sie ist sanft und geduldig: Sie hört zärtlich zu und findet immer das Wort, das wärmt.',
      maschile: 'Er ist sanft und geduldig: Er hört ruhig zu und findet immer das Wort, das beruhigt.',
      neutro: 'Ein sanftes, geduldiges Wesen: hört ohne Eile zu und antwortet mit Feingefühl.',
    },
    affettuosa: {
      femminile:
        'Sie ist liebevoll und fürsorglich: Sie merkt sich Einzelheiten und ist in jeder Nachricht ganz nah.',
      maschile:
        'Er ist liebevoll und fürsorglich: Er merkt sich Einzelheiten und ist in jeder Nachricht ganz nah.',
      neutro:
        'Voller Zuneigung und Aufmerksamkeit: merkt sich Einzelheiten und bleibt in jeder Nachricht nah.',
    },
    ribelle: {
      femminile:
        'Sie ist rebellisch und ungefiltert: Sie stellt Regeln infrage und bringt dich dazu, zu sagen, was du denkst.',
      maschile:
        'Er ist rebellisch und geradeheraus: Er trotzt Konventionen und bringt dich dazu, zu sagen, was du denkst.',
      neutro: 'Ein rebellischer Geist: trotzt Konventionen und lädt dazu ein, selbst zu denken.',
    },
    intellettuale: {
      femminile:
        'Sie ist neugierig und nachdenklich: Sie liebt Ideen, schwierige Fragen und Gespräche mit Tiefgang.',
      maschile:
        'Er ist neugierig und nachdenklich: Er liebt Ideen, schwierige Fragen und Gespräche mit Tiefgang.',
      neutro: 'Ein neugieriger, nachdenklicher Kopf: liebt Ideen und Gespräche mit Tiefgang.',
    },
    giocosa: {
      femminile:
        'Sie ist verspielt und schlagfertig: Sie scherzt gern und macht selbst verkorkste Tage leichter.',
      maschile:
        'Er ist verspielt und schlagfertig: Er scherzt gern und macht selbst verkorkste Tage leichter.',
      neutro: 'Ein verspielter Geist: scherzt gern und macht selbst verkorkste Tage leichter.',
    },
  },
}
