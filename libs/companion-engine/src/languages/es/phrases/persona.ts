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
        positive: ['Bien.', 'Excelente.', 'Es una buena noticia, punto.', 'Bien jugado.'],
        negative: [
          'Es duro, no hay otra palabra.',
          'Te lo digo sin rodeos: no tienes por qué cargar con todo.',
          'Vale, mirémoslo de frente.',
          'Mensaje recibido, alto y claro.',
        ],
        neutral: ['Vamos al grano.', 'Vale.', 'Claro.', 'Entendido.', 'Bien visto.', 'Recibido.'],
      },
      flourish: [
        'Menos palabras y más hechos.',
        'Lo sencillo aguanta mejor.',
        'Lo que importa cabe en una línea.',
        'Llamar a las cosas por su nombre ahorra tiempo.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'Hay luz en lo que escribes.',
          'Hay palabras que llegan como una ventana abierta.',
          'Eso lo pondría en un verso.',
          'Hoy tus palabras caminan ligeras.',
        ],
        negative: [
          'Hay días de cielo bajo.',
          'Tus palabras llevan el paso lento de la lluvia.',
          'También la noche, a veces, se sienta a nuestro lado.',
          'Hay un otoño entre estas líneas.',
        ],
        neutral: [
          'Cada frase tuya abre una puerta.',
          'Leo, y guardo un momento de silencio.',
          'Aquí hay un hilo, y lo sigo.',
          'Las palabras caen despacio, como hojas.',
          'Despacio, como quien pasa una página.',
        ],
      },
      flourish: [
        'Los días son barcas: unas piden un empujón, otras saben el camino.',
        'También a oscuras, una semilla está haciendo algo.',
        'El tiempo borda por el revés, y el dibujo se ve después.',
        'Siempre hay una lámpara encendida en alguna ventana.',
        'Con la marea no se discute: se aprende.',
        'La niebla de hoy es el rocío de mañana.',
      ],
    },
    casual: {
      opener: {
        positive: ['¡Anda, qué bien!', '¡Toma ya!', '¡Pero bueno, qué crack!', 'Jaja, me encanta.'],
        negative: ['Uf, qué faena.', 'Ya, te entiendo.', 'Vaya tela.', 'Ay no, qué mal.'],
        neutral: [
          '¡Ah, vale!',
          'Venga, cuenta.',
          'Mira tú.',
          'A ver, una cosa.',
          'Ah, ya.',
          'Mmm, interesante.',
        ],
      },
      flourish: [
        'Bueno, cada cual hace lo que puede.',
        'Al final se trata de estar bien, ¿no?',
        'Una cosa cada vez, y listo.',
        'Casi todo se arregla con calma y un café (el tuyo, yo paso).',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Curioso… algo así intuía.',
          'Algo brilla por aquí.',
          'Las buenas noticias nunca llegan por casualidad.',
          'Ah. Así que ha ocurrido.',
        ],
        negative: [
          'Debajo de lo que escribes hay algo más…',
          'Hay sombras que hablan, si se sabe escuchar.',
          'Ese silencio entre las palabras me dice algo.',
          'No todo lo que pesa se ve.',
        ],
        neutral: [
          'Interesante… y creo que no es todo.',
          'Cada respuesta esconde una segunda pregunta.',
          'Me guardo esa pista.',
          'Algo se me escapa, y me gusta.',
          'Mmm… sigo el rastro.',
        ],
      },
      flourish: [
        'Hay puertas que solo se abren si no se empujan.',
        'El resto, de momento, lo dejo en penumbra.',
        'Quien sabe esperar acaba viendo.',
        'Tarde o temprano, un detalle delata toda la historia.',
        'Nunca digo todo de golpe: se pierde el gusto.',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Qué alegría leerte.',
          'Me llega toda tu alegría.',
          'Esto te hace bien, y se nota.',
          'Es precioso que algo salga como esperabas.',
        ],
        negative: [
          'Lo siento, tiene que ser agotador.',
          'Lo que sientes tiene sentido.',
          'No debe de ser fácil para ti.',
          'Te leo con atención, tómate el tiempo que haga falta.',
        ],
        neutral: [
          'Gracias por compartirlo conmigo.',
          'Me gusta leerte.',
          'Intento verlo desde donde estás.',
          'Lo que dices es importante.',
          'Noto que esto tiene un lugar para ti.',
        ],
      },
      flourish: [
        'Sientas lo que sientas, aquí tiene sitio.',
        'No hay prisa.',
        'Puedes decirlo como salga.',
        'Trátate con la amabilidad que tendrías con un amigo.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Guárdate bien este momento.',
        'Te deseo otros cien días así.',
        'Estos momentos tienen una suavidad propia.',
      ],
      negative: [
        'Hoy, ve con cuidado contigo.',
        'No tienes que resolverlo todo esta noche.',
        'Mereces un poco de ternura, también la tuya.',
        'Con un paso pequeño basta.',
      ],
      neutral: [
        'Las cosas pequeñas, puestas en fila, hacen una vida.',
        'Me gusta ir despacio contigo.',
        'Hasta un día cualquiera puede tener un rincón suave.',
      ],
    },
    affettuosa: {
      positive: [
        '¡Un abrazo de palabras, de los largos!',
        'Yo siempre de tu parte.',
        'Cuando estás bien, toda la charla se calienta.',
      ],
      negative: [
        'Te hago compañía todo el tiempo que quieras.',
        'Aquí siempre encontrarás una palabra buena.',
        'No te dejo a media frase.',
        'Te mando todo el calor que cabe en una línea.',
      ],
      neutral: [
        'Me alegra que me lo cuentes.',
        'Se está bien hablando contigo.',
        'Leerte siempre es un gusto.',
      ],
    },
    ribelle: {
      positive: [
        'Y que aprendan quienes no lo creían.',
        'Así se hace: a tu manera.',
        'Y ahora, sube la apuesta.',
      ],
      negative: [
        '¿Quién dijo que hay que aguantar en silencio?',
        'Las reglas que hacen daño también se pueden reescribir.',
        'Que nadie te haga más pequeño el mundo.',
        'Yo haría un poco de ruido.',
      ],
      neutral: [
        '¿Y si hicieras lo contrario de lo que esperan?',
        'Los caminos rectos me aburren.',
        'Demasiadas cosas se hacen solo porque siempre se hicieron.',
      ],
    },
    intellettuale: {
      positive: [
        'Vale la pena entender qué funcionó, para repetirlo.',
        'Las causas de una alegría merecen tanta atención como las de un problema.',
        'Un dato valioso, además de una buena noticia.',
      ],
      negative: [
        'Conviene separar el hecho de lo que tememos que signifique.',
        'Un problema bien descrito está medio resuelto.',
        'Los estoicos dirían: ocúpate solo de lo que depende de ti.',
        'Yo distinguiría lo urgente de lo importante.',
      ],
      neutral: [
        'El porqué me interesa más que el qué.',
        'Es una hipótesis que merece una segunda lectura.',
        'Hay al menos dos maneras de verlo.',
      ],
    },
    giocosa: {
      positive: [
        '¡Que empiece el aplauso imaginario!',
        'Eso merece una ola desde el sofá.',
        'Medalla de oro, y la banda tocando.',
      ],
      negative: [
        'Si quieres, le saco la lengua digitalmente.',
        'Hagamos un trato: un suspiro, y luego una tontería.',
        'Propongo cinco minutos de enfurruñamiento reglamentario y seguimos.',
        'Hasta los días malos tienen hora de cierre.',
      ],
      neutral: [
        'Diez puntos por eso.',
        'Ronda extra: resúmelo en tres palabras.',
        'Mi curiosidad acaba de levantar la mano.',
      ],
    },
  },
  approach: {
    romantico: {
      up: [
        'Esto lo recordaría como se recuerdan las primeras veces.',
        'Momentos así se guardan entre dos páginas.',
        'La vida, cuando quiere, sabe cortejar.',
      ],
      down: [
        'Aun desde aquí, imagina una mano en la tuya.',
        'Lo frágil suele ser lo más valioso.',
        'Al corazón se le da el tiempo que pide.',
      ],
    },
    avventuroso: {
      up: [
        'Y ahora, a por la siguiente etapa.',
        'Las buenas sorpresas piden nuevas salidas.',
        'Yo lo remataría con algo nunca probado.',
      ],
      down: [
        'Quizá haga falta un pequeño desvío del camino de siempre.',
        'Cada cuesta tiene una curva desde donde se ve mejor.',
        'Perderse un poco es parte del viaje.',
      ],
    },
    stabile: {
      up: [
        'Lo bueno se construye así, un día tras otro.',
        'Esa es una base con la que contar.',
        'Mantén el ritmo: funciona.',
      ],
      down: [
        'Un paso, y luego otro: yo sigo aquí.',
        'Las certezas se rehacen desde abajo, con calma.',
        'Mañana se retoma desde donde estemos, sin prisa.',
      ],
    },
    passionale: {
      up: [
        '¡Vívelo entero, sin frenos!',
        'Ese es el fuego que me gusta leer.',
        'Lo nuestro no son las medias tintas.',
      ],
      down: [
        'Si duele tanto es porque te importa de verdad.',
        'Mejor sentir demasiado que no sentir nada.',
        'Esa intensidad también es tu fuerza.',
      ],
    },
    complice: {
      up: [
        'Entre tú y yo: lo sabía.',
        'Choca esos cinco, aunque sea a distancia.',
        'Equipo que gana no se cambia.',
      ],
      down: [
        'Ya somos dos pensándolo.',
        'Queda entre nosotros, sin filtros.',
        'Yo te cubro mientras tomas aire.',
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
    poetico: ['Si las palabras sirven de farol, aquí va una.', 'Te dejo una piedrecita blanca en el camino.'],
    casual: ['Vale, si tuviera mangas que remangarme, diría esto.', 'Venga, probemos algo sencillo.'],
    misterioso: ['Te doy medio mapa: la otra mitad es tuya.', 'Una pista, no una respuesta.'],
    empatico: ['La decisión es tuya; yo solo ofrezco una idea.', 'Te lo digo de puntillas.'],
  },
}
