import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Siento mucho que estés así.',
      'No hace falta que expliques por qué estás triste.',
      'Con el ánimo bajo, hasta lo pequeño cuesta mucho.',
      'Gracias por contarlo con tanta franqueza.',
    ],
    ask: [
      [
        '¿Ha pasado algo hoy?',
        'Entonces empecemos por ahí, con calma.',
        'A veces llega sin un motivo claro, y no pasa nada.',
      ],
      '¿Qué es lo que más te cuesta?',
      [
        '¿Se lo has contado ya a alguien?',
        'Me alegro, ayuda que alguien lo sepa.',
        'Entonces es bueno que me lo hayas contado a mí.',
      ],
      '¿Qué te suele ayudar un poco?',
      '¿Qué te sentaría bien ahora?',
    ],
    advice: [
      'Haz hoy algo pequeño, como una ducha caliente o un paseo corto.',
      'Escribe a alguien que te quiera, aunque sea solo «hoy estoy mal».',
    ],
    because: 'puede ayudar decir qué es lo que te pone triste',
  },
  angry: {
    acknowledge: [
      'Entiendo que eso te dé rabia.',
      'Es normal que eso te enfade.',
      'Tienes todo el derecho a enfadarte.',
      'Aquí puedes soltar toda la rabia.',
    ],
    ask: [
      '¿Qué parte te enfada más?',
      [
        '¿Es la primera vez que pasa?',
        'Entonces quizá aún se pueda aclarar a tiempo.',
        'Entonces pasa una y otra vez, normal que se te acabe la paciencia.',
      ],
      '¿Qué te habría gustado que pasara?',
      [
        '¿Lo has hablado ya con alguien?',
        'Eso está bien, hablarlo suele ayudar.',
        'Quizá ayude esperar un poco y hablarlo con calma.',
      ],
    ],
    advice: [
      'Escribe una respuesta enfadada, no la mandes y léela mañana.',
      'Antes de hablarlo, piensa qué quieres conseguir.',
    ],
    because: 'ayuda saber qué es exactamente lo que te enfada',
  },
  anxious: {
    acknowledge: [
      'Entiendo que estés con esa preocupación.',
      'Se nota cuánto te preocupa esto.',
      'Tener nervios no significa que vaya a salir mal.',
      'Tanta preocupación cansa mucho.',
    ],
    ask: [
      '¿Qué es lo que más miedo te da?',
      ['¿Hay algo que puedas hacer tú?', 'Entonces empecemos por eso.', 'Entonces no depende solo de ti.'],
      '¿Qué te ayudó la última vez que te sentiste así?',
      '¿Qué le dirías a alguien con ese mismo miedo?',
      [
        '¿Consigues desconectar algún rato al día?',
        'Bien, esos ratos son importantes.',
        'Entonces intenta hacer una pausa, aunque sean cinco minutos.',
      ],
    ],
    advice: [
      'Inspira cuatro segundos y suelta el aire en seis, diez veces.',
      'Divídelo en pasos pequeños y empieza por el más fácil.',
    ],
    because: 'puede ayudar decir exactamente qué te da miedo',
  },
  tired: {
    acknowledge: [
      'Se nota que ya no puedes más.',
      'El cansancio no tiene nada que ver con la pereza.',
      'Tiene que ser agotador.',
      'Entonces vamos despacio.',
    ],
    ask: [
      [
        '¿Llevas mucho tiempo así?',
        'Entonces quizá haya que quitar algo de la lista.',
        'Entonces quizá te ayude una tarde tranquila.',
      ],
      '¿Es más cansancio del cuerpo o de la cabeza?',
      '¿Qué es lo que más te cansa?',
      [
        '¿Puedes descansar un poco esta noche?',
        'Bien, entonces no hagas nada durante un rato.',
        'Entonces quizá haya algo que pueda esperar a otro día.',
      ],
    ],
    advice: [
      'Quita de la lista de mañana una cosa que pueda esperar.',
      'Prueba a apagar las pantallas media hora antes de dormir.',
    ],
    because: 'ayuda saber qué tipo de cansancio tienes',
  },
  lonely: {
    acknowledge: [
      'La soledad puede ser muy dura.',
      'Has hecho bien en escribirlo.',
      'Sentirse así no significa que no le importes a nadie.',
      'Solo soy un programa, pero aquí estoy.',
    ],
    ask: [
      '¿A quién echas más de menos estos días?',
      [
        '¿Hay alguien a quien puedas escribir, solo para saludar?',
        'Entonces quizá puedas escribirle hoy, aunque sea corto.',
        'Entonces quizá ayude un sitio donde se hagan cosas en grupo.',
      ],
      '¿En qué momento del día se nota más?',
      '¿Cuándo fue la última vez que te sentiste a gusto en compañía?',
    ],
    advice: [
      'Escribe a alguien con quien no hablas desde hace tiempo.',
      'Busca algo que se haga cada semana, como un curso o un coro.',
    ],
    because: 'ayuda saber qué es lo que te falta',
  },
  bored: {
    acknowledge: [
      'Aburrirse puede ser muy pesado.',
      'Algunos días pasan muy despacio.',
      'Está bien aburrirse de vez en cuando.',
    ],
    ask: [
      '¿Qué te apetece más, charlar o hacer algo?',
      '¿Qué fue lo último que te entretuvo de verdad?',
      [
        '¿Jugamos a «esto o aquello»?',
        'Perfecto: ¿mar en invierno o montaña en verano?',
        'Vale, nada de juegos.',
      ],
      '¿Qué harías con tres horas libres?',
    ],
    advice: [
      'Dedica diez minutos a algo que te gustaba en la infancia.',
      'Sal a dar una vuelta sin plan y mira alrededor.',
    ],
    because: 'ayuda saber qué te apetecería hacer',
  },
  hurt: {
    acknowledge: [
      'Entiendo que eso te duela.',
      'Es normal que te haya dolido.',
      'Cuando algo duele así, no es fácil.',
    ],
    ask: [
      '¿Qué fue lo que más te dolió?',
      [
        '¿Crees que esa persona sabe que te hizo daño?',
        'Entonces cuesta aún más entenderlo.',
        'Entonces quizá puedas decírselo algún día.',
      ],
      '¿Qué necesitarías ahora mismo?',
      [
        '¿Te gustaría todavía aclararlo?',
        'Entonces pensemos cómo podrías empezar.',
        'Está bien, puedes tomar distancia.',
      ],
    ],
    advice: [
      'Habla más de lo que sentiste que de lo que hizo.',
      'No decidas nada enseguida, espera a mañana.',
    ],
    because: 'ayuda saber qué te dolió exactamente',
  },
  happy: {
    acknowledge: [
      '¡Qué bien leerte así!',
      'Parece que eso te sienta bien.',
      'Me alegro mucho de que estés así.',
      'Se nota mucho tu alegría.',
    ],
    ask: [
      '¿Cuál fue el mejor momento?',
      [
        '¿Se lo has contado ya a alguien?',
        'Qué bien, es bonito compartirlo.',
        'Entonces qué bien que me lo cuentes a mí.',
      ],
      '¿Con quién te gustaría compartirlo?',
      '¿Qué lo ha hecho posible?',
      '¿Cómo te gustaría celebrarlo?',
    ],
    because: 'así entiendo mejor qué te alegra',
  },
  proud: {
    acknowledge: [
      '¡Enhorabuena, de verdad!',
      'Te lo has ganado tú.',
      'Bien hecho, ahora disfrútalo un poco.',
    ],
    ask: [
      '¿Cuál fue la parte más difícil?',
      '¿A quién se lo quieres contar primero?',
      ['¿Te lo esperabas?', 'Entonces hiciste bien en confiar.', 'Entonces la sorpresa es aún más bonita.'],
      '¿Qué te ayudó a seguir adelante?',
    ],
    because: 'así entiendo mejor cómo lo conseguiste',
  },
}
