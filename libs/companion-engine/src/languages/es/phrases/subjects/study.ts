import type { SubjectLines } from '../../../phrases.ts'

export const study: SubjectLines<'study'> = {
  examAhead: {
    say: [
      'Un examen tan cerca da muchos nervios.',
      'Así que hay examen, toca estudiar y aguantar los nervios.',
      'Qué tensión la de los días antes de un examen.',
      'Preparar un examen cansa la cabeza.',
    ],
    ask: [
      '¿Qué parte del examen te preocupa más?',
      '¿Hay algo que ya tengas bien aprendido?',
      '¿Te juegas mucho en ese examen?',
    ],
  },
  examPassed: {
    say: [
      'Qué alegría que haya salido bien ese examen.',
      'Felicidades por ese resultado en los estudios.',
      'Tanto estudiar ha servido, qué bien.',
      'Un buen resultado así da muchísima satisfacción.',
    ],
    ask: [
      '¿Cómo te enteraste del resultado?',
      '¿A quién llamaste primero para contar la nota?',
      '¿Qué viene ahora en tus estudios?',
    ],
  },
  examFailed: {
    say: [
      'Un examen que sale mal duele mucho.',
      'Qué disgusto ese resultado en el examen.',
      'Suspender o reprobar quita las ganas de todo.',
      'Vaya, no salió el examen, qué desilusión tan grande.',
    ],
    ask: [
      '¿Tienes otra oportunidad de presentarte?',
      '¿Con quién has podido hablar de ese resultado?',
      '¿Qué crees que pasó en ese examen?',
    ],
  },
  studyStuck: {
    say: [
      'Qué desesperante ponerse a estudiar y no avanzar.',
      'Cuando la cabeza no se concentra, estudiar es un suplicio.',
      'Así que el estudio no avanza, eso agobia mucho.',
      'Querer estudiar y no poder cansa mucho.',
    ],
    ask: [
      '¿Qué es lo que más te distrae cuando estudias?',
      '¿Hay algún rato del día en que estudies mejor?',
      '¿Esa materia te interesa algo?',
    ],
  },
  childsSchool: {
    say: [
      'Las cosas del colegio de los hijos se viven muy de cerca.',
      'Con la escuela de los hijos siempre hay algo que preocupa o emociona.',
      'Todo lo que pasa en clase llega también a casa.',
      'Ser parte de la vida escolar de los hijos pide mucha atención.',
    ],
    ask: [
      '¿Qué cuenta en casa de la escuela?',
      '¿Cómo es el trato con sus profesores?',
      '¿Tiene buenos amigos en clase?',
    ],
  },
  learning: {
    say: [
      'Aprender algo nuevo cuesta y también da alegrías.',
      'Qué bien que estés aprendiendo cosas nuevas.',
      'Así que andas con algo nuevo que aprender.',
      'Poco a poco se va aprendiendo, qué interesante.',
    ],
    ask: [
      '¿Qué te animó a aprender eso?',
      '¿Qué es lo que más te divierte de aprenderlo?',
      '¿Cuánto tiempo le dedicas a la semana?',
    ],
  },
  drivingTest: {
    say: [
      'Sacar la licencia de conducir no es poca cosa.',
      'El examen de conducir pone nervioso a todo el mundo.',
      'Aprender a conducir lleva su tiempo y sus nervios.',
      'Lo del carné de conducir se vive con mucha emoción.',
    ],
    ask: [
      '¿Qué es lo que más te cuesta al volante?',
      '¿Adónde te gustaría ir cuando conduzcas por tu cuenta?',
      '¿Te gusta la sensación de conducir?',
    ],
  },
}
