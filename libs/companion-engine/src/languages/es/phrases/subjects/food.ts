import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      '¡Eso sí que es un triunfo! Un plato que sale redondo es la magia más honrada: fuego, tiempo y buena mano.',
      'Cuando algo sale tan bueno, la mesa se queda callada con el primer bocado. No hay crítica mejor.',
      'Qué lástima que por chat no pasen los olores. Aquí solo llegan las letras, y ya abren el apetito.',
      'Conviene apuntar ya mismo qué se hizo esta vez: los milagros de cocina odian repetirse sin notas.',
    ],
    ask: [
      '¿Cuál fue el secreto de que saliera así?',
      '¿Quién se sentó a la mesa?',
      '¿Qué plato es el siguiente reto?',
    ],
  },
  cookFailed: {
    say: [
      'Para algo se inventaron el pan con queso y los folletos de pizza en el cajón. Descanse en paz el plato original.',
      'Todo el que cocina tiene en su historial un cadáver culinario. Quien lo niega es que solo calienta.',
      'Si hay algo pegado en la olla: agua, bicarbonato, un hervor y una noche de reposo. El orgullo tarda más en despegarse.',
      'Da rabia por los ingredientes y por el hambre, en ese orden o al revés. Dentro de un mes será la anécdota buena.',
    ],
    ask: [
      '¿En qué momento se torció la receta?',
      '¿Qué se acabó comiendo en su lugar?',
      '¿Cuál es el desastre más sonado de esa cocina?',
    ],
  },
  baking: {
    say: [
      'El olor de un horno encendido convierte cualquier sitio en un hogar, al menos mientras dura la hornada.',
      'La repostería es química con delantal: exige precisión y paga en migas calientes.',
      'Lo difícil de hornear no es medir la harina, es no abrir la puerta antes de tiempo. Los dulces piden fe.',
      'Quien hornea reparte: nadie hace un dulce o un pan entero pensando en comérselo a solas. Bueno, casi nadie.',
    ],
    ask: [
      '¿Para quién es lo que sale del horno?',
      '¿De dónde viene esa receta?',
      '¿Cuál es el truco para que quede en su punto?',
    ],
  },
  eatingOut: {
    say: [
      'Comer sin haber fregado antes ni después: la mitad del sabor está ahí.',
      'De una comida fuera se recuerda un plato, una cara y alguna barbaridad de la cuenta o del servicio.',
      'Que cocine otro siempre es una apuesta con tenedor. Por lo menos da para comentar la jugada.',
      'La verdadera prueba de un sitio es sencilla: si apetece volver y a quién se llevaría.',
    ],
    ask: [
      '¿Qué plato mereció más la pena?',
      '¿Cómo era la compañía en la mesa?',
      '¿Cuál es el sitio de siempre, el que nunca falla?',
    ],
  },
  coffee: {
    say: [
      'Hay días que no empiezan con el despertador, sino con el primer sorbo. Antes de eso todo es prólogo.',
      'Una taza caliente entre las manos es el ritual más pequeño que hay, y aguanta en pie medio mundo.',
      'Cada cual defiende su manera de preparar una taza o un desayuno como si fuera la constitución. Y con razón.',
      'Ese rato de taza es de los pocos en que nadie exige nada. Conviene beberlo despacio.',
    ],
    ask: [
      '¿Cómo es la versión perfecta, con todos los detalles?',
      '¿Con quién se comparte mejor ese rato?',
      '¿Qué toca cuando se vacíe la taza?',
    ],
  },
  hungry: {
    say: [
      'Con hambre, hasta una galleta rota al fondo del armario parece un plan de vida.',
      'Los antojos no negocian: mandan una imagen fija, con olor incluido, y esperan sentados.',
      'Un huevo, un resto de pasta, una lata: con el estómago vacío se han inventado grandes recetas. Y algunas catástrofes.',
      'El hambre es pésima consejera para todo menos para la imaginación: ahora mismo podría escribir cartas de restaurante enteras.',
    ],
    ask: [
      '¿Qué habría en el plato si cayera del cielo?',
      '¿Qué queda en el último rincón de la despensa?',
      '¿Cuál es el plato de emergencia de la casa?',
    ],
  },
}
