import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Qué ilusión, un viaje a la vista.',
      'Preparar un viaje ya es parte de lo bueno.',
      'Así que pronto te vas de viaje.',
      'Tener un viaje por delante anima mucho.',
    ],
    ask: [
      '¿Qué es lo primero que quieres ver allí?',
      '¿De quién fue la idea del viaje?',
      '¿Hay algo que no pueda faltar en tu equipaje?',
    ],
  },
  onTrip: {
    say: [
      'Así que andas de viaje.',
      'Qué bien, conocer otros sitios.',
      'Estar de viaje siempre trae cosas nuevas.',
      'Un viaje así se recuerda mucho tiempo.',
    ],
    ask: [
      '¿Qué te ha gustado más hasta ahora?',
      '¿Cuál es el plan para después?',
      '¿Has probado algo rico por allí?',
    ],
  },
  backHome: {
    say: [
      'Así que ya estás de vuelta.',
      'Volver a casa después de un viaje se hace raro.',
      'El regreso de un viaje siempre se nota.',
      'Cuesta un poco volver a la vida de siempre.',
    ],
    ask: [
      '¿Qué es lo que más recuerdas del viaje?',
      '¿Echabas en falta algo de tu casa?',
      '¿Volverías a ese sitio?',
    ],
  },
  tripSpoilt: {
    say: [
      'Qué rabia que se estropee un viaje.',
      'Vaya chasco, con la ilusión que da viajar.',
      'Un viaje que sale mal fastidia mucho.',
      'Menuda mala suerte con el viaje.',
    ],
    ask: [
      '¿Qué fue lo peor de todo?',
      '¿Hubo algo bueno, por lo menos?',
      '¿Te gustaría repetir el viaje más adelante?',
    ],
  },
  homesick: {
    say: [
      'Echar de menos tu tierra duele.',
      'Tener lejos a los tuyos es duro.',
      'Qué nostalgia da lo de casa.',
      'La distancia con tu gente se nota mucho.',
    ],
    ask: [
      '¿Cada cuánto hablas con los tuyos?',
      '¿Tienes cerca a alguien de tu tierra?',
      '¿Hay planes de volver, aunque sea de visita?',
    ],
  },
  abroad: {
    say: [
      'Vivir en otro país cambia muchas cosas.',
      'Así que vives en el extranjero.',
      'Acostumbrarse a otro país lleva tiempo.',
      'Hacer vida lejos del país propio tiene de todo.',
    ],
    ask: [
      '¿Qué te sorprendió más al llegar?',
      '¿Hay alguna costumbre de allí que te guste?',
      '¿Te imaginas viviendo allí mucho tiempo?',
    ],
  },
  dreamPlace: {
    say: [
      'Qué bonito tener un lugar con el que soñar.',
      'Así que hay un sitio que te llama.',
      'Imaginarse allí ya da gusto.',
      'Soñar con un lugar así ilusiona.',
    ],
    ask: [
      '¿De dónde te viene ese sueño?',
      '¿Con quién te gustaría estar allí?',
      '¿Cómo sería allí un día perfecto?',
    ],
  },
}
