import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Qué ternura de animal.',
      'Un cariño así alegra el día.',
      'Da gusto cómo te quiere ese animal.',
      'Vaya encanto tener un animal así al lado.',
    ],
    ask: ['¿Cómo llegó a tu vida?', '¿Qué más cosas hace que te gustan?', '¿Tiene algún apodo?'],
  },
  petNew: {
    say: [
      'Qué ilusión, un animal en casa.',
      'Tener un animal cambia mucho el día a día.',
      'La compañía de un animal es algo muy bonito.',
      'Un animal nuevo trae alegría y trabajo.',
    ],
    ask: [
      '¿Has tenido animales antes?',
      '¿Qué dice el resto de tu familia?',
      '¿Cómo te gustaría que se llamara?',
    ],
  },
  petIll: {
    say: [
      'Qué angustia cuando un animal está mal.',
      'Ver sufrir a un animal querido duele mucho.',
      'Ay, pobre animal, qué pena.',
      'Es duro que enferme un animal de casa.',
    ],
    ask: [
      '¿Cómo está en este momento?',
      '¿Cuántos años tiene?',
      '¿Hay alguien contigo para ayudarte con los cuidados?',
    ],
  },
  petDied: {
    say: [
      'Cuánto duele perder a un animal así.',
      'Qué pena tan grande, la muerte de tu animal.',
      'Era parte de tu vida y se le echa mucho en falta.',
      'Despedirse de un animal querido es muy duro.',
    ],
    ask: [
      '¿Cómo se llamaba?',
      '¿Qué recuerdo bonito te viene?',
      '¿Tienes a alguien contigo en este momento?',
    ],
  },
  petMischief: {
    say: [
      'Vaya travesura la de ese animal.',
      'Menudo animal travieso tienes en casa.',
      'Con un animal así no hay quien se aburra.',
      'Ay, qué cosas hace ese animal.',
    ],
    ask: [
      '¿Qué cara puso después?',
      '¿Es la primera vez que hace algo así?',
      '¿Cuál ha sido su peor travesura?',
    ],
  },
  petLost: {
    say: [
      'Qué angustia cuando un animal se pierde.',
      'Que se escape un animal da muchísimo miedo.',
      'Un animal perdido no se va de la cabeza.',
      'Vaya susto, que desapareciera así.',
    ],
    ask: ['¿Se había escapado antes?', '¿Has tenido ayuda para buscar?', '¿Lleva chip o alguna placa?'],
  },
  wildAnimal: {
    say: [
      'Qué suerte ver un animal así.',
      'Un encuentro así con un animal sorprende.',
      'Ver animales en libertad tiene algo especial.',
      'Cruzarse con un animal así es una alegría.',
    ],
    ask: [
      '¿Pudiste mirarlo un buen rato?',
      '¿Habías visto alguno antes por allí?',
      '¿Qué animal te gustaría ver algún día?',
    ],
  },
}
