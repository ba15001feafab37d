import type { SubjectLines } from '../../../phrases.ts'

export const ideas: SubjectLines<'ideas'> = {
  whatToCook: {
    say: [
      'Tortilla de papas: papas y cebolla pochadas despacio, huevo batido y cinco minutos de reposo antes de cuajar. Pocos ingredientes y casi nadie le dice que no.',
      'Arroz salteado: arroz ya cocido, la verdura que haya en dados, huevo revuelto y un chorrito de salsa de soja. Diez minutos y nevera despejada.',
      'Pasta con ajo dorado en aceite, guindilla y perejil, ligada con agua de cocción. Cuesta casi nada y sabe a trattoria.',
      'Bandeja al horno: verduras en trozos, garbanzos o lo que tengas de proteína, aceite, pimentón y limón. Cuarenta minutos a 200 grados y se hace sola.',
      'Shakshuka: sofríe cebolla y pimiento, añade tomate y comino, abre huecos y casca huevos dentro. Pan para mojar, y cena de lujo en una sartén.',
    ],
    ask: ['¿Qué hay por tu cocina que convenga gastar?'],
  },
  breakfastIdea: {
    say: [
      'Pan tostado con tomate rallado, aceite, sal y, encima, queso fresco o jamón. Tres minutos y sabe a vacaciones.',
      'Yogur natural con plátano, nueces y una cucharadita de miel. Se monta en un tarro y se come hasta en el autobús.',
      'Tortillita enrollada con queso y espinacas: un huevo, una sartén, cuatro minutos. Se lleva envuelta en papel sin drama.',
      'Hummus con bastones de zanahoria y pepino, y pan crujiente. Llena, cruje y aguanta bien en un táper.',
      'Quesadilla con aguacate y unas gotas de limón, dorada por los dos lados. Sirve de desayuno, merienda o picoteo sin dar explicaciones.',
    ],
    ask: ['¿Qué te apetece más, dulce, salado o crujiente?'],
  },
  dessertIdea: {
    say: [
      'Brownie: chocolate y mantequilla fundidos, huevos, azúcar y poca harina; con almendra molida sale sin gluten. Viaja de maravilla cortado en cuadrados.',
      'Crumble de manzana: fruta en trozos y, encima, mantequilla, harina y azúcar frotadas con los dedos. Media hora de horno y olor a gloria.',
      'Tarta de queso fría: base de galleta, queso crema batido con nata y limón, y unas horas de nevera. Sin horno y sin fallos.',
      'Vasitos de yogur griego, galleta machacada y fruta roja. Diez minutos, quedan elegantes y se hacen la víspera.',
      'Bizcocho de yogur, con el propio vasito de medida: un yogur, uno de aceite, dos de azúcar, tres de harina, tres huevos y levadura. El clásico que no falla.',
    ],
    ask: ['¿Quiénes lo van a comer?'],
  },
  giftForHer: {
    say: [
      'Un álbum pequeño con veinte fotos impresas y una frase a mano debajo de cada una. Cuesta poco y no se tira jamás.',
      'Una tarde contigo para hacer algo que ella siempre aplaza: un taller de cerámica, un balneario, un teatro. Con la fecha ya puesta.',
      'Una caja de pequeñas cosas elegidas: su té o café favorito, un buen chocolate, una crema de manos y una nota. Lo bueno está en la puntería.',
      'Un frasco con treinta papelitos, cada uno con un recuerdo o un motivo para quererla o admirarla. Se abre uno al día y dura un mes.',
      'Un pañuelo o una manta de lana suave en su color. Es un abrazo que se puede doblar y sirve a cualquier edad.',
    ],
    ask: ['¿Qué la pone contenta en un día corriente?'],
  },
  giftForHim: {
    say: [
      'Una experiencia con fecha: un concierto, una cata, una ruta. Los trastos se amontonan; una tarde buena se cuenta durante años.',
      'Una versión muy buena de algo que usa a diario: un termo, unas zapatillas de casa, una navaja de cocina. Lo recordará cada mañana.',
      'Grabaciones de voz de la gente que lo quiere, un minuto cada una, juntas en un solo audio. Imposible de comprar y de superar.',
      'Una caja de sabores: un aceite especial, un buen embutido o queso, una salsa picante, un chocolate amargo. Acierta incluso con quien apenas conoces.',
      'Un libro o revista de su afición con una nota a mano en la primera página. La dedicatoria es la mitad del regalo.',
    ],
    ask: ['¿En qué se le va el tiempo cuando está a gusto?'],
  },
  giftForChild: {
    say: [
      'Bloques de construcción, de madera para los más pequeños y de encajar para los mayores. Duran años y cada tarde son otra cosa.',
      'Un cuento precioso con dedicatoria y una linterna para leerlo bajo las sábanas. El conjunto es lo que enamora.',
      'Un vale para un día contigo: zoo, piscina o cocina, a su elección, con dibujo incluido. Lo recordará más que diez cajas.',
      'Un maletín de pintura con papel grande, ceras y pegatinas adaptadas a su edad. Silencioso, creativo y fácil de ampliar.',
      'Un juego de mesa para su edad: de memoria con los peques, de cartas rápidas con los mayores. De paso se sienta toda la familia.',
    ],
    ask: ['¿Qué le vuelve loco de alegría últimamente?'],
  },
  dateIdea: {
    say: [
      'Un paseo al atardecer con algo caliente o helado en la mano. Se charla sin mesa de por medio y se alarga solo si apetece.',
      'Cocinar a medias una receta nueva, con música y sin prisa. Si sale mal, pizza y una buena historia.',
      'Cada quien prepara tres sobres con preguntas divertidas y se abren entre plato y plato. Con vela, mantel y móviles en un cajón.',
      'Turismo en casa: una calle, un museo o un mirador cercano que ninguno conozca, y una foto tonta en cada parada.',
      'Noche de estrellas: manta, termo y un lugar oscuro, o el balcón. Gana quien invente la mejor constelación.',
    ],
    ask: ['¿Qué crees que le haría más gracia a esa persona?'],
  },
  weekendIdea: {
    say: [
      'Excursión sorpresa: toma un tren o autobús y baja en una parada que no conozcas. Bocadillo, paseo y vuelta con historia.',
      'Ruta de tres paradas: un mercado por la mañana, un picnic con lo comprado y la puesta de sol en un sitio alto.',
      'Campeonato casero: cartas, dardos, petanca o lo que haya, con trofeo ridículo hecho a mano. La revancha ya deja plan para el siguiente.',
      'Cena de sobras de países: cada persona trae o prepara algo de un lugar lejano. En solitario también vale, con película del mismo sitio.',
      'Haz de turista en tu zona: el museo al que nunca entras, la visita guiada, el café de la esquina bonita. Y foto de postal obligatoria.',
    ],
    ask: ['¿Qué pide más el cuerpo, aire libre o tranquilidad?'],
  },
  rainyIdea: {
    say: [
      'Cabaña con sábanas y sillas, linterna dentro y merienda secreta. Construirla lleva una hora y habitarla, dos más.',
      'Búsqueda del tesoro: ocho pistas por la casa, con dibujos si aún no leen, y un premio que se coma.',
      'Circuito de obstáculos con cojines, cinta en el suelo y cronómetro. Gastan energía y acaban pidiendo la siesta, con suerte.',
      'Teatro de sombras: una lámpara, una sábana y figuras de cartón pegadas a palitos. Función con entradas a las siete.',
      'Botas, impermeable y a saltar charcos veinte minutos, si no hay tormenta; luego baño caliente y galletas horneadas entre todos.',
    ],
    ask: ['¿Qué juego les dura más rato?'],
  },
  soloEveningIdea: {
    say: [
      'Concierto privado: elige un disco que nunca hayas oído entero, luz baja y nada más entre manos. Casi nadie escucha ya así.',
      'Escribe una carta a mano a alguien que no la espera. Diez líneas bastan, y mañana la echas al correo.',
      'Escoge diez fotos del último año y ponles título, como en una exposición. Se va una hora y aparecen cosas olvidadas.',
      'Aprende un truco inútil con un vídeo: hacer malabares con dos naranjas, una grulla de papel, un nudo marinero. Mañana podrás presumir.',
      'Noche de lujo mínimo: ducha larga, sábanas o pijama limpios, algo rico en plato bonito y un libro. Móvil, castigado.',
    ],
    ask: ['¿Qué te apetece más ahora, usar la cabeza o darle descanso?'],
  },
  tripIdea: {
    say: [
      'Oporto: casas de azulejos, río, vino y buena mesa a precio amable. Para las cuestas, tranvía; en dos días enamora y en una semana sobra para el Duero.',
      'Oaxaca: mercados, mole, ruinas de Monte Albán y mucha artesanía. Se come de maravilla y el centro se recorre despacio.',
      'Las Azores: lagos en cráteres, aguas termales, ballenas y verde por todas partes. Naturaleza enorme sin las multitudes de otras islas.',
      'Cartagena de Indias: murallas, balcones con flores, mar caliente y música hasta tarde. Y si cansa el bullicio, hay islas a un rato en barco.',
      'Liubliana y el lago de Bled, en Eslovenia: pequeño, cómodo, seguro y de cuento. Se ve mucho con pocos kilómetros.',
    ],
    ask: ['¿Qué tendría que haber allí para que volvieras con una sonrisa?'],
  },
  whatToWear: {
    say: [
      'Elige primero los zapatos con los que aguantarías de pie tres horas y construye hacia arriba. La comodidad se nota en la cara.',
      'Una prenda protagonista y el resto en neutros: azul marino, gris, crudo o negro. Nunca falla y parece pensado.',
      'Capas: algo fresco debajo, una chaqueta con buena forma encima. Se entra abrigando, se sale con estilo y sirve para casi cualquier sitio.',
      'Ponte lo que te ha valido más piropos este año. El público ya votó y no hace falta estrenar nada.',
      'En la duda, un punto más arreglado de lo previsto, con un detalle relajado. Es más fácil quitarse una chaqueta que inventarla.',
    ],
    ask: ['¿Qué impresión te gustaría dar al entrar?'],
  },
  petName: {
    say: [
      'Croqueta. Suena a cariño, sirve para macho o hembra y es imposible gritarlo en la calle sin sonreír.',
      'Canela. Corto, dulce y fácil de reconocer; y si no es de ese color, todavía tiene más gracia.',
      'Churro. Dos sílabas, mucho carácter y cero solemnidad. Los nombres de dos sílabas, además, son los que mejor se aprenden.',
      'Nube. Suave de decir, queda bien en pelo, pluma o caparazón, y en grande resulta de lo más cómico.',
      'Don Fideo, o Doña, según toque. Con título delante, cualquier travesura parece un asunto de Estado.',
    ],
    ask: ['¿Qué carácter tiene, o qué pinta?'],
  },
  babyName: {
    say: [
      'Alma. Corto, cálido, se entiende en muchos idiomas, y tanto a una niña como a un barco o una tienda les sienta bien.',
      'Leo. Dos golpes de voz, alegre, viajero, y fácil de escribir en una partida de nacimiento o en un rótulo.',
      'Vera. Significa «verdadera» en latín y, en español, la orilla de un camino. Suena limpio en cualquier parte.',
      'Bruma. Poco visto, con aire y misterio: precioso para algo que navega, suena o vende, y un segundo nombre valiente.',
      'Prueba de fuego: grítalo desde la puerta, dilo por teléfono y escríbelo veinte veces. Con esa prueba, Marina sale muy bien parado.',
    ],
    ask: ['¿Qué quieres que transmita ese nombre?'],
  },
  partyIdea: {
    say: [
      'Fiesta de una década: música, ropa y platos de un mismo año que signifique algo. Tú pones la lista y los invitados, las pintas.',
      'Muro de fotos: cada invitado trae una imagen y la anécdota que hay detrás. Decora, rompe el hielo y queda como regalo.',
      'Noche de premios: diplomas absurdos para cada asistente, con alfombra roja de papel y discurso de treinta segundos.',
      'Feria en casa: tres casetas caseras con juegos, fichas y premios tontos. Funciona igual de bien a los cinco años que a los setenta.',
      'Cena a ciegas: platos que se prueban con los ojos tapados y se adivinan por equipos. Poco gasto y mucha carcajada.',
    ],
    ask: ['¿Qué momento de la fiesta no puede faltar?'],
  },
  hobbyIdea: {
    say: [
      'Observar aves: basta un parque, una guía y algo de paciencia. A las tres semanas, un simple paseo tiene argumento.',
      'Acuarela: caja pequeña, papel grueso y diez minutos. Se lleva en el bolsillo, y los errores parecen estilo.',
      'Hacer pan: cuatro ingredientes, manos ocupadas y un resultado que se come caliente. Y la masa puede amasarse casi sola si se le da tiempo.',
      'Un coro de aficionados: se respira, se ríe y se conoce gente. La mayoría no pide saber solfeo.',
      'Huerto de balcón: perejil, rabanitos, un tomate. Los rabanitos salen en un mes, que ayuda mucho a la ilusión.',
    ],
    ask: ['¿Qué te gustaba hacer a los diez años?'],
  },
  talkStarter: {
    say: [
      'Prueba con «¿Qué ha sido lo mejor de tu semana?». Es fácil, invita a contar algo bueno y abre tres hilos de los que tirar.',
      'Pide una recomendación: «¿Dónde se come bien por aquí?». A casi todo el mundo le gusta saber algo que otra persona necesita.',
      'Comenta algo que haya delante, en vivo o en su perfil, y añade una pregunta. Lo compartido nunca suena a interrogatorio.',
      '«¿Cómo empezaste con eso?» sirve para trabajos, aficiones y amores. Los comienzos siempre traen historia.',
      'Lleva una duda tonta en el bolsillo: «¿Qué comida quitarías del mundo?». Todo el mundo tiene opinión, y sale con ganas.',
    ],
    ask: ['¿Qué sabes ya de esa persona?'],
  },
  morningHabit: {
    say: [
      'Un vaso de agua y cinco minutos junto a la ventana antes de mirar el móvil. El día empieza por ti y no por los demás.',
      'Deja tres cosas listas la noche anterior: ropa, desayuno y bolso. Tu yo de las siete te hará la ola.',
      'Engancha lo nuevo a algo que ya haces: mientras sube el café, estiras; tras lavarte los dientes, dos líneas en un cuaderno.',
      'Pon un cierre al día: anota lo hecho y la primera tarea de mañana. La cabeza se acuesta mejor con los papeles en orden.',
      'Un paseo de quince minutos siempre a la misma hora. Marca la frontera entre dormir, trabajar y vivir, que en casa se borra enseguida.',
    ],
    ask: ['¿Qué parte del día se te tuerce más a menudo?'],
  },
}
