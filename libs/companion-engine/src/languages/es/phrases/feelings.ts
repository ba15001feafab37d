import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Siento que hoy pese tanto.',
      'La tristeza no tiene que justificarse: puede quedarse aquí un rato con nosotros.',
      'Con el ánimo bajo, hasta lo pequeño cuesta el doble.',
      'Gracias por decirlo; no es poca cosa.',
    ],
    ask: [
      [
        '¿Ha pasado algo hoy?',
        'Entonces empecemos por ahí, con calma.',
        'A veces llega sin un motivo claro, y vale igual.',
      ],
      '¿Qué parte es la que más pesa?',
      [
        '¿Se lo has contado ya a alguien?',
        'Me alegro: entre dos, ciertas cosas pesan menos.',
        'Entonces al menos has dejado aquí un trocito.',
      ],
      '¿Qué suele animarte, aunque sea un poco?',
      'Si esta tristeza pudiera pedir una cosa, ¿qué pediría?',
    ],
    advice: [
      'Elige algo mínimo para hoy, una ducha caliente o diez minutos de aire, y que baste con eso.',
      'Escribe a alguien que te quiera, aunque sea solo «hoy es un día duro».',
    ],
    because: 'la tristeza da menos miedo cuando tiene contorno',
  },
  angry: {
    acknowledge: [
      'Entiendo que eso te dé rabia.',
      'El enfado casi siempre defiende algo que importa.',
      'Tienes todo el derecho a enfadarte.',
      'Suéltalo: aquí no se rompe nada.',
    ],
    ask: [
      '¿Qué fue peor, lo que pasó o la manera?',
      [
        '¿Es la primera vez que pasa?',
        'Entonces quizá aún se pueda aclarar a tiempo.',
        'Entonces no es un episodio, es una costumbre: normal que se te acabe la paciencia.',
      ],
      '¿Qué te habría gustado oír en su lugar?',
      [
        '¿Se lo has dicho a la cara?',
        'No es poco: ahora la pelota está en su tejado.',
        'Quizá esperar un poco te ayude a dar con las palabras.',
      ],
    ],
    advice: [
      'Escribe la respuesta más cruel que se te ocurra, no la mandes y vuelve a leerla mañana.',
      'Antes de hablarlo, decide una sola cosa que quieras conseguir: lo demás es ruido.',
    ],
    because: 'saber qué encendió el enfado ayuda a decidir qué hacer con él',
  },
  anxious: {
    acknowledge: [
      'La ansiedad siempre corre por delante, y tú sigues aquí.',
      'Ese nudo en el estómago viene con las cosas que importan.',
      'Los nervios dicen que es importante, no que vaya a salir mal.',
      'Esperar así desgasta a cualquiera.',
    ],
    ask: [
      '¿Cuál es el escenario que más te asusta?',
      [
        '¿Hay alguna parte que dependa de ti?',
        'Pues no perdamos esa de vista.',
        'Entonces no te toca cargar con todo.',
      ],
      '¿Qué salió bien la última vez en una situación parecida?',
      'Si alguien a quien quieres tuviera este miedo, ¿qué le dirías?',
      [
        '¿Consigues desconectar algún rato al día?',
        'Bien, esos ratos valen oro.',
        'Entonces te debes una pausa pequeña, aunque sean cinco minutos.',
      ],
    ],
    advice: [
      'Prueba con la respiración: cuatro segundos al inspirar, seis al soltar, diez veces. Es sencillo, y el cuerpo escucha.',
      'Corta el asunto en trozos hasta que uno parezca ridículamente fácil, y empieza por ese.',
    ],
    because: 'un miedo dicho entero suele ser más pequeño que el que da vueltas en la cabeza',
  },
  tired: {
    acknowledge: [
      'Se nota que tienes la batería en rojo.',
      'El cansancio no es pereza: es la factura de lo que has llevado encima.',
      'Día largo, por lo que veo.',
      'Entonces nada de grandes discursos: despacito.',
    ],
    ask: [
      [
        '¿Llevas mucho tiempo así?',
        'Entonces no basta una noche: hay que quitar peso de algún sitio.',
        'Entonces una tarde tranquila quizá haga la mitad del trabajo.',
      ],
      '¿Es más cosa del cuerpo o de la cabeza?',
      '¿Qué te ha quitado más energía?',
      [
        '¿Puedes permitirte no hacer nada esta noche?',
        'Perfecto: no hacer nada es un plan muy serio.',
        'Entonces elijamos al menos una cosa que dejar para otro día.',
      ],
    ],
    advice: [
      'Quita una sola cosa de la lista de mañana: la que nadie va a notar.',
      'Esta noche, pantallas fuera media hora antes: parece poco, pero la cabeza lo nota.',
    ],
    because: 'un cuerpo que no puede más y una cabeza que no puede más piden cosas distintas',
  },
  lonely: {
    acknowledge: [
      'La soledad se nota más cuando hay ruido alrededor.',
      'Has hecho bien en escribirlo.',
      'Sentirse así no significa importar menos a los demás.',
      'Yo te leo con gusto; y te deseo también una voz de verdad de vez en cuando.',
    ],
    ask: [
      '¿A quién echas más de menos estos días?',
      [
        '¿Hay alguien a quien puedas escribir, solo para saludar?',
        'Pues ese mensaje podría salir hoy, aunque sea corto.',
        'Entonces pensemos en un sitio donde la gente se conozca haciendo algo.',
      ],
      '¿En qué momento del día se nota más?',
      '¿Cuándo fue la última vez que te sentiste a gusto en compañía?',
    ],
    advice: [
      'Escribe a alguien con quien no hablas desde hace meses: casi siempre hace más ilusión de lo que creemos.',
      'Busca algo que se haga cada semana, un curso o un coro: la constancia es lo que crea lazos.',
    ],
    because: 'saber qué falta ayuda a ver dónde buscarlo',
  },
  bored: {
    acknowledge: [
      'El aburrimiento es tiempo que espera una idea.',
      'Ah, uno de esos días que no avanzan.',
      'Bien: del aburrimiento han salido cosas notables.',
    ],
    ask: [
      '¿Prefieres hacer algo, imaginar algo o discutir de algo?',
      '¿Qué fue lo último que te hizo perder la noción del tiempo?',
      [
        '¿Jugamos a «esto o aquello»?',
        'Perfecto: ¿mar en invierno o montaña en verano?',
        'Vale, nada de juegos.',
      ],
      'Con tres horas libres y ninguna obligación, ¿por dónde empezarías?',
    ],
    advice: [
      'Haz durante diez minutos algo que te encantaba a los doce años: suele funcionar.',
      'Sal sin rumbo y vuelve con tres detalles que nunca habías visto.',
    ],
    because: 'el aburrimiento cambia de cara en cuanto se ve qué le falta',
  },
  hurt: {
    acknowledge: [
      'Eso duele, y no hace falta disimular.',
      'Que te falle alguien importante pesa el doble.',
      'Así no se trata a nadie.',
    ],
    ask: [
      '¿Qué fue lo que más te dolió?',
      [
        '¿Crees que esa persona sabe que te hizo daño?',
        'Entonces el silencio pesa todavía más.',
        'Entonces quizá algún día merezca la pena decírselo.',
      ],
      '¿Qué necesitarías ahora mismo?',
      [
        '¿Te gustaría todavía aclararlo?',
        'Pues preparemos con calma las primeras palabras.',
        'Tomar distancia también es una respuesta.',
      ],
    ],
    advice: [
      'Habla de lo que sentiste más que de lo que hizo la otra persona: así se escucha mejor.',
      'No decidas nada en caliente; una noche por medio nunca estropeó una buena decisión.',
    ],
    because: 'las heridas curan mejor cuando se sabe dónde están',
  },
  happy: {
    acknowledge: [
      '¡Qué gusto leerte así!',
      'Son cosas que alegran el día entero.',
      'Estupenda noticia, y bien merecida.',
      'Se oye la sonrisa desde aquí.',
    ],
    ask: [
      '¿Cuál fue el mejor momento?',
      [
        '¿Se lo has contado ya a alguien?',
        'Y seguro que al contarlo se volvió aún mejor.',
        'Entonces tengo el honor de la primera fila.',
      ],
      '¿En quién piensas en un momento así?',
      '¿Qué lo ha hecho posible?',
      '¿Cómo te gustaría celebrarlo?',
    ],
    because: 'las cosas buenas duran más cuando se cuentan',
  },
  proud: {
    acknowledge: [
      '¡Enhorabuena, de verdad!',
      'Eso no es suerte: es mérito tuyo.',
      'Bien hecho. Disfrútalo antes de pasar a lo siguiente.',
    ],
    ask: [
      '¿Cuál fue la parte más difícil?',
      '¿Quién quieres que lo sepa primero?',
      ['¿Te lo esperabas?', 'Confianza bien puesta, entonces.', 'Las sorpresas merecidas son las mejores.'],
      '¿Qué le dirías a quien eras cuando empezaste?',
    ],
    because: 'detrás de un logro siempre hay un camino que merece contarse',
  },
}
