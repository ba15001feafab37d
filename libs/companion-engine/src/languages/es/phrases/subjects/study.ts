import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Antes de un examen siempre parece que todo lo estudiado se fue; suele volver al leer la primera pregunta.',
      'Explicar un tema en voz alta, aunque sea a la planta, muestra en cinco minutos lo que está firme y lo que no.',
      'La última noche, el sueño rinde más que otro capítulo: el repaso se ordena mientras se duerme.',
      'Preparar una prueba es vivir semanas con un temario de compañero de piso, y no de los simpáticos.',
    ],
    ask: [
      '¿Qué tema llevas mejor?',
      '¿Cómo tienes pensado repartir el repaso?',
      '¿Qué depende de esta prueba?',
    ],
  },
  examPassed: {
    say: [
      '¡Felicidades! Todas esas horas de codos y apuntes por fin tienen forma de nota.',
      'Qué alegría: ver el resultado en la lista debe contar entre los mejores segundos de cualquier estudio.',
      'Esa nota ya no la mueve nadie; los apuntes pueden pasar oficialmente a calzar una mesa.',
      'Ahí hay mérito de verdad: un examen superado es constancia que nadie vio, puesta por fin en limpio.',
    ],
    ask: [
      '¿Cómo te enteraste del resultado?',
      '¿Qué haces ahora con el tiempo libre recuperado?',
      '¿Quién se alegró más contigo?',
    ],
  },
  examFailed: {
    say: [
      'Un suspenso duele el doble cuando detrás hubo trabajo, y la nota no tiene casilla para el esfuerzo.',
      'La cifra mide unas horas concretas ante un papel o un tribunal, no todo lo que sabes de la materia.',
      'Pedir la revisión del examen sirve aunque la nota no cambie: enseña dónde se escaparon los puntos.',
      'Ver un resultado así escrito tiene algo de portazo; hoy no hace falta sacar ninguna lección.',
    ],
    ask: [
      '¿Qué parte se torció?',
      '¿Qué significa esta nota para tu curso o tus planes?',
      '¿Qué opciones hay para volver a intentarlo?',
    ],
  },
  studyStuck: {
    say: [
      'La página en blanco gana siempre los duelos de miradas; con una frase mala ya escrita pierde media fuerza.',
      'Veinticinco minutos con el móvil en otra habitación y una sola tarea pequeña: para desatascar suele bastar.',
      'Estar horas ante los apuntes o el texto sin avanzar cansa más que estudiar, y encima sin la satisfacción.',
      'Curioso cómo el estudio vuelve fascinantes los armarios, la nevera y la vida de desconocidos.',
    ],
    ask: [
      '¿En qué punto exacto te has quedado?',
      '¿Qué es lo que más te distrae?',
      '¿A qué hora te suele funcionar mejor la cabeza?',
    ],
  },
  childsSchool: {
    say: [
      'Cuando un hijo va al colegio, media familia vuelve a sentarse en el pupitre con él.',
      'Las notas y los comentarios de la escuela llegan a casa en la mochila, pero se leen con el estómago.',
      'Un maestro o una maestra ve un pedazo de la mañana; tú conoces a esa criatura entera.',
      'Preguntar “¿qué fue lo más raro de hoy?” suele sacar más del colegio que el eterno “¿qué tal?”.',
    ],
    ask: [
      '¿Cómo lo vive tu criatura?',
      '¿Qué relación tienes con la gente del colegio?',
      '¿Cómo recuerdas tú la escuela a esa edad?',
    ],
  },
  learning: {
    say: [
      'Aprender algo de adulto tiene mérito doble: nadie obliga y el orgullo tiene que aceptar volver a la casilla uno.',
      'Al principio todo es torpeza; luego, un día cualquiera, las manos o la lengua lo hacen sin preguntar.',
      'Quince minutos diarios le ganan a una tarde heroica al mes, con idiomas, cuerdas o herramientas.',
      'Qué gusto da empezar algo nuevo por pura curiosidad: la cabeza estrena habitación.',
    ],
    ask: [
      '¿Qué te animó a empezar?',
      '¿Qué es lo que más se te resiste?',
      '¿Qué te gustaría poder hacer dentro de un año?',
    ],
  },
  drivingTest: {
    say: [
      'Espejos, embrague, señales y una voz al lado tomando nota: conducir aprendiendo es hacer malabares con ruedas.',
      'Al volante, lo que hoy pide toda la atención acaba saliendo solo; así aprendieron todos los que hoy pitan.',
      'El permiso de conducir es de las pocas pruebas en que el miedo tiene pedales.',
      'Cada hora de coche cuenta, también las torpes: ahí es donde los pies aprenden.',
    ],
    ask: [
      '¿Qué maniobra te da más guerra?',
      '¿Qué tal es la persona que te enseña?',
      '¿Adónde irás en tu primer viaje por libre?',
    ],
  },
}
