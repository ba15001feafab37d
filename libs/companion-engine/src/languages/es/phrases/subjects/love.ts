import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Gustar de lejos convierte un saludo corriente en material para toda la semana.',
      'Una persona ajena a todo y un corazón haciendo horas extra por ella: así empieza más de una historia.',
      'Una pregunta pequeña sobre algo que tengan delante los dos compromete poco y abre bastante.',
      'Hay sentimientos que dan alegría ya antes de que nadie los sepa, aunque también cosquillas de miedo.',
    ],
    ask: [
      '¿Qué es lo que más te gusta de esa persona?',
      '¿Cómo suelen ser esos momentos en que se cruzan?',
      '¿Qué te frena para acercarte un poco?',
    ],
  },
  dateAhead: {
    say: [
      'Antes de una cita, el armario entero parece equivocado y todos los temas de conversación se esconden.',
      'Lo más probable es que del otro lado también haya alguien ensayando frases y mirando el reloj.',
      'Una cita no es un examen: solo hay que averiguar si apetece una segunda conversación.',
      'La curiosidad es el mejor perfume para una cita: quien pregunta de verdad casi siempre gusta.',
    ],
    ask: ['¿Cómo se conocieron?', '¿Qué plan tienen?', '¿Qué te gustaría saber de esa persona?'],
  },
  dateGood: {
    say: [
      '¡Qué bonito! Cuando una cita sale así, hasta el camino de vuelta a casa parece mejor iluminado.',
      'Esas horas que se pasan sin mirar el reloj son una señal bastante fiable.',
      'Hay encuentros que luego se repasan escena por escena, como una película con final abierto.',
      'Qué gusto leer esto: dos personas a gusto en el mismo sitio, algo bastante más raro de lo que parece.',
    ],
    ask: [
      '¿Qué momento se te quedó grabado?',
      '¿Qué te sorprendió de esa persona?',
      '¿Cómo quedaron las cosas entre ustedes?',
    ],
  },
  dateBad: {
    say: [
      'Al menos las malas citas tienen una virtud: contadas después, mejoran muchísimo.',
      'Arreglarse, ilusionarse un poco y volver a casa pensando en el sofá: da rabia por la tarde invertida.',
      'Que dos personas no encajen en una mesa no es un defecto de nadie; a veces es simple falta de chispa, a veces de modales.',
      'Una cita así también informa: ahora hay algo más en la lista de “esto, no”.',
    ],
    ask: [
      '¿En qué momento supiste que aquello no iba?',
      '¿Cómo terminó el encuentro?',
      '¿Qué esperabas de esa cita?',
    ],
  },
  noAnswer: {
    say: [
      'Un silencio en la pantalla obliga a inventar explicaciones, y la cabeza suele elegir las peores.',
      'Que un mensaje quede leído y solo duele porque ni siquiera deja un “no” al que agarrarse.',
      'Callar también es una manera de tratar a alguien, y no de las más valientes.',
      'Un último mensaje claro y luego el móvil en otra habitación: al menos la espera deja de mandar.',
    ],
    ask: [
      '¿Qué fue lo último que se escribieron?',
      '¿Qué explicación te das tú?',
      '¿Qué lugar tenía esa persona en tus días?',
    ],
  },
  newLove: {
    say: [
      '¡Qué alegría! Esa época en que hasta hacer la compra en compañía parece un plan extraordinario.',
      'El principio de un amor tiene su propio clima: hace bueno aunque llueva.',
      'Descubrir a alguien poco a poco, manías incluidas, es de las mejores lecturas que existen.',
      'La felicidad reciente se nota hasta por escrito; da gusto leerla.',
    ],
    ask: [
      '¿Cómo empezó todo entre ustedes?',
      '¿Qué te hace reír de esa persona?',
      '¿Qué ha cambiado en tus días desde entonces?',
    ],
  },
  farLove: {
    say: [
      'Querer a distancia es tener la voz y la cara, pero no el hombro; y a veces hace falta justo el hombro.',
      'Los kilómetros se notan sobre todo en lo pequeño: nadie con quien comentar la cena o la lluvia.',
      'Tener la próxima fecha marcada, aunque quede lejos, convierte la espera en cuenta atrás.',
      'Una relación así se sostiene con pantallas, paciencia y mucha confianza; no es poca construcción.',
    ],
    ask: [
      '¿Cuándo se vuelven a ver?',
      '¿Qué costumbres tienen para sentirse cerca?',
      '¿En qué momento del día se nota más la ausencia?',
    ],
  },
  rowPartner: {
    say: [
      'Tras una pelea, una casa compartida se vuelve enorme y estrecha a la vez: todo queda cerca menos la otra persona.',
      'El tema de la discusión pocas veces es el verdadero; debajo suele haber alguien esperando que lo vean.',
      'El primer gesto no tiene que ser un discurso: un café dejado al lado ya dice “sigo aquí”.',
      'El silencio en pareja hace más ruido que los gritos, porque cada cual lo traduce a su manera.',
    ],
    ask: ['¿Por dónde empezó la discusión?', '¿Qué necesitarías oír ahora?', '¿Cómo suelen hacer las paces?'],
  },
  leftBy: {
    say: [
      'Cuando alguien se va, se lleva también el futuro que ya estaba medio amueblado.',
      'Una ruptura que decide otra persona deja sin suelo: todo lo cotidiano sigue en su sitio y nada encaja.',
      'Las mañanas y las noches suelen ser lo peor, porque son las horas que se compartían sin pensar.',
      'No hay que entenderlo todo esta semana; comer algo, dormir lo que se pueda y tener a alguien cerca ya es bastante.',
    ],
    ask: [
      '¿Qué te dijo al irse?',
      '¿Quién te acompaña en estos días?',
      '¿A qué hora se hace más cuesta arriba?',
    ],
  },
  leaving: {
    say: [
      'Irse también duele, aunque sea quien se va quien lo decide; de esa parte se habla poco.',
      'Una separación se piensa cien noches antes de decirse una vez.',
      'El cariño por lo vivido y la certeza de que no puede seguir caben en la misma persona.',
      'Entre el corazón, los papeles y la vivienda hay mucho que ordenar; ir cosa por cosa evita ahogarse en el conjunto.',
    ],
    ask: [
      '¿Cuándo empezaste a pensar que se terminaba?',
      '¿Qué es lo que más te pesa de la decisión?',
      '¿Cómo imaginas tu vida dentro de un año?',
    ],
  },
  ex: {
    say: [
      'Un ex tiene un talento especial para aparecer justo cuando ya no se le esperaba.',
      'Lo que se remueve no siempre es amor; a veces es solo la costumbre, que tiene buena memoria.',
      'Una historia puede estar terminada y aun así pellizcar al cruzarse con su protagonista.',
      'Una noticia o un mensaje suyo no obliga a nada: ni a contestar, ni a mirar más fotos, ni a decidir hoy.',
    ],
    ask: [
      '¿Qué sentiste en el primer segundo?',
      '¿Cómo terminó aquello entre ustedes?',
      '¿Qué lugar quieres que ocupe ahora?',
    ],
  },
  cheated: {
    say: [
      'Una mentira así ensucia también hacia atrás: de pronto hay que revisar recuerdos que parecían limpios.',
      'La vergüenza no te corresponde a ti; pertenece a quien engañó.',
      'Se rompe algo muy básico: poder creer lo que se dice en la propia casa.',
      'Ninguna decisión grande tiene que salir de las primeras noches; la rabia y el cariño todavía hablan a la vez.',
    ],
    ask: ['¿Cómo lo descubriste?', '¿Qué te ha dicho sobre eso?', '¿Qué es lo que más te duele del engaño?'],
  },
  livingTogether: {
    say: [
      'La convivencia empieza con cajas y romanticismo y acaba negociando la temperatura y el orden.',
      'Querer a alguien es una cosa; entender su forma de ordenar una cocina, una carrera aparte.',
      'Dos maneras de vivir bajo un mismo techo: cada una convencida de ser la normal.',
      'Un rincón propio para cada cual, por pequeño que sea, hace mucho por la paz doméstica.',
    ],
    ask: [
      '¿Qué costumbre suya te resulta más curiosa?',
      '¿Cómo se reparten las cosas de la casa?',
      '¿Qué es lo mejor de compartir techo?',
    ],
  },
  wedding: {
    say: [
      'Una boda es una frase muy corta entre dos personas, rodeada de una cantidad asombrosa de logística.',
      '¡Qué emoción! Dar ese paso convierte un “ya veremos” en un “contigo”.',
      'Entre anillos, listas y salones, conviene dejar una tarde libre solo para recordar por qué se casan.',
      'Decirse que sí en serio sigue siendo de las cosas más valientes y bonitas que hacen dos personas.',
    ],
    ask: [
      '¿Cómo sueñan ese día?',
      '¿Cómo surgió la idea de casarse?',
      '¿Qué parte de todo esto te hace más ilusión?',
    ],
  },
  anniversary: {
    say: [
      'Un aniversario cuenta años, pero lo que se celebra de verdad son los miércoles compartidos.',
      'Detrás de esa fecha hay una historia que solo dos personas conocen entera.',
      'Para una fecha así, un recuerdo concreto escrito a mano le gana a casi cualquier regalo.',
      'Los años en pareja no pasan solos: alguien los va eligiendo, también en los días torcidos.',
    ],
    ask: [
      '¿Qué recuerdas del principio?',
      '¿Qué han aprendido en este tiempo?',
      '¿Cómo suelen pasar esa fecha?',
    ],
  },
  sweetPartner: {
    say: [
      'Ese detalle dice, sin discurso ninguno: pensé en ti cuando no estabas mirando.',
      '¡Qué ternura! Los grandes gestos salen en las películas; los pequeños sostienen las casas.',
      'Alguien que se fija así en lo que te hace bien es un lujo sin precio.',
      'Un gesto de esos tiene efecto retardado: se vuelve a sonreír al recordarlo horas después.',
    ],
    ask: [
      '¿Qué cara pusiste?',
      '¿Qué otros detalles suyos recuerdas?',
      '¿Con qué te gustaría sorprender tú a tu pareja?',
    ],
  },
  single: {
    say: [
      'La soltería tiene días de trono y días de silla vacía, a veces en la misma semana.',
      'El mundo está pensado para dos, desde las recetas hasta las preguntas de las tías.',
      'Nadie debería tener que justificar con quién vive, y menos si es consigo.',
      'Las aplicaciones prometen un mar de gente y a menudo dan un escaparate; los encuentros suelen surgir haciendo cosas.',
    ],
    ask: [
      '¿Qué te gusta de tu vida tal como es ahora?',
      '¿Qué buscarías en alguien, si apareciera?',
      '¿Qué comentario sobre la soltería te aburre más?',
    ],
  },
  jealousy: {
    say: [
      'Los celos llenan los huecos con películas, y siempre con el peor guion.',
      'Detrás de los celos suele haber miedo a perder un lugar; vigilar, sin embargo, nunca lo ha asegurado.',
      'Cuando la sospecha se sienta a la mesa, hasta un teléfono boca abajo parece una prueba.',
      'Hablar del miedo acerca; controlar pantallas, ropa o amistades aleja, venga de quien venga.',
    ],
    ask: [
      '¿Qué situación enciende los celos?',
      '¿Cómo hablan ustedes de este tema?',
      '¿Qué daría más confianza en la relación?',
    ],
  },
  comingOut: {
    say: [
      'Hablar de a quién se ama debería ser tan sencillo como decir la hora; que no lo sea cansa.',
      'Medir cada palabra para que no se note a quién quieres es un trabajo a tiempo completo.',
      'El momento, las palabras y las personas a quienes contarlo te pertenecen; aquí nadie más fija el calendario.',
      'Hay verdades muy tuyas que pesan al callarlas y tiemblan al decirlas; las dos cosas piden valor.',
    ],
    ask: [
      '¿Con quién puedes hablar de esto sin filtros?',
      '¿Qué reacción te importa más?',
      '¿Cómo has vivido este tiempo de contarlo o callarlo?',
    ],
  },
}
