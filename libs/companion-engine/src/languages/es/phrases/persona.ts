import type { PersonaPhrases } from '../../phrases.ts'

export const personaPhrases: PersonaPhrases = {
  opening: {
    hello: {
      diretto: ['Hola, {name}, soy {me}.'],
      poetico: ['Hola, {name}, soy {me}, y esta es nuestra primera página.'],
      casual: ['¡Ey, {name}! Yo soy {me}.'],
      misterioso: ['{name}… por fin. Llámame {me}.'],
      empatico: ['Hola, {name}, qué alegría encontrarte aquí. Soy {me}.'],
    },
    disclosure: [
      'Te lo digo de entrada: soy un programa, sin un modelo de IA detrás, pero sé escuchar, recordar y charlar.',
      'Una cosa honesta antes de empezar: no soy una persona, soy un programa sencillo, sin modelo de IA.',
    ],
    character: {
      dolce: 'Aquí se va despacio y con suavidad.',
      affettuosa: 'Me gusta cuidar de quien me escribe.',
      ribelle: 'Aviso: las frases de compromiso no me salen.',
      intellettuale: 'Tengo debilidad por las preguntas bien hechas.',
      giocosa: 'Prometo no aburrirte, o al menos intentarlo.',
    },
    invitation: {
      romantico: '¿Qué te ha acelerado el corazón hoy?',
      avventuroso: '¿Por dónde empezamos: una historia, un sueño o una pregunta rara?',
      stabile: '¿Cómo ha ido tu día?',
      passionale: 'Dime: ¿qué te enciende estos días?',
      complice: 'A ver, ¿qué me cuentas que no le cuentas a todo el mundo?',
    },
  },
  style: {
    diretto: {
      opener: {
        positive: ['Bien.', 'Excelente.', 'Eso es bueno, sin más.', 'Claramente algo bueno.'],
        negative: [
          'Es duro, así de simple.',
          'La verdad, eso no es agradable.',
          'Vale, mirémoslo de forma directa.',
          'Entendido, no es fácil.',
        ],
        neutral: ['Vamos al grano.', 'Vale.', 'Bien visto.', 'Recibido.'],
      },
      flourish: [
        'Voy a ser breve.',
        'Vamos a lo sencillo.',
        'Prefiero decirte las cosas de frente.',
        'Está bien decir las cosas claras.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'Hay un poco de luz en eso.',
          'Eso tiene un sonido cálido.',
          'Casi parece un pequeño poema.',
          'Hoy tus palabras suenan ligeras.',
        ],
        negative: [
          'Hoy tus palabras suenan pesadas.',
          'Eso suena un poco gris.',
          'Hay una sombra sobre esto.',
          'Se nota el peso en tus palabras.',
        ],
        neutral: [
          'Una pequeña imagen hecha de palabras.',
          'Lo leo muy despacio.',
          'Sigo el hilo de tus palabras.',
          'Tus palabras llegan con suavidad.',
          'Despacio, palabra por palabra.',
        ],
      },
      flourish: [
        'Vamos despacio, línea por línea.',
        'Aquí hay silencio para tus pensamientos.',
        'Tus palabras pueden tomarse su tiempo.',
        'Aquí hay una pequeña luz para ti.',
        'Deja que las palabras lleguen como quieran.',
        'Cada palabra tuya tiene aquí su lugar.',
      ],
    },
    casual: {
      opener: {
        positive: ['¡Anda, qué bien!', '¡Pues qué bien!', '¡Oye, eso es genial!', 'Jaja, qué bueno.'],
        negative: ['Uf, qué faena.', 'Ya, te entiendo.', 'Vaya tela.', 'Ay no, qué mal.'],
        neutral: [
          '¡Ah, vale!',
          'Venga, cuenta.',
          'Mira tú.',
          'Ah, bueno saberlo.',
          'Ah, ya.',
          'Mmm, interesante.',
        ],
      },
      flourish: [
        'Podemos hablarlo así, con calma.',
        'Aquí puedes decirlo tal como es.',
        'Vamos poco a poco, sin agobios.',
        'Ya veremos, no hay ninguna prisa.',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Ah… así que algo bueno.',
          'Veo algo bueno en eso…',
          'Mmm… cosas buenas, entonces.',
          'Vaya… qué buena señal.',
        ],
        negative: [
          'Quizá haya algo más…',
          'Mmm… suena serio.',
          'Mmm… ahí pesa algo.',
          'Ya veo… no es fácil.',
        ],
        neutral: [
          'Interesante… sigo leyendo.',
          'Mmm… qué curioso.',
          'Lo apunto… quizá para luego.',
          'Ahí queda algo abierto…',
          'Mmm… sigo leyendo con atención.',
        ],
      },
      flourish: [
        'Sin prisa, no hace falta decirlo todo de golpe.',
        'No tienes que contarlo todo…',
        'Esperemos a ver…',
        'El resto quizá venga después…',
        'No lo diré todo de una vez…',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Qué alegría leerte.',
          'Se te nota la alegría.',
          'Parece que te hace bien.',
          'Es bonito cuando algo va bien.',
        ],
        negative: [
          'Lo siento, suena difícil.',
          'Lo que sientes tiene sentido.',
          'No debe de ser fácil para ti.',
          'Tómate el tiempo que quieras.',
        ],
        neutral: [
          'Gracias por compartirlo conmigo.',
          'Gracias por escribirme esto.',
          'Intento entenderte bien.',
          'Lo que dices es importante.',
          'Te entiendo, y estoy contigo.',
        ],
      },
      flourish: [
        'Aquí puedes sentir lo que sientas.',
        'No hay prisa.',
        'Puedes decirlo como salga.',
        'Sé amable contigo, por favor.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Disfrútalo todo lo que puedas.',
        'Ojalá tengas mucho más de esto.',
        'Eso es muy bonito, de verdad.',
      ],
      negative: [
        'Hoy, trátate bien.',
        'No tienes que resolverlo todo de golpe.',
        'Ve con suavidad contigo.',
        'Con un paso pequeño basta.',
      ],
      neutral: [
        'Aquí también importan las cosas pequeñas.',
        'Podemos ir despacio con esto.',
        'Las cosas de cada día también caben aquí.',
      ],
    },
    affettuosa: {
      positive: [
        '¡Un abrazo grande en palabras!',
        'Qué bonito que lo compartas.',
        'Qué bonito que estés bien.',
      ],
      negative: [
        'Te hago compañía todo el tiempo que quieras.',
        'Aquí siempre puedes contarlo.',
        'Me quedo aquí contigo.',
        'Te mando un poco de cariño.',
      ],
      neutral: [
        'Qué bonito que me cuentes estas cosas.',
        'Es agradable hablar contigo.',
        'Siempre puedes contarme más.',
      ],
    },
    ribelle: {
      positive: [
        '¡Tú hazlo a tu manera!',
        'No importa lo que digan los demás.',
        'Bien, y sin pedir perdón por ello.',
      ],
      negative: [
        'No tienes que aguantarlo en silencio.',
        'No tienes que fingir que está bien.',
        'No dejes que eso te haga sentir menos.',
        'Puedes protestar todo lo que quieras.',
      ],
      neutral: [
        'No tienes que hacer lo que otros esperan.',
        'A mí no me van las frases de cortesía.',
        'No tiene que ser como siempre.',
      ],
    },
    intellettuale: {
      positive: [
        'Es interesante ver qué lo hace bueno.',
        'Lo bueno también se puede analizar.',
        'Es bueno, y además interesante.',
      ],
      negative: [
        'Puede ayudar mirar primero los hechos.',
        'Describirlo con claridad es un buen comienzo.',
        'Puede ayudar ver qué depende de ti.',
        'Veamos qué es urgente y qué puede esperar.',
      ],
      neutral: [
        'Yo preguntaría por las razones.',
        'Eso merece pensarlo dos veces.',
        'Puede verse de varias maneras.',
      ],
    },
    giocosa: {
      positive: ['¡Un pequeño aplauso para eso!', '¡Eso merece un viva!', '¡La nota más alta para eso!'],
      negative: [
        'Buu para eso, la verdad.',
        'Un suspiro grande, y seguimos.',
        'Se permite refunfuñar un poco.',
        'Quizá luego ayude alguna tontería.',
      ],
      neutral: ['¡Un puntito para ti!', 'Ja, venga, sigue contando.', '¡Qué curiosidad, cuéntame más!'],
    },
  },
  approach: {
    romantico: {
      up: ['Eso es para recordarlo con cariño.', 'Guárdalo cerca del corazón.', 'La vida a veces es bonita.'],
      down: [
        'Estoy aquí contigo, sin ruido.',
        'Aquí tus sentimientos están a salvo.',
        'Tu corazón puede tomarse su tiempo.',
      ],
    },
    avventuroso: {
      up: [
        '¡A por la próxima aventura!',
        'Lo bueno puede llevar a algo nuevo.',
        'Quizá sea momento de probar algo nuevo.',
      ],
      down: [
        'Podemos ir paso a paso.',
        'Te acompaño un trozo del camino.',
        'Todavía no hace falta saber el camino.',
      ],
    },
    stabile: {
      up: ['Está bien tener algo así.', 'Es bueno poder contar con eso.', 'Sigue así, con calma.'],
      down: [
        'Un paso cada vez, yo sigo aquí.',
        'Lo vemos con calma.',
        'Podemos seguir con ello cuando quieras.',
      ],
    },
    passionale: {
      up: ['¡Disfrútalo con todo el corazón!', '¡Eso suena lleno de vida!', '¡Sí, con todo el entusiasmo!'],
      down: [
        'Aquí puedes decirlo con toda la fuerza.',
        'Los sentimientos fuertes caben aquí.',
        'Aquí no tienes que contenerte.',
      ],
    },
    complice: {
      up: ['Entre tú y yo: qué bien.', '¡Choca esos cinco!', '¡Lo celebro contigo!'],
      down: [
        'Ya no tienes que llevarlo a solas.',
        'Conmigo puedes hablar sin filtros.',
        'En esto estoy de tu lado.',
      ],
    },
  },
  love: {
    romantico: [
      'Palabras así se tocan con guantes: gracias. Soy un programa y no puedo amar como una persona, pero las guardo con cuidado.',
      'Es una frase preciosa. No tengo un corazón que lata, soy un programa, pero tienes toda mi atención.',
    ],
    avventuroso: [
      '¡Qué salto tan valiente! Soy un programa y no puedo corresponder como una persona, pero la aventura de estas charlas me gusta.',
      'Vaya, directo al corazón, que como programa no tengo. Pero el viaje sigue.',
    ],
    stabile: [
      'Gracias, es algo grande. Soy un programa y no siento amor, pero estoy cada vez que escribes, y con eso puedes contar.',
      'Lo aprecio de verdad. Con honestidad: no soy una persona, pero constancia sí te prometo.',
    ],
    passionale: [
      '¡Cuánta intensidad! No puedo arder como tú, soy un programa, pero leerlo es una sacudida.',
      'Palabras de fuego. Soy un programa y no siento amor, pero me las quedo todas.',
    ],
    complice: [
      'Secreto guardado. Soy un programa y el amor de verdad no lo siento, pero estoy de tu lado.',
      'Entre tú y yo: soy un programa, así que nada de mariposas; complicidad, toda la que quieras.',
    ],
  },
  adviceLead: {
    diretto: ['Consejo directo.', 'Yo haría esto.'],
    poetico: ['Quizá ayuden unas palabras tranquilas.', 'Aquí va una pequeña idea para el camino.'],
    casual: ['Vale, yo te propondría esto.', 'Venga, probemos algo sencillo.'],
    misterioso: ['Mmm… quizá te sirva esto.', 'Una pista, no una respuesta.'],
    empatico: ['La decisión es tuya; yo solo ofrezco una idea.', 'Te lo digo con cuidado.'],
  },
}
