import type { SubjectLines } from '../../../phrases.ts'

export const tips: SubjectLines<'tips'> = {
  filmFunny: {
    say: [
      '«Relatos salvajes», de Damián Szifron, humor negro a dentelladas; o «Atrapado en el tiempo», con Bill Murray repitiendo el mismo día, más amable.',
      '«Mujeres al borde de un ataque de nervios», de Almodóvar, con su famoso gazpacho; o «Con faldas y a lo loco», que aún tiene el mejor final.',
      '«Pequeña Miss Sunshine»: una familia desastrosa en una furgoneta amarilla. Y «Paddington 2», pura bondad con carcajadas.',
      '«La vida de Brian», de los Monty Python, para reír sin respeto; «El gran hotel Budapest», para sonreír con cada plano.',
      '«Aterriza como puedas», un chiste cada diez segundos; o «La princesa prometida», aventura, espadas y frases para citar toda la vida.',
    ],
    ask: ['¿Cuál fue la última que te hizo reír de verdad?'],
  },
  filmAny: {
    say: [
      '«El secreto de sus ojos», de Campanella: crimen, amor y un plano secuencia en un estadio que quita el aliento. Engancha y emociona.',
      '«Parásitos», de Bong Joon-ho, que cambia de género ante tus ojos; o «El laberinto del fauno», fantasía oscura y muy triste.',
      '«Los otros», de Amenábar: miedo elegante, niebla y un final famoso. Para algo más clásico, «La ventana indiscreta», de Hitchcock.',
      '«Cinema Paradiso», para llorar con gusto y amar el cine; «Casablanca», donde cada frase se quedó a vivir en la memoria.',
      '«La llegada», de Denis Villeneuve: ciencia ficción inteligente que acaba tocando el corazón. Y «Mad Max: Furia en la carretera», si apetece adrenalina.',
    ],
    ask: ['¿Qué quieres sentir cuando salgan los créditos?'],
  },
  seriesAny: {
    say: [
      '«Chernobyl», cinco episodios que no dejan respirar; o «Fleabag», doce capítulos cortos, graciosos y con puñalada al final.',
      '«Breaking Bad», el descenso mejor contado de la televisión; si prefieres algo breve y español, «Antidisturbios», tensa de principio a fin.',
      '«Ted Lasso», para terminar con mejor cara; «The Office», en episodios cortos y perfectos para la cena.',
      '«El Ministerio del Tiempo»: funcionarios españoles viajando por la historia, con humor y cariño. Y «Dark», si te apetece un rompecabezas.',
      '«Los Soprano», que parece de mafiosos y va de familia; o «Broadchurch», un crimen en un pueblo costero, perfecta para ver a medias.',
    ],
    ask: ['¿Cuál te dolió más que se acabara?'],
  },
  bookAny: {
    say: [
      '«La sombra del viento», de Carlos Ruiz Zafón: misterio, libros y Barcelona. Ideal para recuperar el vicio de leer de un tirón.',
      '«Crónica de una muerte anunciada», de García Márquez: se sabe el final desde la primera línea y aun así no se suelta.',
      '«Distancia de rescate», de Samanta Schweblin: breve, inquietante, se lee en una tarde y da para hablar una semana.',
      '«El infinito en un junco», de Irene Vallejo, la historia de los libros contada como una aventura. Y para ratos sueltos, «Bestiario», de Cortázar.',
      '«Los detectives salvajes», de Roberto Bolaño, si hay ganas de algo grande; «Nada», de Carmen Laforet, si prefieres algo breve e intenso.',
    ],
    ask: ['¿Cuál fue el último que no pudiste soltar?'],
  },
  bookForChild: {
    say: [
      '«Donde viven los monstruos», de Maurice Sendak, para mirar una y otra vez; «Matilda», de Roald Dahl, a partir de los ocho o nueve.',
      '«El monstruo de colores», de Anna Llenas, que pone color a lo que se siente; para mayores, «Momo», de Michael Ende.',
      '«El grúfalo», de Julia Donaldson, en rima y con monstruo simpático; y «Diario de Greg», de Jeff Kinney, para quien dice odiar la lectura.',
      '«La pequeña oruga glotona», de Eric Carle, con agujeros para los dedos más pequeños; «La historia interminable», para quienes ya devoran sagas.',
      '«Sapo y Sepo», de Arnold Lobel, amistad en capítulos cortos y fáciles; y «Manolito Gafotas», de Elvira Lindo, para reír a partir de nueve.',
    ],
    ask: ['¿Qué temas le encienden los ojos?'],
  },
  musicCalm: {
    say: [
      'Las «Gymnopédies» de Erik Satie, tres piezas que caminan de puntillas; y «Clair de lune», de Debussy, cuando ya es muy tarde.',
      '«Alfonsina y el mar» en voz de Mercedes Sosa, si toca llorar; luego «Gracias a la vida», de Violeta Parra, para secarse.',
      '«Kind of Blue», de Miles Davis: humo, lluvia y nada de prisa. Funciona para leer, cenar o mirar el techo.',
      '«Music for Airports», de Brian Eno, casi aire con notas; o «The Köln Concert», de Keith Jarrett, si prefieres un piano con alma.',
      '«Recuerdos de la Alhambra», de Francisco Tárrega, guitarra que tiembla como agua; y las «Variaciones Goldberg» de Bach, en piano y bajito.',
    ],
    ask: ['¿Qué suele sonar cuando quieres paz?'],
  },
  musicLively: {
    say: [
      '«La vida es un carnaval», de Celia Cruz, y «Pedro Navaja», de Rubén Blades: con eso se mueve hasta la fregona.',
      '«Don’t Stop Me Now», de Queen, para arrancar; «Mr. Blue Sky», de la Electric Light Orchestra, para no parar.',
      '«Gasolina», de Daddy Yankee, que no perdona a nadie sentado; y «La Bicicleta», de Carlos Vives y Shakira, para la segunda vuelta.',
      '«Matador», de Los Fabulosos Cadillacs, con esos tambores; luego «Oye mi amor», de Maná, y a cantar a gritos.',
      '«September», de Earth, Wind & Fire, alegría en vena; y «I Wanna Dance with Somebody», de Whitney Houston, para el estribillo final.',
    ],
    ask: ['¿Qué canción te saca siempre de la silla?'],
  },
  gameAny: {
    say: [
      '«Stardew Valley»: una granja, un pueblo y cero prisas; está en casi todo, móvil incluido. Cuidado, que el «un día más» dura hasta las dos.',
      '«Código secreto», de mesa y por equipos: palabras, pistas y malentendidos gloriosos. Se explica en cinco minutos.',
      '«It Takes Two», pensado solo para dos y lleno de ideas; o «Portal 2», puzles brillantes con un humor finísimo.',
      '«¡Aventureros al tren!»: rutas, cartas y piques suaves, fácil para quien nunca juega. Y «Dixit», si gustan más las ilustraciones.',
      '«Monument Valley», un paseo por arquitecturas imposibles en el móvil; «Hades», en consola u ordenador, si el cuerpo pide acción.',
    ],
    ask: ['¿Con quién sueles jugar, o prefieres hacerlo a solas?'],
  },
  podcastAny: {
    say: [
      '«Radio Ambulante»: historias reales de toda América Latina, contadas con mimo. Se empieza por cualquier episodio y se sigue por todos.',
      '«Nadie sabe nada», de Buenafuente y Berto Romero: dos cómicos improvisando sobre preguntas absurdas. Planchar pasa volando.',
      '«Las hijas de Felipe»: cotilleos del siglo XVI con mucho saber y más risa. Historia como si fuera de vecinos.',
      '«Entiende tu mente»: psicología en episodios de unos veinte minutos, con voz calmada. Perfecto para un trayecto corto.',
      '«Caso 63»: ficción sonora chilena con viajes en el tiempo y capítulos breves. Se devora en un solo viaje.',
    ],
    ask: ['¿Qué estás haciendo normalmente cuando escuchas algo?'],
  },
}
