import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Una parte del viaje ya ha empezado: la de los mapas, las listas y la cabeza que se adelanta a la maleta.',
      'Se mete en la maleta la mitad de ropa y el doble de ganas, dice quien viaja mucho. Casi nadie obedece en lo primero.',
      'Tener un viaje en el calendario cambia el color de los días corrientes: cada lunes queda un poco más cerca.',
      'Lo mejor será, seguramente, lo que no está en ningún plan. Conviene dejarle un hueco.',
    ],
    ask: [
      '¿Qué es lo que más ilusión hace de ese viaje?',
      '¿Cómo será el primer día allí?',
      '¿Qué es imposible dejar fuera del equipaje?',
    ],
  },
  onTrip: {
    say: [
      'Qué bien que llegue una postal de letras en mitad del viaje. Las mejores se escriben así, sin esperar a la vuelta.',
      'De viaje los ojos trabajan horas extra: hasta un supermercado o un andén ajeno resultan interesantes.',
      'Los días de viaje miden más que los otros. Tres fuera dan para contar como tres semanas en casa.',
      'Lo que se recordará dentro de años quizá sea un olor, una luz o un desvío tonto. Ojalá quede apuntado en algún lado.',
    ],
    ask: [
      '¿Qué ha sido lo más sorprendente hasta ahora?',
      '¿Qué se ve desde ahí en este momento?',
      '¿Cuál es la próxima parada?',
    ],
  },
  backHome: {
    say: [
      'El cuerpo llega primero y el resto va viniendo en los días siguientes, en un vuelo más lento.',
      'Al volver, la casa huele un momento a casa ajena. Dura poco, pero en ese instante se ve todo como visita.',
      'Una maleta a medio deshacer alarga el viaje unos días. No hay ninguna prisa por cerrarla.',
      'La propia cama es el monumento más infravalorado de cualquier itinerario. Lo demás de la vuelta cuesta más.',
    ],
    ask: [
      '¿Qué imagen del viaje vuelve más a menudo?',
      '¿Qué costumbre de allí merecería quedarse?',
      '¿Qué es lo mejor y lo peor de estar de vuelta?',
    ],
  },
  tripSpoilt: {
    say: [
      'Duele el doble: por lo pagado y por lo que se llevaba semanas imaginando. La ilusión no tiene servicio de reembolso.',
      'Recibos, fotos y quejas por escrito: con transportes y hoteles, quien guarda pruebas suele recuperar algo. El tiempo perdido, ya no.',
      'Unas vacaciones estropeadas son una estafa del destino: se necesitaba descanso y se vuelve con más cansancio que antes.',
      'Dicen que los viajes malos dan los mejores relatos. Puede ser, pero nadie reserva habitación para eso.',
    ],
    ask: [
      '¿Qué respuesta han dado los responsables?',
      '¿Qué parte del plan daba más ilusión?',
      '¿Qué se ha podido salvar de todo eso?',
    ],
  },
  homesick: {
    say: [
      'La añoranza vive en cosas diminutas: un olor, un acento oído de lejos, el sonido de una puerta concreta.',
      'Se puede tener un buen lugar y seguir teniendo el corazón domiciliado en otro. No es ingratitud, es geografía.',
      'Lo que tanto tira desde lejos es prueba de que hubo un sitio donde se encajaba sin explicar nada.',
      'A veces un plato de allí, cocinado con lo que haya, acorta la distancia una hora entera. Y una llamada larga, otra.',
    ],
    ask: [
      '¿A qué huele ese lugar que tanto falta?',
      '¿A qué hora del día aprieta más la nostalgia?',
      '¿Qué pedacito de allí hay ahora cerca?',
    ],
  },
  abroad: {
    say: [
      'Vivir en otro país es ser todos los días un poco principiante, hasta para comprar pan o saludar.',
      'Lo más cansado de la vida fuera es que nada va en automático: ni los gestos, ni los chistes, ni los silencios.',
      'En otra cultura se descubre que muchas cosas «normales» eran solo costumbres de casa. Se aprende a base de tropiezos.',
      'Mucha gente nota una personalidad distinta lejos de su lugar. La de siempre tarda un poco más en pasar la aduana.',
    ],
    ask: [
      '¿Qué costumbre de allí sigue pareciendo un misterio?',
      '¿Dónde se siente ya algo parecido a casa?',
      '¿Qué se ha aprendido sin darse cuenta?',
    ],
  },
  dreamPlace: {
    say: [
      'Un lugar soñado trabaja aunque no se vaya: enseña qué es lo que falta donde se está.',
      'Los sitios imaginados tienen siempre buena luz y ningún trámite. Aun así, a veces la realidad los mejora.',
      'Muchos cambios de vida empezaron así, con una imagen que volvía y volvía hasta hacerse mapa.',
      'Hay quien colecciona sellos y quien colecciona un solo horizonte. Lo segundo ocupa menos y tira más fuerte.',
    ],
    ask: [
      '¿Cómo sería una mañana cualquiera allí?',
      '¿De dónde salió esa imagen por primera vez?',
      '¿Qué es lo que más frena ahora mismo?',
    ],
  },
}
