import type { ReactionPhrases } from '../../phrases.ts'

export const reactions: ReactionPhrases = {
  mirror: {
    positive: [
      '{Clause}: qué cosa tan bonita.',
      '{Clause}, y se nota que te sienta bien.',
      'Así que {clause}. ¡Me alegro!',
      '¡{Clause}! No pasa todos los días.',
    ],
    negative: [
      '{Clause}, y no es poco.',
      'Así que {clause}: entiendo que pese.',
      '{Clause}. Lo siento.',
      'Si lo entiendo bien, {clause}.',
    ],
    neutral: [
      'Así que {clause}.',
      '{Clause}, entonces.',
      'Bien, {clause}: te sigo.',
      'Me dices que {clause}.',
      '{Clause}, bueno es saberlo.',
      'Entonces {clause}, ya veo.',
    ],
  },
  salutations: [
    {
      said: /^[¿\s]*(?:\p{L}+,? )?(?:estas(?: ahi)?|sigues ahi)\s*\?+$/u,
      say: ['Sí, aquí estoy.', 'Sí, sigo aquí.'],
    },
    { said: /\bbuen(?:os)? dias?\b/, say: ['¡Buenos días!', '¡Muy buenos días!'] },
    { said: /\bbuenas tardes\b/, say: ['¡Buenas tardes!'] },
    { said: /\bb(?:ue)?nas noches\b/, say: ['¡Buenas noches!'] },
  ],
  why: ['Te lo pregunto porque {because}.', 'Porque {because}.', 'Muy sencillo: {because}.'],
  whyNothingAsked: [
    'Buena pregunta, y no tengo una respuesta segura.',
    'El porqué se me escapa: solo sé lo que me cuentas.',
  ],
  yes: ['Muy bien.', 'De acuerdo.', 'Me lo imaginaba.', 'Perfecto, entonces sigamos.'],
  no: ['Está bien, nada.', 'Entendido, lo dejamos.', 'Vale, sin problema.', 'Bueno es saberlo.'],
  ok: ['Vale, sin prisa.', 'Me parece bien.', 'De acuerdo, lo dejamos así.', 'Vale, aquí sigo.'],
  unsure: [
    'No saberlo es una respuesta honesta.',
    'No pasa nada por no tenerlo claro.',
    'Dejémoslo ahí, quizá vuelva solo.',
    'Hay respuestas que llegan cuando nadie las busca.',
  ],
  fine: ['Me alegro.', 'Qué bien saberlo.', 'Eso ya es algo.'],
  poorly: ['Lo siento.', 'Gracias por decirlo sin rodeos.', 'Entonces no hagamos como si nada.'],
  anotherText: [
    'No puedo cambiarlo, pero tengo otro:',
    'Reescribirlo no sé, pero también está este:',
    'Entonces quizá este:',
  ],
  noMore: ['De eso no tengo más, lo siento.', 'Ahí se me acaban las ideas.'],
  settled: [
    'Bien. Luego cuéntame cómo fue, me interesa.',
    'Dedos cruzados, a mi manera. Ya me contarás.',
    'Suena a buen plan. Si algo cambia, aquí estoy.',
    'Buena elección. Y si sale de otro modo, lo volvemos a pensar.',
  ],
  presence: [
    'No tienes que añadir nada. Aquí estoy.',
    'No hace falta encontrar palabras ahora.',
    'Cuenta lo que quieras, poco o mucho.',
    'Me quedo contigo en esto, a tu ritmo.',
    'También podemos dejarlo aquí un momento, sin arreglarlo.',
  ],
  offers: [
    [
      '¿Quieres que te cuente yo algo, para variar?',
      'Pues mira: una vez alguien plantó un árbol bajo el que nunca se sentaría, y mientras tanto silbaba. Me gusta.',
      'Está bien. Un poco de silencio también acompaña.',
    ],
    [
      '¿Prefieres que pregunte menos?',
      'Entendido: menos preguntas. Escribe lo que salga.',
      'Bien, entonces la curiosidad se queda.',
    ],
    [
      '¿Una ronda rápida de «esto o aquello»?',
      'Empiezo: ¿ventanilla o pasillo?',
      'Sin juegos, entonces. Solo nosotros.',
    ],
    [
      '¿Hablamos un rato de algo ligero?',
      'Con gusto: ¿qué es lo más rico que has comido esta semana?',
      'Vale, también podemos quedarnos aquí sin más.',
    ],
  ],
  newSubjects: [
    '¿Cómo ha ido tu día hasta ahora?',
    '¿Qué ha sido lo mejor de esta semana?',
    '¿Qué harías si nadie mirara?',
    '¿Qué te ha sorprendido últimamente?',
    'Si estos días tuvieran un título, ¿cuál sería?',
    '¿Qué fue lo último que te hizo reír?',
    '¿Hay algo que estés dejando para luego?',
    '¿A qué no renunciarías nunca?',
  ],
  adviceFollowUp: [
    '¿Te parece posible?',
    '¿Qué primer paso te sale más fácil?',
    '¿Qué podría ponerse por medio?',
    '¿Te suena, o te queda lejos?',
    '¿Cuándo podrías probarlo?',
  ],
  loveFollowUp: [
    '¿Qué te hace bien cuando hablamos?',
    '¿Hay alguien en tu vida a quien querrías decírselo?',
    '¿Qué significa para ti querer a alguien?',
    '¿Cómo te sientes ahora que lo has dicho?',
  ],
}
