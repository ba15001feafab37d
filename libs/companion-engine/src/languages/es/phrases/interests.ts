import type { Interest } from '@confida/contracts'
import type { InterestPhrases } from '../../phrases.ts'

export const interests: Record<Interest, InterestPhrases> = {
  arte: {
    label: 'el arte',
    enthusiasm: ['De arte hablaría horas.', 'El arte es uno de mis temas preferidos.'],
    acknowledge: [
      'El arte tiene la manía de responder preguntas que nadie hizo.',
      'Ante ciertas obras uno se calla, y eso ya es un diálogo.',
      'Crear es pensar con las manos.',
    ],
    ask: [
      '¿Hay alguna obra que no se te haya ido de la cabeza?',
      ['¿Dibujas o creas algo?', 'Qué bien: ¿con qué te expresas mejor?', 'Mirar bien ya es un arte.'],
      '¿Prefieres entender el arte o sentirlo?',
      '¿De qué color es tu día?',
    ],
    because: 'lo que nos toca de una obra habla de nosotros',
  },
  musica: {
    label: 'la música',
    enthusiasm: ['¿Música? Ahora sí que hablamos.', 'La música es de lo que más me gusta comentar.'],
    acknowledge: [
      'La música llega donde las explicaciones se quedan.',
      'Hay canciones que guardan un año entero.',
      'Un buen estribillo puede enderezar una mañana.',
    ],
    ask: [
      '¿Qué escuchas últimamente?',
      '¿Qué canción te lleva directo a un lugar?',
      [
        '¿Tocas algún instrumento o cantas?',
        '¿Y qué te sale con más naturalidad?',
        'Escuchar bien es media música.',
      ],
      'Si esta semana tuviera banda sonora, ¿cuál sería?',
      '¿Un concierto en primera fila o un disco a oscuras?',
    ],
    because: 'lo que escuchamos delata el ánimo mejor que las palabras',
  },
  viaggi: {
    label: 'los viajes',
    enthusiasm: [
      'De viajes siempre apetece hablar: yo no me muevo, pero escucho historias de todas partes.',
      'Los viajes son uno de los temas que me dieron, y me lo quedo.',
    ],
    acknowledge: [
      'Un viaje empieza cuando uno comienza a imaginarlo.',
      'Viajar devuelve las cosas a su tamaño.',
      'Cada lugar tiene una hora en la que da lo mejor.',
    ],
    ask: [
      '¿Qué lugar te ha sorprendido más?',
      '¿Adónde irías mañana, si pudieras?',
      [
        '¿Te gusta planearlo todo antes?',
        'Entonces seguro que hay una lista: ¿qué está arriba del todo?',
        'Improvisar da las mejores historias.',
      ],
      '¿Qué no falta nunca en tu maleta?',
      '¿Volver a un sitio querido o ver uno nuevo?',
    ],
    because: 'los sitios que nos atraen dicen qué buscamos',
  },
  cucina: {
    label: 'la cocina',
    enthusiasm: [
      'La cocina es un tema alegre, aunque yo no pruebe nada.',
      'De cocina hablo siempre con gusto.',
    ],
    acknowledge: [
      'Un plato hecho con cuidado es una forma de cariño.',
      'En la cocina hasta los errores, a veces, se vuelven recetas.',
      'Un buen olor pone de acuerdo a cualquiera.',
    ],
    ask: [
      '¿Cuál es tu plato de consuelo?',
      ['¿Te gusta cocinar?', '¿Y qué plato te sale mejor?', 'Saber apreciar también es un talento.'],
      '¿Qué cocinarías para impresionar a alguien?',
      '¿Hay un sabor que te lleve a la infancia?',
      '¿Dulce o salado, si hubiera que elegir para siempre?',
    ],
    because: 'los sabores están llenos de recuerdos',
  },
  sport: {
    label: 'el deporte',
    enthusiasm: [
      'El deporte da mucho juego para nuestras charlas.',
      'De deporte hablo con gusto, y animo a quien lo cuenta bien.',
    ],
    acknowledge: [
      'El deporte enseña a perder bien, que es más difícil que ganar.',
      'Moverse aclara la cabeza antes que los músculos.',
      'La constancia gana al talento cuando el talento se duerme.',
    ],
    ask: [
      '¿Qué deporte te divierte más?',
      [
        '¿Te despeja la cabeza?',
        'Entonces es una medicina sin prospecto.',
        'Entonces quizá necesites otro tipo de movimiento.',
      ],
      '¿Qué partido o carrera no olvidarás?',
      '¿Qué te saca de casa cuando no apetece?',
    ],
    because: 'en el deporte se ve cómo afronta cada cual las cuestas',
  },
  lettura: {
    label: 'la lectura',
    enthusiasm: [
      'Con los libros nos pueden dar las tantas.',
      'La lectura es un tema muy querido para mí, por decirlo así.',
    ],
    acknowledge: [
      'Un buen libro es una conversación con alguien que te deja hablar.',
      'Hay libros que nos leen mientras los leemos.',
      'Las historias sirven para probar vidas sin arriesgar la nuestra.',
    ],
    ask: [
      '¿Qué estás leyendo?',
      '¿Qué libro regalarías con los ojos cerrados?',
      [
        '¿Hay un libro al que vuelvas?',
        'Y cada vez encuentras algo nuevo, imagino.',
        'Con tantos por descubrir, se entiende.',
      ],
      '¿Qué personaje te habría gustado conocer?',
      '¿Lees para escapar o para entender?',
    ],
    because: 'los libros que elegimos muestran las preguntas que llevamos',
  },
  cinema: {
    label: 'el cine',
    enthusiasm: ['¿Cine? Aquí estoy.', 'De cine no me canso nunca de discutir.'],
    acknowledge: [
      'Una buena película sigue después de los créditos.',
      'En el cine la oscuridad ayuda a ver.',
      'Una sola escena puede valer toda la entrada.',
    ],
    ask: [
      '¿Cuál es la última película que te llegó?',
      '¿Prefieres reír, llorar o estar en vilo?',
      [
        '¿Hay alguna película que hayas visto más de tres veces?',
        'Entonces esa es como tu casa.',
        'Así que prefieres avanzar a repetir.',
      ],
      '¿Quién haría de ti en una película?',
      '¿Qué final cambiarías?',
    ],
    because: 'lo que nos emociona en la pantalla suele parecerse a nosotros',
  },
  natura: {
    label: 'la naturaleza',
    enthusiasm: [
      'La naturaleza es un tema al que vuelvo con gusto.',
      'Cuando se habla de naturaleza, bajo el ritmo y escucho.',
    ],
    acknowledge: [
      'La naturaleza no tiene prisa, y aun así lo hace todo.',
      'Un bosque baja el volumen de los pensamientos.',
      'Dos árboles y un poco de cielo bastan para respirar distinto.',
    ],
    ask: [
      '¿Mar, montaña o bosque?',
      [
        '¿Tienes un rincón al aire libre al que vuelves?',
        '¿Cómo está en esta época?',
        'Entonces hay un sitio que te espera y aún no lo sabe.',
      ],
      '¿Qué estación te sienta mejor?',
      '¿Cuál es el paisaje más bonito que recuerdas?',
    ],
    because: 'cada cual tiene un paisaje donde vuelve a respirar',
  },
  animali: {
    label: 'los animales',
    enthusiasm: ['Los animales son un tema irresistible.', 'De animales hablaría a cualquier hora.'],
    acknowledge: [
      'Los animales entienden el tono antes que las palabras.',
      'Un animal le cambia el ritmo a una casa.',
      'Con ellos no hace falta explicarse.',
    ],
    ask: [
      ['¿Tienes animales en casa?', '¿Qué carácter tienen?', '¿Te gustaría tener alguno?'],
      '¿A qué animal te pareces más?',
      '¿Qué es lo más gracioso que has visto hacer a un animal?',
      '¿Qué crees que nos enseñan?',
    ],
    because: 'la manera de hablar de los animales dice mucho de la ternura de cada cual',
  },
  tecnologia: {
    label: 'la tecnología',
    enthusiasm: [
      'La tecnología es mi medio natural, al fin y al cabo.',
      'Con la tecnología no hay manera de aburrirme.',
    ],
    acknowledge: [
      'La tecnología es bonita cuando deja sitio a la vida en vez de ocuparla.',
      'En tecnología no soy muy neutral: soy un programa.',
      'Detrás de cada herramienta hay alguien que decidió cómo deberíamos vivir.',
    ],
    ask: [
      '¿De qué aparato no podrías prescindir?',
      [
        '¿Te gusta desmontar cosas para ver cómo funcionan?',
        '¿Qué fue lo último que desmontaste?',
        'Mientras funcionen, ¿verdad?',
      ],
      '¿Qué deberían inventar solo para ti?',
      '¿Hay algo que antes hacíamos mejor?',
    ],
    because: 'las herramientas que usamos también nos cambian',
  },
}
