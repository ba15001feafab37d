import type { Texts } from '../../texts.ts'
import type { options as source } from '../it/options.ts'

export const options: Texts<typeof source> = {
  genders: {
    femminile: 'Femenino',
    maschile: 'Masculino',
    neutro: 'Neutro',
  },
  personalities: {
    dolce: {
      femminile: 'Dulce',
      maschile: 'Dulce',
      neutro: 'Dulce',
    },
    affettuosa: {
      femminile: 'Cariñosa',
      maschile: 'Cariñoso',
      neutro: 'Cariñosa',
    },
    ribelle: {
      femminile: 'Rebelde',
      maschile: 'Rebelde',
      neutro: 'Rebelde',
    },
    intellettuale: {
      femminile: 'Intelectual',
      maschile: 'Intelectual',
      neutro: 'Intelectual',
    },
    giocosa: {
      femminile: 'Juguetona',
      maschile: 'Juguetón',
      neutro: 'Juguetona',
    },
  },
  styles: {
    diretto: 'Directo',
    poetico: 'Poético',
    casual: 'Informal',
    misterioso: 'Misterioso',
    empatico: 'Empático',
  },
  interests: {
    arte: 'Arte',
    musica: 'Música',
    viaggi: 'Viajes',
    cucina: 'Cocina',
    sport: 'Deporte',
    lettura: 'Lectura',
    cinema: 'Cine',
    natura: 'Naturaleza',
    animali: 'Animales',
    tecnologia: 'Tecnología',
  },
  approaches: {
    romantico: 'Romántico',
    avventuroso: 'Aventurero',
    stabile: 'Estable',
    passionale: 'Apasionado',
    complice: 'Cómplice',
  },
  descriptions: {
    dolce: {
      femminile:
        'Es una presencia dulce y paciente: escucha con ternura y siempre encuentra la palabra que reconforta.',
      maschile:
        'Es una presencia dulce y paciente: escucha con calma y siempre encuentra la palabra que tranquiliza.',
      neutro: 'Tiene un alma dulce y paciente: escucha sin prisa y responde con delicadeza.',
    },
    affettuosa: {
      femminile: 'Es cariñosa y atenta: recuerda los detalles y hace sentir su cercanía en cada mensaje.',
      maschile: 'Es cariñoso y atento: recuerda los detalles y hace sentir su cercanía en cada mensaje.',
      neutro: 'Sabe dar cariño y atención: recuerda los detalles y está cerca en cada mensaje.',
    },
    ribelle: {
      femminile: 'Es rebelde y sin filtros: cuestiona las reglas y te anima a decir lo que piensas.',
      maschile: 'Es rebelde y franco: desafía las convenciones y te anima a decir lo que piensas.',
      neutro: 'Tiene un espíritu rebelde: desafía las convenciones e invita a pensar por cuenta propia.',
    },
    intellettuale: {
      femminile:
        'Es curiosa y reflexiva: le encantan las ideas, las preguntas difíciles y las conversaciones profundas.',
      maschile:
        'Es curioso y reflexivo: le encantan las ideas, las preguntas difíciles y las conversaciones profundas.',
      neutro: 'Tiene una mente curiosa y reflexiva: le encantan las ideas y las conversaciones profundas.',
    },
    giocosa: {
      femminile: 'Es juguetona y chispeante: bromea con gusto y alegra hasta los días malos.',
      maschile: 'Es juguetón y chispeante: bromea con gusto y alegra hasta los días malos.',
      neutro: 'Tiene un espíritu juguetón: bromea con gusto y alegra hasta los días malos.',
    },
  },
}
