import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      '¡Qué rico te ha salido!',
      'Da gusto cuando un plato sale bien.',
      'Cocinar y que quede bueno alegra mucho.',
      'Vaya plato, qué bien.',
    ],
    ask: [
      '¿De quién aprendiste a cocinar?',
      '¿Cuál es el truco para que salga así?',
      '¿Qué otro plato te sale bien?',
    ],
  },
  cookFailed: {
    say: [
      'Qué rabia cuando la comida sale mal.',
      'Vaya chasco con ese plato.',
      'Cocinar y que no salga fastidia bastante.',
      'Ay, con las ganas que se ponen en la cocina.',
    ],
    ask: ['¿Te lo tomaste con humor?', '¿Lo habías hecho antes?', '¿Piensas intentarlo otra vez?'],
  },
  baking: {
    say: [
      'Qué bien huele una casa cuando hay horno.',
      'Así que hay masa y horno en casa.',
      'Hornear algo en casa tiene su encanto.',
      'Lo hecho en el horno de casa siempre hace ilusión.',
    ],
    ask: ['¿Para quién sueles hornear?', '¿Cuál es tu dulce preferido?', '¿Tienes alguna receta de familia?'],
  },
  eatingOut: {
    say: [
      'Salir a comer fuera es buen plan.',
      'Así que toca restaurante.',
      'Comer fuera siempre da algo que contar.',
      'Sentarse a una mesa fuera de casa apetece.',
    ],
    ask: [
      '¿Qué sitio te gusta más para comer?',
      '¿Hay algún plato que pidas siempre?',
      '¿Sales mucho a comer fuera?',
    ],
  },
  coffee: {
    say: [
      'Qué rico, ese ratito con la taza.',
      'Un café, un té, un mate: qué bien sienta.',
      'El café, el té o el desayuno alegran el día.',
      'Sentarse con algo rico sienta de maravilla.',
    ],
    ask: ['¿Cómo te gusta tomarlo?', '¿Dónde te sabe mejor?', '¿Qué te gusta comer con eso?'],
  },
  hungry: {
    say: [
      'Uf, qué hambre tienes.',
      'Con hambre no se piensa en otra cosa.',
      'Tener tantas ganas de comer es un suplicio.',
      'Aguantar el hambre se hace largo.',
    ],
    ask: ['¿Qué comerías ahora mismo?', '¿Te falta mucho para poder comer?', '¿Cuál es tu comida preferida?'],
  },
}
