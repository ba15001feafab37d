import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Hay cariños sin una sola palabra que se entienden del primer pelo al último. Este es de esos.',
      'Los animales tienen una manera de querer sin letra pequeña. Así cualquiera se queda sin moverse del sitio.',
      'Una escena así vale por un calmante: baja el ritmo de toda la habitación.',
      'Queda claro quién manda en casa y con qué métodos: pura ternura, y funciona siempre.',
    ],
    ask: [
      '¿Cómo llegó ese animal a la familia?',
      '¿Qué manía tiene que haga reír siempre?',
      '¿Qué nombre tiene y quién se lo puso?',
    ],
  },
  petNew: {
    say: [
      'Un animal cambia la casa entera: los horarios, el sofá y el centro de gravedad. Ocurre desde que se le pone nombre en la cabeza.',
      'Los comienzos con un animal van a su paso, no al nuestro. La confianza se gana sin hacer ruido.',
      'Dicen que se elige al animal, pero quien mira bien ve que la elección suele venir del otro lado.',
      'Comida, veterinario y pelos donde no debería haberlos: nadie calcula bien el precio, y casi nadie se arrepiente.',
    ],
    ask: [
      '¿Qué nombre está en la lista?',
      '¿Cómo se imagina el día a día con ese animal?',
      '¿Quién tiene más ganas en esa casa?',
    ],
  },
  petIll: {
    say: [
      'Lo más duro es que un animal no puede decir dónde le duele. Hay que leerlo todo en los ojos y en la postura.',
      'Apuntar qué come, cuánto bebe y cómo se mueve ayuda mucho en el veterinario: quien convive es quien mejor lo conoce.',
      'Cuando un animal está malo, la casa entera baja la voz. Que haya una mano conocida cerca, para él ya es mucho.',
      'La preocupación por un animal es preocupación de verdad, sin descuento. Es familia que no sabe explicarse.',
    ],
    ask: [
      '¿Qué han dicho en la clínica, o qué se quiere preguntar allí?',
      '¿Qué es lo que más lo tranquiliza?',
      '¿Cómo era en sus días buenos?',
    ],
  },
  petDied: {
    say: [
      'Lo siento mucho. Un animal llena los huecos del día, y cuando falta, cada uno de esos huecos suena.',
      'No era «solo» un animal: era una presencia de cada mañana y cada noche. El duelo tiene justo ese tamaño.',
      'Se sigue escuchando un rato lo que ya no suena: las patas, las alas, el cuenco. El cariño tarda en enterarse.',
      'Tuvo un sitio donde se conocían sus manías y se pronunciaba su nombre. Más no puede pedir ningún animal.',
    ],
    ask: [
      '¿Cómo era ese animal, qué lo hacía único?',
      '¿Qué recuerdo vuelve primero?',
      '¿Qué rincón de la casa se nota más vacío?',
    ],
  },
  petMischief: {
    say: [
      'Con esa cara de no haber roto un plato se cometen los crímenes perfectos. Y el jurado siempre absuelve.',
      'Desde el punto de vista del animal fue un éxito rotundo: había tentación, hubo iniciativa.',
      'La lista de bajas de una casa con animal siempre crece. A cambio, nadie se aburre ni deja nada a la vista.',
      'El delito fue de unos segundos y la limpieza, de una tarde. Debería existir un seguro contra ternura destructiva.',
    ],
    ask: [
      '¿Con qué cara se presentó el culpable?',
      '¿Qué otros delitos hay en su historial?',
      '¿Cuánto duró el enfado?',
    ],
  },
  petLost: {
    say: [
      'Cuando un animal se va, cada ruido en la puerta parece él. Esas horas de búsqueda no se olvidan.',
      'Los animales conocen más caminos de los que se cree, y los vecinos miran más de lo que parece. Ambas cosas traen gente peluda a casa.',
      'Comprobar que el chip y el teléfono registrado están al día vale siempre: es el hilo invisible que lleva a casa.',
      'Qué susto tan hondo, el del sitio vacío donde siempre había alguien. Ahí se mide lo que se quiere a un bicho.',
    ],
    ask: [
      '¿Cómo fue el momento en que se notó su ausencia?',
      '¿Quién ha ayudado a buscar?',
      '¿Qué lugares son los que más conoce?',
    ],
  },
  wildAnimal: {
    say: [
      'Un encuentro así dura segundos y se recuerda años: dos mundos que se miran y cada cual sigue con lo suyo.',
      'Vivimos rodeados de vecinos que no pagan comunidad y conocen el sitio mejor que nadie.',
      'Que un animal salvaje se deje ver siempre parece un favor, aunque él solo fuera de paso.',
      'Bien por haberlo mirado: casi todo el mundo pasa por al lado sin enterarse de quién vive ahí.',
    ],
    ask: [
      '¿Cómo se comportaba el animal?',
      '¿Qué otros visitantes se ven por esa zona?',
      '¿Qué fue lo primero que pasó por la cabeza al verlo?',
    ],
  },
}
