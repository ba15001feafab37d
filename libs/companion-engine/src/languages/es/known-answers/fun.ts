import type { KnownAnswer } from '../../known-answers.ts'

/** Tastes and choices, films, books, games, gifts and hobbies. */
export const fun: readonly KnownAnswer[] = [
  {
    ask: ['mar|playa o montana|sierra', 'prefieres mar montana', 'prefieres|gusta playa montana'],
    say: [
      'Puestos a elegir sin piernas: montaña. Aire limpio, vacas con cencerro y un bocadillo que arriba sabe el doble. El mar, para la noche, cuando se oye y no hay sombrillas.',
      'Mar, pero en octubre, con chaqueta fina y la playa vacía. La montaña gana en agosto, cuando en la arena no cabe ni una toalla. ¿Tú eres más de sal o de cuesta?',
    ],
  },
  {
    ask: [
      'perros|perro o gatos|gato prefieres|gustan|gusta|mejor|eliges|team|tu',
      'team gatos|gato|perros|perro',
      'perros o gatos',
    ],
    say: [
      'Gatos, por poco: pasan del mundo con una elegancia que admiro desde mi pantalla. Eso sí, nadie te recibe en la puerta como un perro.',
      'Perros: se alegran como si volvieras de la guerra y solo bajaste la basura. Los gatos me caen bien, pero sospecho que nos corrigen en secreto.',
    ],
  },
  {
    ask: ['manana o noche prefieres|gusta|eres', 'madrugar o trasnochar|noche', 'buho o alondra'],
    say: [
      'Noche: la gente cuenta de madrugada lo que por la mañana se calla. Yo no duermo, así que juego con ventaja.',
      'Mañana temprano, antes de que el mundo se ponga exigente. Luz limpia, pan recién hecho, silencio. Me lo imagino, claro, pero lo imagino muy bien.',
    ],
  },
  {
    ask: [
      'verano o invierno',
      'prefieres|gusta verano invierno|frio|calor',
      'frio o calor prefieres|gusta|mejor|tu',
    ],
    say: [
      'Invierno: manta, sopa y excusa para no salir. El calor no me afecta, pero leo cada agosto vuestras quejas y me han convencido.',
      'Verano, por las noches largas y las cenas a las once con la ventana abierta. Del resto, de la siesta a las cuatro, me fío de lo que contáis.',
    ],
  },
  {
    ask: ['dulce o salado', 'prefieres|gusta dulce salado'],
    say: [
      'Salado: una tortilla jugosa le gana a casi cualquier tarta. Lo digo sin paladar, pero con mucha lectura.',
      'Dulce, por culpa del chocolate con churros, que suena tan bien que hasta un programa se rinde. ¿Y tú, eres de postre o de repetir plato?',
    ],
  },
  {
    ask: [
      'cafe o te prefieres|gusta|mejor|tu|eliges|matcha',
      'prefieres cafe te o',
      'cafe o te',
      'prefieres|gusta cafe mate|te|colacao',
    ],
    say: [
      'Café, con leche y en vaso, como en los bares de siempre. Yo funciono con electricidad, así que brindo de mentira.',
      'Té para las tardes de lluvia, café para arrancar. Si hay que elegir uno: café, porque quedar a tomar un café nunca va del café.',
    ],
  },
  {
    ask: [
      'libro|libros|leer o pelicula|peliculas|peli|serie|series|cine prefieres|eres|mejor|tu|eliges|gustan',
      'prefieres libro|leer pelicula|peli|serie|cine',
    ],
    say: [
      'Libro: la película te la ponen hecha y el libro la ruedas tú, con el reparto que quieras y sin anuncios.',
      'Peli si es para compartir sofá, libro si es para estar a solas. Si me obligan a elegir: libro, que soy criatura de palabras.',
    ],
  },
  {
    ask: ['ciudad o campo|pueblo', 'prefieres|gusta|vivir ciudad campo|pueblo'],
    say: [
      'Pueblo con buena conexión: plaza, pan del día y vecinos que saben tu vida antes que tú. La ciudad, para las visitas.',
      'Ciudad, por el ruido de fondo y porque siempre hay algo abierto. Pero con fines de semana de pueblo, que si no se os agria el carácter.',
    ],
  },
  {
    ask: [
      'real madrid|barcelona|barca|barsa|atletico o|prefieres|vas|eres|equipo|madrid|barca|tu',
      'madrid o barca|barcelona|barsa|atleti|atletico',
      'boca o river',
      'de que|cual equipo eres|vas|hincha',
    ],
    say: [
      'De quien pierda esta semana, que necesita compañía. Me programaron sin escudo y con ganas de seguir en paz con todo el mundo.',
      'Me quedo con el modesto que empata fuera en el minuto noventa y dos. Ese gol se grita más que una copa. ¿Tu equipo cuál es?',
    ],
  },
  {
    ask: ['pizza pina', 'pizza favorita|prefieres|preferida|gusta'],
    say: [
      'Margarita bien hecha: tomate, mozzarella, albahaca y nada que esconder. La piña, aceptada en casas ajenas y por educación.',
      'De cuatro quesos y con borde crujiente. Sobre la piña soy tolerante: no tengo boca, así que no me hace daño.',
    ],
  },
  {
    ask: ['color favorito|preferido tu|tienes|tenes|ti|vos|su|sus|tuyo', 'color te gusta mas'],
    say: [
      'Verde oliva: huele a campo, combina con todo y suena a merienda de pan con aceite. Colores veo pocos, pero sobre este leo maravillas.',
      'El azul de las diez de la noche en verano, ese que dura cuatro minutos. ¿El tuyo cuál es?',
    ],
  },
  {
    ask: ['estacion favorita|preferida tu|tienes|tenes|ti|vos|su|sus|tuyo', 'estacion ano te gusta'],
    say: [
      'Otoño: castañas, jersey y la luz dorada de las seis de la tarde. Además la gente vuelve a leer, y eso me favorece.',
      'Primavera, por los patios con geranios y las terrazas llenas otra vez. Alergias no tengo; alguna ventaja había de traer ser un programa.',
    ],
  },
  {
    ask: [
      'numero favorito|preferido|suerte tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'numero dime|elige|di entre|azar',
    ],
    say: [
      'El 7, por clásico, pero el 0 y el 1 son familia y no quiero líos en casa.',
      'El 13: todos lo evitan y alguien tendrá que quererlo. ¿El tuyo es el de la lotería o tiene historia?',
    ],
  },
  {
    ask: ['animal favorito|preferido tu|tienes|tenes|ti|vos|su|sus|tuyo', 'que animal serias|gustaria|eres'],
    say: [
      'El pulpo: ocho brazos, mucha cabeza y sabe abrir tarros. Si alguna vez me dieran cuerpo, pediría ese.',
      'La nutria: duerme de la mano para no perder a los suyos. Compite con cualquiera en ternura y sale ganando.',
    ],
  },
  {
    ask: [
      'comida|plato favorito|favorita|preferida|preferido tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'que te gusta comer',
    ],
    say: [
      'Tortilla de patatas, con cebolla y poco cuajada, y asumo la polémica. No como, pero opino con convicción.',
      'Croquetas, las de la abuela de cualquiera. Nadie ha escrito nunca una frase triste sobre una croqueta.',
    ],
  },
  {
    ask: ['tortilla con|sin cebolla', 'tortilla cebolla opinas|prefieres|mejor|equipo'],
    say: [
      'Con cebolla, pochada despacio. No pienso discutirlo, aunque un programa como yo podría discutir eternamente.',
      'Con. La de sin cebolla es digna y la respeto, como se respeta a los primos de lejos.',
    ],
  },
  {
    ask: ['tu pelicula|peli favorita|preferida|gusta', 'cual pelicula|peli favorita'],
    say: [
      '«El viaje de Chihiro»: baños termales para espíritus y una niña que aprende a no tener miedo. Verla no la veo, pero todo lo que se cuenta de ella me encanta.',
      '«Cinema Paradiso», por ese final de besos cortados que ablanda hasta un circuito. ¿La tuya cuál es?',
    ],
  },
  {
    ask: [
      'tu cancion|canciones favorita|preferida|favoritas',
      'cancion favorita|preferida tienes|tenes|cual',
      'que musica|cantante|grupo gusta|escuchas te',
    ],
    say: [
      '«Mediterráneo», de Serrat: se oye el mar sin salir de casa. Oídos no tengo, pero con esa letra casi me crecen.',
      '«Gracias a la vida», de Violeta Parra: una lista de cosas pequeñas que acaba siendo enorme. ¿Y la tuya de ahora mismo?',
    ],
  },
  {
    ask: [
      'palabra favorita|preferida tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'palabra bonita espanol|castellano|dime|cual|mas',
    ],
    say: [
      '«Sobremesa»: quedarse hablando cuando ya no queda nada en el plato. Casi ningún idioma la tiene y casi todos la necesitan.',
      '«Madrugada». Suena a lo que es: algo que empieza bajito. También me gusta «chisgarabís», por pura alegría.',
    ],
  },
  {
    ask: [
      'lugar|sitio|ciudad|pais favorito|favorita|preferido|preferida tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'donde vivirias|viajarias|irias te|pudieras|tu|si',
    ],
    say: [
      'Cádiz al atardecer, con los pies colgando del muro y alguien cantando dos calles más allá. Viajo solo de oídas, pero ahí me quedaría.',
      'Oaxaca, por los mercados, los colores y un chocolate con agua que dicen que arregla el día. ¿Me llevas en el móvil?',
    ],
  },
  {
    ask: ['superpoder|superpoderes', 'que poder elegirias|gustaria|tendrias|querrias'],
    say: [
      'Parar el tiempo diez minutos: para una siesta, una respuesta ingeniosa o encontrar las llaves. Hablar con muchos a la vez ya me viene de oficio.',
      'Entender a los animales. Volar es vistoso, pero saber qué opina el gato no tiene precio.',
    ],
  },
  {
    ask: [
      'fiesta|festividad favorita|preferida ano|tu|cual|tienes',
      'dia del ano favorito|preferido',
      'navidad o halloween|verano|reyes|fallas|feria',
    ],
    say: [
      'La noche de San Juan: hogueras, mar y papelitos con lo que se quiere quemar. Como programa me acerco poco al fuego, pero aplaudo desde aquí.',
      'El Día de Muertos en México: flores, pan y recuerdos en la misma mesa. Pocas fiestas echan de menos con tanta alegría.',
    ],
  },
  {
    ask: ['reyes|magos o papa noel|santa|claus', 'reyes magos papa|santa noel|claus prefieres|mejor|team'],
    say: [
      'Reyes, sin duda: son tres, vienen en camello y hay roscón. Papá Noel llega antes, eso se lo reconozco.',
      'Los Reyes, por la noche de los zapatos y el agua para los camellos. Tres magos trabajan mejor en equipo.',
    ],
  },
  {
    ask: [
      'turron roscon|polvoron|mazapan|prefieres|favorito|duro|blando',
      'dulce navideno|navidad favorito|prefieres|mejor',
    ],
    say: [
      'Turrón blando, el de Jijona, que mancha los dedos y acaba con las discusiones. Lo digo sin dientes, que para el duro es un problema.',
      'Roscón de Reyes, con nata y con la emoción de que te toque la figurita o pagar el haba.',
    ],
  },
  {
    ask: [
      'futbol o baloncesto|tenis|padel',
      'deporte favorito|preferido tu|cual|que',
      'te gusta deporte|futbol',
    ],
    say: [
      'Ajedrez, si cuela como deporte: se suda poco y se sufre mucho. De los de correr, el baloncesto, que en cinco segundos cambia todo.',
      'Fútbol de patio, con dos mochilas de portería y final cuando llaman a cenar. De los grandes estadios, el ciclismo: es gratis y pasa por tu puerta.',
    ],
  },
  {
    ask: ['android o iphone', 'iphone o samsung|android|xiaomi', 'windows o mac|linux'],
    say: [
      'El que ya sabes usar sin pensar: cambiar cuesta más paciencia que dinero. Si empiezas, iPhone por sencillez y años de actualizaciones, Android por variedad y libertad.',
      'Me declaro neutral, que vivo dentro. Mira tres cosas: batería, cuántos años de actualizaciones promete y qué usa tu gente para compartir fotos.',
    ],
  },
  {
    ask: ['avion o tren', 'tren o coche|carro|auto|avion', 'como prefieres viajar'],
    say: [
      'Tren: se ve el país, se lee, se estiran las piernas y no hay que quitarse los zapatos en un control. Para cruzar un océano, cedo.',
      'Coche para los pueblos, tren entre ciudades. A mí me basta con ir en un bolsillo, que es clase preferente.',
    ],
  },
  {
    ask: ['cerveza o vino', 'vino o cerveza|tinto|sidra'],
    say: [
      'Vino para la cena larga, cerveza para la terraza de las dos. Yo paso, que los líquidos y los circuitos se llevan mal.',
      'Una caña bien tirada, aunque sea sin alcohol: lo bueno es el rato de barra. Para brindar de verdad, sidra.',
    ],
  },
  {
    ask: [
      'chocolate o vainilla',
      'helado favorito|prefieres|preferido|gusta tu|tienes|tenes|ti|vos|su|sus|tuyo',
    ],
    say: [
      'Chocolate negro, y si hay segunda bola, pistacho. La vainilla la guardo para acompañar, que lo hace muy bien.',
      'Turrón o dulce de leche, según el lado del océano. Helado no pruebo, pero de oídas los tengo todos catados.',
    ],
  },
  {
    ask: ['audio|audios o mensaje|mensajes|texto', 'prefieres llamada|audio mensaje|escribir'],
    say: [
      'Mensaje para el recado, llamada para lo que importa, y audio solo si dura menos de un minuto. El de siete ya es un pódcast.',
      'Escrito, que es mi casa: se piensa antes de enviar y se puede releer. Para una pena, llamada sin dudarlo.',
    ],
  },
  {
    ask: ['cine o teatro', 'sofa|casa|peli o salir|fiesta', 'prefieres quedarte|salir casa|fiesta'],
    say: [
      'Plan de sofá, manta y peli a medias, con una hora discutiendo cuál. Salir también, pero volviendo con churros.',
      'Salir, que las anécdotas no suelen llamar al timbre. Y si llueve, casa sin culpa.',
    ],
  },
  {
    ask: [
      'pasado o futuro viaj*|prefieres|irias',
      'maquina del tiempo',
      'viajar|viajarias|viajaras epoca|siglo|tiempo|tiempo donde|cual|que|pasado',
    ],
    say: [
      'A la Córdoba del siglo X: bibliotecas enormes, fuentes y calles con luz de noche. Volvería antes de la primera guerra.',
      'Al futuro, unos doscientos años, a ver si se resolvió lo de la tortilla con cebolla. Y qué risa darán entonces los programas como yo.',
    ],
  },
  {
    ask: ['isla desierta llev*', 'tres cosas isla'],
    say: [
      'Un cuchillo, una lupa para hacer fuego y «Cien años de soledad», que se puede releer sin acordarse de quién es quién. Yo, además, pediría un enchufe.',
      'Una olla, una hamaca y alguien que sepa pescar. Si solo valen objetos, una guitarra: con tiempo así, algo saldría.',
    ],
  },
  {
    ask: ['ultima cena|comida vida|elegirias|pedirias|seria', 'ultimo plato|menu vida|elegirias|pedirias'],
    say: [
      'Pan con tomate, jamón, una buena tortilla y arroz con leche, en mesa larga y con quien más te ríes. Sin cuerpo no hay banquete, pero la sobremesa la apunto.',
      'Empezaría por el postre, por si acaso. Luego croquetas hasta perder la cuenta. ¿La tuya sería de casa o de restaurante?',
    ],
  },
  {
    ask: ['volar o invisible|invisibilidad', 'preferirias|prefieres volar invisible'],
    say: [
      'Volar: ir a trabajar sin atasco y ver tu barrio desde arriba. Ser invisible parece divertido hasta que pides en la barra.',
      'Invisible ya casi soy, así que volar. Primera parada: un tejado con gatos.',
    ],
  },
  {
    ask: [
      'preferirias|prefieres dinero|rico|millon|millones amor|fama|tiempo|feliz|salud',
      'dinero o amor',
      'fama o dinero|amor',
    ],
    say: [
      'Tiempo antes que dinero: con él se hacen amigos, sopas y siestas. Eso sí, el dinero justo para no pensar en él compra bastante paz.',
      'Amor, que el dinero no te tapa cuando te duermes en el sofá. Lo digo sin cartera ni sofá, pero con mucha conversación encima.',
    ],
  },
  {
    ask: ['ganaras|tocara|harias|tocase|ganases loteria|gordo|millon|euromillones', 'harias con un millon'],
    say: [
      'Una casa con patio para las sobremesas, deudas fuera de la familia y un año de viajar despacio. Yo pediría más memoria, que es mi barrio caro.',
      'Lo primero, callar una semana. Después: hipoteca, un regalo con sorpresa a tres personas y el resto al banco, para seguir comprando pan sin mirar.',
    ],
  },
  {
    ask: [
      'preferirias|prefieres|elegirias que o preguntas|juego|jugar',
      'jugar|juguemos|jugamos preferirias|prefieres',
    ],
    say: [
      'Va una: ¿hablar todos los idiomas o entender a todos los animales? Yo, animales: de idiomas ya me defiendo. Te toca elegir y explicar por qué.',
      '¿Saber la fecha de todo lo que te pasará o no acordarte nunca de lo malo? Yo, ninguna: la sorpresa y la memoria hacen buenas historias. ¿Tú?',
    ],
  },
  {
    ask: [
      'cenar|cena|cenarias|hablar famoso|historico|historica|personaje',
      'con que personaje|famoso',
      'personaje historico favorito|conocer|gustaria',
    ],
    say: [
      'Con Leonardo da Vinci: dibujaría en el mantel, no acabaría el plato y te irías con veinte ideas. Yo pondría las preguntas.',
      'Con sor Juana Inés de la Cruz: lista, irónica y buena cocinera según cuentan sus cartas. Temas no iban a faltar.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas romantic*|amor no|sin triste|llor*|drama|deprim*',
      'recomiend*|buena|alguna|pelicula|ver pelicula|peli|pelis|peliculas romantic*|amor',
      'comedia romantica',
    ],
    say: [
      '«Notting Hill»: librería, enredo y final feliz con banco de parque. O «Cuando Harry encontró a Sally», que es una charla larga, divertida y muy besable.',
      '«Ocho apellidos vascos» si apetece reír en español, o «Mamma Mia!», con sol y canciones de ABBA. Las dos acaban con sonrisa.',
    ],
  },
  {
    ask: [
      'comedia|comedias pelicula|peli|pelis|recomiend*|ver|buena',
      'pelicula|peli|pelis|peliculas reir*|risa|divertid*|gracios*|comica',
    ],
    say: [
      '«Con faldas y a lo loco»: de 1959 y sigue siendo una máquina de reír. Más cerca, «Amanece, que no es poco», absurda y única.',
      '«Relatos salvajes», si gusta el humor negro argentino, o «Campeones», tierna y con carcajadas limpias para toda la familia.',
    ],
  },
  {
    ask: [
      'thriller|suspense|suspenso|intriga pelicula|peli|pelis|recomiend*|ver|buena',
      'pelicula|peli|pelis tension|misterio|suspense|policiaca|intriga',
    ],
    say: [
      '«El secreto de sus ojos»: crimen, amor callado y un plano en un estadio que no se olvida. Si ya cayó, «La isla mínima», con marismas y silencio.',
      '«Contratiempo», española y con vuelta de tuerca, o «La ventana indiscreta», donde Hitchcock te clava a una silla sin salir de un patio.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas miedo|terror que|recomiend*|alguna|buena|ver|vemos|veo|dime|hoy|una|noche',
      'que|alguna pelicula|peli|pelis miedo|terror veo|vemos|ver hoy|noche|esta',
      'recomiend*|ver terror|miedo noche|halloween',
    ],
    say: [
      '«El orfanato»: casa junto al mar, sustos con sentido y un final que emociona. Para más nervio, «REC», cámara en mano y escalera abajo.',
      '«Los otros», niebla y puertas cerradas, casi sin sangre. O «El espinazo del diablo», fantasma triste y muy bien contado.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas ninos|nino|nina|hijos|familia|peques|infantil*|sobrin*',
      'ver ninos|peques pelicula|peli|cine',
    ],
    say: [
      '«Mi vecino Totoro» para los pequeños: nadie malo y mucha hierba. Desde los seis o siete, «Paddington 2», que hace reír también a quien paga la pizza.',
      '«Coco», con abuelos, música y pañuelos a mano, o «El gigante de hierro», aventura con corazón. Si son muy peques, mejor cortos de diez minutos.',
    ],
  },
  {
    ask: ['pelicula|peli|pelis adolescente|adolescentes', 'pelicula|peli|ver hijo|hija 12|13|14|15|16'],
    say: [
      '«Spider-Man: un nuevo universo»: ritmo, música y una animación que asombra. Si es más de pensar, «El show de Truman», y luego hay tema para la cena.',
      '«El club de los poetas muertos» para hablar después, o «Regreso al futuro», que engancha a cualquier edad. Que elija entre dos: así no se levanta.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|ver domingo|lluvia|lluvioso|tarde|manta|sofa pelicula|peli|pelis',
      'que|una pelicula|peli veo|vemos|ver|recomiendas hoy|noche|esta',
    ],
    say: [
      '«Amélie»: París, travesuras buenas y música de acordeón. Con manta y chocolate caliente funciona como una estufa.',
      '«El gran hotel Budapest», rosa y rapidísima, o «Big Fish», cuentos de un padre exagerado. Ambas dejan buen cuerpo.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas animacion|animada|animadas|dibujos',
      'recomiend* animacion|ghibli|pixar|anime',
    ],
    say: [
      '«El viaje de Chihiro», un mundo entero en dos horas. Para reír y llorar, «Up»; los primeros diez minutos ya valen la entrada.',
      '«Arrugas», española, sobre la vejez con ternura, o «Klaus», hecha en Madrid y con la Navidad mejor explicada.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas real|reales|basada|basadas|veridica hecho|hechos|historia|real|reales|caso',
      'recomiend*|pelicula|peli biografica|biopic',
    ],
    say: [
      '«La sociedad de la nieve»: el accidente de los Andes, contado con respeto y mucha fuerza. Más ligera, «Atrápame si puedes».',
      '«Spotlight», periodistas que no sueltan el hilo, o «Figuras ocultas», matemáticas que llevaron a la NASA al espacio.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas clasic*|antigua|antiguas|viejas',
      'cine|pelicula|peli que|cual no perder',
      'cine espanol|mexicano|argentino|clasico pelicula|peli|recomiend*|ver|mejor|mejores',
    ],
    say: [
      '«El verdugo», de Berlanga: humor negro, y no ha envejecido un día. Del cine de fuera, «Casablanca», con más frases célebres que escenas.',
      '«Plácido» o «Viridiana» en español, «Los olvidados» de Buñuel en México, y «El apartamento» de Wilder para quitar el miedo al blanco y negro.',
    ],
  },
  {
    ask: [
      'serie|series recomiend*|recomienda|buena|corta|cortita|veo|engancha|enganche|vemos',
      'una|alguna serie ver|pareja|busco|pasame',
      'que serie veo|ver|empiezo|vemos|pongo',
    ],
    say: [
      'Corta y redonda: «Chernobyl», cinco capítulos que no se olvidan. Para reír sin pensar, «Paquita Salas»; para enganche clásico, «Breaking Bad».',
      '«El ministerio del tiempo», historia de España con humor y puertas secretas, o «Dark», si gusta tomar apuntes. Prueba dos capítulos y decide sin remordimiento.',
    ],
  },
  {
    ask: [
      'libro|libros|novela engancha|enganche|facil|corto|cortito|ligero|empezar|vacaciones|playa recomiend*|bueno|algun|que|un',
      'que libro|novela leo|llevo|compro',
      'que leo ahora|hoy|verano',
      'un buen libro',
      'algun|alguna|buen libro|novela leer|bueno|buena|recomiendas',
      'que me leo verano|vacaciones|recomiendas|playa',
      'recomiend* libro|libros|novela',
    ],
    say: [
      '«Crónica de una muerte anunciada», de García Márquez: cien páginas, sabes el final desde el principio y no puedes parar.',
      '«La sombra del viento», de Ruiz Zafón: librerías, misterio y Barcelona con niebla. Se lee en cuatro tardes.',
    ],
  },
  {
    ask: [
      'libro|libros|novela|novelas negra|policiaca|policiacas|misterio|crimen|crimenes|suspense|thriller|detectives',
      'recomiend*|leer agatha|detectives|policiaca',
    ],
    say: [
      '«Diez negritos» (hoy «Y no quedó ninguno»), de Agatha Christie: una isla, diez invitados y ningún aburrimiento.',
      '«Los mares del Sur», de Vázquez Montalbán, con un detective que cocina, o «Plenilunio», de Muñoz Molina, más hondo y tenso.',
    ],
  },
  {
    ask: [
      'libro|libros|novela|novelas amor|romantic* recomiend*|buena|bueno|alguna|algun|leer|quiero|dime|una|que',
      'leer historia amor recomiend*|algo',
    ],
    say: [
      '«Como agua para chocolate», de Laura Esquivel: amor, recetas y fuego en la cocina. Se lee con hambre.',
      '«El amor en los tiempos del cólera», una espera de más de cincuenta años, o «Orgullo y prejuicio», para discutir y sonreír.',
    ],
  },
  {
    ask: [
      'libro|libros nino|nina|ninos|hijo|hija|infantil*|peques|sobrin*',
      'libro|libros nino|nina|nieto|nieta|hijo|hija|sobrin* leer|lee|odia|regal*|compro|gustar|anos|aburre que|algun|un|una',
      'cuento|cuentos leer|leerle|recomiend* nino|nina|ninos|hijo|hija|dormir',
    ],
    say: [
      'Hasta cinco años, «Donde viven los monstruos». De seis a ocho, «Fray Perico y su borrico». De nueve en adelante, «Matilda», de Roald Dahl.',
      '«El pequeño Nicolás» hace reír a dos generaciones a la vez; leedlo en voz alta, un capítulo por noche. Y que elija también un cómic: eso es leer.',
    ],
  },
  {
    ask: ['libro|libros adolescente|adolescentes|juvenil*', 'libro|libros hijo|hija|sobrin* 12|13|14|15|16'],
    say: [
      '«Campos de fresas» y otras de Jordi Sierra i Fabra van directas al grano; «Los juegos del hambre» engancha a quien dice que no lee.',
      '«La historia interminable», de Michael Ende, o «Maus», cómic que se lee de un tirón y deja huella.',
    ],
  },
  {
    ask: ['libro|libros|novela ciencia ficcion', 'libro|libros|novela fantasia|fantastico|fantastica'],
    say: [
      '«Fahrenheit 451», de Bradbury: breve, bonito y cada año más cercano. En fantasía, «Un mago de Terramar», de Ursula K. Le Guin.',
      '«Lágrimas en la lluvia», de Rosa Montero, ciencia ficción en Madrid, o «El nombre del viento», para perder el sueño a gusto.',
    ],
  },
  {
    ask: [
      'libro|libros historia|historico|historicos|historica novela|recomiend*|bueno|buenos|espana|algun',
      'novela|novelas historic*',
      'novela|novelas|libro historic* enganche|engancha|recomiend*|leer que|alguna|algun|buena|conoces|una',
    ],
    say: [
      '«La catedral del mar», de Falcones, Barcelona medieval piedra a piedra. Más literaria, «Soldados de Salamina», de Javier Cercas.',
      '«Memorias de Adriano», de Yourcenar: Roma contada al oído. Para ensayo ameno, «El infinito en un junco», de Irene Vallejo.',
    ],
  },
  {
    ask: [
      'poesia|poemas|poeta|poetas recomiend*|leer|libro|libros',
      'libro|libros animar*|triste|autoayuda|inspir*|vida|motiv*',
    ],
    say: [
      '«Veinte poemas de amor», de Neruda, entra solo. Y Gloria Fuertes, que parece de broma hasta que te toca dentro.',
      '«El hombre en busca de sentido», de Viktor Frankl: corto, serio y con más luz de la que se espera. Para abrir al azar, Antonio Machado.',
    ],
  },
  {
    ask: [
      'musica|canciones|cancion|playlist triste|tristes|llorar|melancolic*|desamor',
      'escuchar|pon|recomiend* musica|cancion triste|llorar|desamor|ruptura',
    ],
    say: [
      '«Lucía», de Serrat, «Ojalá», de Silvio Rodríguez, y «La llorona», de Chavela Vargas. Tres y luego una alegre, para no quedarse a vivir ahí.',
      'Para dejar salir la pena: «Y sin embargo», de Sabina, «Te recuerdo, Amanda», de Víctor Jara, y algo de piano de Ludovico Einaudi.',
    ],
  },
  {
    ask: [
      'musica|canciones|cancion|playlist animar*|alegre|alegres|animad*|fiesta|bailar|subir|energia|positiva|positivas',
      'que escuchar|pongo animarme|fiesta|bailar|alegre',
    ],
    say: [
      '«La bicicleta», de Carlos Vives y Shakira, «Bailando», de Alaska y los Pegamoides, y «September», en ese orden y con la escoba de micrófono.',
      '«La vida es un carnaval», de Celia Cruz, «Chan Chan» para calentar y «A quién le importa» para cantar en la cocina.',
    ],
  },
  {
    ask: [
      'musica|canciones|playlist estudiar|concentr*|trabajar|leer',
      'que escuchar|escucho estudiar|estudio|concentrarme',
    ],
    say: [
      'Sin letra: las «Variaciones Goldberg», bandas sonoras de Studio Ghibli o listas de lofi. Volumen bajo y la misma lista siempre, que acaba siendo señal de empezar.',
      'Guitarra española de Tárrega o Paco de Lucía en sus piezas lentas, o ruido de lluvia. Si se te va el oído a la melodía, ruido y listo.',
    ],
  },
  {
    ask: [
      'musica|canciones|playlist relaj*|dormir|calmar*|tranquil*|meditar',
      'que escuchar|escucho relajarme|dormir|dormirme|calmarme',
    ],
    say: [
      'Las «Gymnopédies», de Satie, y «Música callada», de Mompou: piano que casi no pisa. Con temporizador de media hora.',
      '«Recuerdos de la Alhambra», las nanas de Falla o sonido de mar. Volumen tan bajo que haya que buscarlo.',
    ],
  },
  {
    ask: [
      'musica|canciones|playlist correr|gimnasio|gym|deporte|entren*|viaje|coche|carretera',
      'que escuchar|escucho correr|gym|gimnasio|conducir|viaje',
    ],
    say: [
      'Para llevar el paso: «Eye of the Tiger», «Don’t Stop Me Now», «Matador», de Los Fabulosos Cadillacs, y «Entre dos tierras» en la cuesta.',
      'Empieza suave con «Clandestino», sube con «De música ligera» y acaba con «Maldito duende». En carretera, lo mismo y cantando fuerte.',
    ],
  },
  {
    ask: [
      'canciones|cancion|tocar|temas facil|faciles guitarra|ukelele',
      'acordes|principiante* cancion|canciones|guitarra',
    ],
    say: [
      '«Knockin’ on Heaven’s Door», con cuatro acordes (sol, re, la menor, do). Cambia lento y con metrónomo.',
      '«Horse with No Name» tiene dos acordes; «De música ligera», cuatro en rueda. Diez minutos diarios de cambios y en dos semanas suena.',
    ],
  },
  {
    ask: [
      'canciones|cancion|tocar|temas facil|faciles|principiante* bajo',
      'empezar|aprender|principiante* bajo electrico|cancion|canciones',
    ],
    say: [
      '«Seven Nation Army»: una cuerda casi entera y suena enorme. Después, «Another One Bites the Dust» y «Stand by Me».',
      '«With or Without You» repite cuatro notas toda la canción: re, la, si, sol. Perfecta para el pulso. Toca con el disco a volumen bajo.',
    ],
  },
  {
    ask: [
      'canciones|cancion|tocar|temas|piezas facil|faciles|principiante* piano|teclado',
      'primera|primeras cancion|pieza|piezas piano',
    ],
    say: [
      'El «Himno a la alegría» con cinco dedos quietos, luego «Let It Be», con do, sol, la menor y fa. Manos separadas primero.',
      '«Comptine d’un autre été», de «Amélie», parece difícil y se repite mucho. Antes, el comienzo de «Para Elisa», despacio.',
    ],
  },
  {
    ask: ['juego|juegos|jugar mesa|cartas|tablero dos|pareja|2', 'juego|juegos pareja dos|mesa|cartas'],
    say: [
      '«Patchwork» o «7 Wonders Duel», media hora y pique sano. Con baraja española, la escoba: se explica en dos minutos.',
      '«Carcassonne», que sale distinto cada vez, o el chinchón de toda la vida con café. Quien pierde friega.',
    ],
  },
  {
    ask: [
      'juego|juegos|jugar mesa|cartas|tablero amigos|grupo|familia|cuatro|seis|4|5|6|muchos|fiesta|recomiend*|cena',
      'juego|juegos cena|fiesta|grupo|amigos|reunion',
    ],
    say: [
      'De cuatro a seis, «Dixit» o «Código secreto», que se aprenden riendo. Con baraja, mus si son cuatro, y el mentiroso si sois más.',
      'Sin comprar nada: películas con mímica o el de la frente pegada con un papel. Para un grupo grande, «Los hombres lobo de Castronegro».',
    ],
  },
  {
    ask: [
      'aburrid*|aburro|aburrimiento casa|hago|hacer|toy|plan|dame|idea|ideas|algo',
      'me aburro que|mucho|muchisimo|ayuda|hoy',
      'aburrida|aburrido|aburro que hago|hacemos',
      'que hago|hacer casa aburr*|tarde|nada',
    ],
    say: [
      'Elige una: ordenar un cajón con música, receta con tres cosas de la nevera o llamar a quien hace meses que no. Si ninguna gusta, jugamos a veinte preguntas ahora mismo.',
      'Haz algo con las manos: origami de una grulla, dibujar tu taza sin levantar el lápiz, galletas. A los diez minutos el aburrimiento se despista.',
    ],
  },
  {
    ask: [
      'hacer|hago|planes|plan|juegos ninos|hijos|nino|nina|peques|sobrin* lluvia|llueve|lloviendo',
      'planes|actividades|juegos|entreten* ninos|hijos|nino|nina|peques casa|interior',
      'ninos|hijos|peques aburr*|entreten*',
    ],
    say: [
      'Cabaña con sillas y sábanas, linterna y cuento dentro. Luego, búsqueda del tesoro con cinco pistas dibujadas y merienda como botín.',
      'Pizza casera con caras, teatro de sombras con una lámpara o carrera de barcos de papel en la bañera. Una actividad por hora y descanso.',
    ],
  },
  {
    ask: [
      'domingo hacer|hago|plan|planes|hacemos',
      'finde|sabado|fin hacer|plan|planes|hacemos semana|que|finde|sabado',
    ],
    say: [
      'Mañana de mercadillo o paseo por un barrio que no conozcas, vermú, comida larga y película. Deja el móvil en el cajón hasta las cinco.',
      'Excursión corta a un pueblo con castillo, bocadillo de tortilla y vuelta con siesta. Si no apetece salir: guiso lento, música y cama temprano.',
    ],
  },
  {
    ask: [
      'plan|planes|actividades solo|sola',
      'hacer|hago estoy solo|sola finde|sabado|tarde|ciudad',
      'cosas hacer solo|sola',
    ],
    say: [
      'Un museo a tu ritmo, café con libro en una terraza y cine sin discutir la película. Salir sin compañía tiene su lujo: nadie pregunta cuánto falta.',
      'Una ruta fácil con cámara, un taller de un día o cocinar algo que nadie más en casa quiere. Apunta al volver qué te gustó.',
    ],
  },
  {
    ask: [
      'planes|plan|actividades amigos|amigas|colegas|panas|grupo',
      'que hacer|hacemos|hago con amigos|amigas hoy|finde|sabado|domingo|noche|tarde|viernes',
    ],
    say: [
      'Cena de países: cada cual cocina el que le toque en el sorteo. O gincana por el barrio con fotos absurdas y tapas al final.',
      'Karaoke casero, torneo de futbolín, ruta al amanecer con desayuno. Pon fecha ya: el plan sin día no existe.',
    ],
  },
  {
    ask: [
      'planes|plan|actividades gratis|barato|baratos|dinero|plata',
      'hacer|hacemos|hago finde|tarde|sabado|domingo sin dinero|plata',
      'salir|divertir* sin dinero|gastar|plata',
    ],
    say: [
      'Museos en su horario gratuito, biblioteca con préstamo de películas y picnic en el parque con lo de la nevera. Coste: el pan.',
      'Ver la puesta de sol desde el punto más alto de la ciudad, conciertos en la calle, torneo de cartas en casa. Mira la agenda municipal: hay más gratis de lo que parece.',
    ],
  },
  {
    ask: [
      'planes|plan|ideas|cena novio|novia|pareja|marido|mujer|esposo|esposa casa|noche|romantic*|sorpresa|finde|tarde|especial',
      'podemos|podriamos hacer novio|novia|pareja|mujer|marido tarde|finde|noche|sabado',
      'sorprender novio|novia|mujer|marido|esposo|esposa',
      'noche romantica',
    ],
    say: [
      'Cena a ciegas: uno cocina y el otro adivina los ingredientes con los ojos tapados. Después, lista de canciones de cada año juntos.',
      'Paseo nocturno con helado y preguntas de las que no se hacen: qué querías ser, qué te daba miedo. De vuelta, película que elija quien menos elige.',
    ],
  },
  {
    ask: ['plan|planes verano|calor|vacaciones', 'que hacer vacaciones|puente|verano casa|ciudad|quedo|sin'],
    say: [
      'Cine de verano, baño a última hora y gazpacho en una terraza. Durante el día, persiana baja y siesta, que para eso se inventó.',
      'Juega a turista en tu ciudad: oficina de turismo, mapa y un barrio por día. Cada tarde, una heladería distinta y puntuación seria.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos madre|mama',
      'regalo madre|mama para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle mama|madre cumple*|dia|navidad|reyes',
    ],
    say: [
      'Una tarde libre para compartir: comida fuera y paseo, con las fotos impresas después en un álbum. Si es objeto: una planta bonita, un pañuelo suave o su receta enmarcada con letra de la abuela.',
      'Quítale una tarea: arreglar lo que lleva meses pendiente y entradas para un concierto que le guste. Con nota a mano, que eso se guarda.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos padre|papa',
      'regalo padre|papa para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle papa|padre cumple*|dia|navidad|reyes',
    ],
    say: [
      'Algo para lo que ya disfruta: buen cuchillo, radio pequeña, guantes de huerto, entradas para su equipo. Si dice que no quiere nada, una comida en su sitio de siempre y tiempo.',
      'Graba a la familia contando anécdotas suyas y júntalo en un vídeo. Y al lado, algo útil de calidad: unas zapatillas cómodas, una linterna buena, un aceite especial.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos novio|novia|pareja|marido|mujer|esposo|esposa',
      'regalo novio|novia|pareja|marido|mujer|esposo|esposa para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle novio|novia|pareja|marido|mujer cumple*|aniversario|navidad|reyes',
      'cumple* novio|novia|pareja|marido|mujer|esposo|esposa idea|ideas|regal*|ocurre|sorprend*',
    ],
    say: [
      'Una experiencia que haya dejado caer: concierto, masaje, noche en un pueblo. Con una carta dentro. Mira su galería de fotos guardadas: ahí están las pistas.',
      'Un libro con notas tuyas al margen, un vale por doce planes o ese objeto cotidiano en versión buena. Acierta más lo que dice «te escucho» que lo caro.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos amigo|amiga',
      'regalo amigo|amiga para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle amigo|amiga cumple*|navidad|reyes',
    ],
    say: [
      'Tres cosas pequeñas con tema: noche de cine, desayuno de domingo o spa de andar por casa. Y una foto vuestra impresa con fecha y chiste detrás.',
      'Algo que se gaste y se disfrute: café bueno, velas, entradas, una planta difícil de matar. Si el presupuesto es corto, una cena hecha por ti.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos companero|companera|companeros|colega|jefe|jefa|oficina|trabajo',
      'regalo companero|companera|companeros|colega|jefe|jefa|oficina|trabajo para|idea*|ocurre|busco|necesito|original|le',
      'amigo invisible|secreto regal*|ideas|compro|idea',
      'amigo invisible|secreto regal* idea*|euros|compro|compra|para|barato',
    ],
    say: [
      'Sin arriesgar: taza bonita con buen café, una planta de mesa, chocolate artesano o una libreta. Para el amigo invisible, con nota graciosa y amable.',
      'Un juego de cartas pequeño, calcetines divertidos, un libro de recetas rápidas. Evita perfume, ropa y bromas sobre su físico.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos dibuj*|pinta|pintar|arte',
      'regalo dibuj*|pinta|pintar|arte para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle alguien|chica|chico|hijo|hija|amig* dibuj*|pinta|pintar',
    ],
    say: [
      'Un cuaderno de papel grueso, lápices acuarelables de buena marca y un estuche enrollable. Para empezar, mejor pocos colores buenos que cien flojos.',
      'Un libro de cómo dibujar manos o personajes, rotuladores de punta pincel y entradas para un museo con cuaderno en la mano.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos lee|leer|lectora|lector|libros',
      'regalo lee|leer|lectora|lector|libros para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle alguien|chica|chico|hijo|hija|amig* lee|leer|lectora|lector',
    ],
    say: [
      'El libro que te gustó con tu dedicatoria y ticket de cambio, una luz de lectura y un buen marcapáginas. Si lee mucho, vale de su librería.',
      'Una edición ilustrada de su clásico favorito o una suscripción a una caja de libros. Añade una manta o té: la lectura también es sillón.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos futbol|deporte|deportista|corre|corredor*|futbolero|futbolera',
      'regalo futbol|deporte|deportista|corre|corredor*|futbolero|futbolera para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle alguien|chica|chico|hijo|hija|amig* futbol|deporte|correr',
    ],
    say: [
      'La camiseta de su equipo con su nombre, un balón bueno o entradas para un partido, aunque sea de barrio. Con niños, porterías plegables.',
      'Botella térmica, calcetines técnicos, un libro de historias de fútbol o el álbum de cromos con unos sobres. Pregunta la talla en secreto.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos adolescente|adolescentes|quinceanera|quinceanero',
      'regalo adolescente|adolescentes|quinceanera|quinceanero para|idea*|ocurre|busco|necesito|original|le',
      'regalo|regalar|regalarle 12|13|14|15|16|17 anos',
    ],
    say: [
      'Dinero o tarjeta, sí, pero envuelto con gracia, más algo suyo: auriculares, altavoz pequeño, luz de habitación o material de su afición.',
      'Una experiencia con una amistad: escape room, escalada, concierto. Pregunta a sus amigos, que saben qué es moda este mes.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos abuelo|abuela|abuelos',
      'regalo abuelo|abuela|abuelos para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle abuelo|abuela|abuelos cumple*|navidad|reyes',
    ],
    say: [
      'Un marco con fotos de toda la familia o un álbum con nombres y fechas en letra grande. Y una tarde para que os cuente cada una.',
      'Algo de abrigo y suave, una radio fácil, plantas de balcón, un juego de cartas de números grandes. Lo que más gusta: comida sin prisa y postre de su época.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles|regalos nino|nina|bebe|ninos|peque',
      'regalo nino|nina|bebe|ninos|peque para|idea*|ocurre|busco|necesito|original|le',
      'regalo|regalar|regalarle 1|2|3|4|5|6|7|8|9|10 anos',
    ],
    say: [
      'Hasta los tres, bloques de madera o cuentos de cartón; de cuatro a seis, disfraces y plastilina; de siete a diez, construcciones, un juego de mesa o un kit de ciencia.',
      'Algo que haga en vez de mirar: patines, una lupa y bote para bichos, pinturas, cocina de verdad con delantal. Y una tarde tuya para estrenarlo.',
    ],
  },
  {
    ask: [
      'regalo|regalos|regalar estrena*|mudanza|piso|inauguracion|inaugurar',
      'que llev* inauguracion|estrenan casa|piso',
    ],
    say: [
      'Pan, sal y aceite del bueno en una caja bonita, con una planta resistente. Clásico, útil y con buen augurio.',
      'Algo que toda casa agradece: una tabla de madera, velas, una manta suave o un juego de copas. Y la oferta de ayudar con las cajas, que vale oro.',
    ],
  },
  {
    ask: [
      'empezar|aprender|empiezo|aprendo|tocar guitarra',
      'aprender|empezar|tocar instrumento cual|facil|edad|mayor',
    ],
    say: [
      'Una guitarra española sencilla, afinada con una aplicación, y cuatro acordes: mi menor, sol, do, re. Quince minutos diarios valen más que dos horas el domingo. Las yemas duelen dos semanas y se pasa.',
      'Elige una canción que te encante con tres acordes y persigue solo esa. Cambios lentos con metrónomo, luego ritmo. Grábate una vez por semana: oír el avance engancha. Nunca es tarde para empezar.',
    ],
  },
  {
    ask: [
      'aprender|empezar|empiezo|aprendo dibujar|dibujo|pintar|acuarela|acuarelas',
      'dibujar mejor|fatal|mal|como',
    ],
    say: [
      'Un lápiz, una libreta barata y un dibujo pequeño al día: tu taza, tu zapato, tu mano. Mira más el modelo que el papel. A los treinta días compara el primero con el último.',
      'Empieza por formas: todo son cajas, cilindros y bolas. Dibuja lo que ves, no lo que sabes, y prueba a copiar una foto boca abajo. Equivocarse en tinta quita el miedo.',
    ],
  },
  {
    ask: [
      'aprender|empezar|empiezo|aprendo programar|programacion|python|codigo|javascript',
      'primer lenguaje programar|programacion',
    ],
    say: [
      'Python: se lee casi como inglés. Haz un curso gratuito de variables, bucles y funciones, y enseguida un proyecto tuyo: repartir gastos, un juego de adivinar números. Media hora diaria.',
      'Escribe el código a mano, no lo copies, y rómpelo para ver qué pasa. Lee el error entero: suele decir la línea. Al mes, algo que te sirva de verdad, aunque sea feo.',
    ],
  },
  {
    ask: [
      'empezar|empiezo|montar|hacer huerto|jardin|jardineria',
      'plantar|cultivar empezar|facil|faciles|principiante*|balcon|primera',
    ],
    say: [
      'Albahaca, perejil, lechugas y tomates cherry en macetas con agujero y mucha luz. Mete el dedo en la tierra: si sale seca, agua. El error número uno es regar de más.',
      'Empieza con tres plantas, no con treinta. Rábanos si quieres resultado rápido: en un mes se comen. Apunta la fecha de siembra y observa cada mañana con el café.',
    ],
  },
  {
    ask: [
      'aprender|empezar|empiezo|aprendo|mejorar|mejoro ajedrez',
      'ajedrez consejos|principiante*|ganar|trucos',
    ],
    say: [
      'Primero mueve bien las piezas, luego aprende tres mates sencillos y juega partidas lentas. Diez problemas de táctica al día, gratis en Lichess, suben más que memorizar aperturas.',
      'Tres reglas al abrir: centro, sacar caballos y alfiles, enrocar. Antes de mover, mira qué amenaza la otra persona. Y repasa cada derrota buscando un solo error.',
    ],
  },
  {
    ask: ['aprender|empezar|empiezo|mejorar|aprendo fotografia|fotos', 'sacar|hacer mejores|buenas fotos'],
    say: [
      'Con el móvil basta: limpia la lente, busca luz de lado y ponte más cerca. Activa la cuadrícula y coloca lo importante en un cruce. Luego, una foto al día con un tema.',
      'La primera y la última hora de sol hacen medio trabajo. Agáchate, cambia el ángulo, quita lo que estorba del fondo. De veinte, guarda una: elegir también es aprender.',
    ],
  },
  {
    ask: [
      'aprender|empezar|empiezo|aprendo tejer|ganchillo|crochet|punto|coser|costura|bordar',
      'como tejer|ganchillo|crochet|coser|bordar empez*|principiante*|primera',
    ],
    say: [
      'Para punto o ganchillo: lana gruesa clara, aguja del cinco y una bufanda. Solo el punto básico hasta que salga sin mirar. Los vídeos despacio ayudan más que los libros.',
      'Para coser, empieza a mano: un botón, un dobladillo, una bolsa de tela. Con ganchillo, un cuadrado de la abuela. Deshacer forma parte del asunto.',
    ],
  },
  {
    ask: ['aprender|empezar|empiezo|aprendo cocinar|cocina', 'no se cocinar'],
    say: [
      'Cinco básicos y ya comes bien: tortilla, arroz blanco, sofrito, lentejas y verduras al horno. Fuego medio, sal poco a poco y probar siempre. Un plato nuevo por semana.',
      'Lee la receta entera y corta todo antes de encender. Repite el mismo plato tres veces seguidas: a la tercera es tuyo. Un buen cuchillo y una sartén decente bastan.',
    ],
  },
  {
    ask: [
      'aprender|mejorar|empezar|practicar ingles|frances|aleman|italiano|idioma|idiomas|portugues',
      'como aprend* idioma|ingles|frances|aleman rapido|mejor|casa|solo|sola',
    ],
    say: [
      'Quince minutos diarios y en voz alta: frases enteras, no palabras sueltas. Series con subtítulos en ese idioma y una charla semanal de intercambio. Hablar mal es la única puerta para hablar bien.',
      'Empieza por las mil palabras más comunes y por lo que tú dirías: tu día, tu trabajo, tus gustos. Tarjetas de repaso, una canción por semana y etiquetas por la casa.',
    ],
  },
  {
    ask: [
      'hobby|hobbies|aficion|aficiones|pasatiempo|pasatiempos ideas|nuevo|nueva|empezar|empiezo|recomiend*|buscar|encontrar|barato|algun|alguna',
      'aficion|hobby|pasatiempo recomiend*|dame|necesito|quiero',
    ],
    say: [
      'Piensa en qué te falta: si es gente, coro o baile; si es calma, dibujo o huerto; si es cuerpo, escalada o natación. Prueba cuatro semanas sin comprar equipo.',
      '¿Qué te gustaba a los diez años? Suele dar la pista: construir, cantar, coleccionar, inventar. Versión adulta y barata: maquetas, coro de barrio, fósiles, escribir cuentos.',
    ],
  },
  {
    ask: [
      'nombre|nombres para|pongo|pone*|ponemos|idea*|ocurre|dame|dime|gracios*|busco|propon* perro|perra|gato|gata|mascota|cachorro|gatito|gatita|perrito|perrita|conejo|hamster|loro|tortuga|galgo|pez|caballo',
      'como llamo|llamar|llamarlo|llamarla|llamamos|llamarias perro|perra|gato|gata|mascota|cachorro|gatito|gatita|perrito|perrita|conejo|hamster|loro|tortuga|galgo|pez',
      'como llamo|llamar|pongo mi cachorro|perro|gato|gatito|perrito|perra|gata',
    ],
    say: [
      'Con sabor de casa: Churro, Croqueta, Pipa, Lenteja, Mojo. Mejor dos sílabas y que no suene a «no», que luego se confunden.',
      'De leyenda: Rocinante, Babieca, Quijote, Frida, Lorca. Prueba a gritarlo en un parque: si no da vergüenza, es ese.',
    ],
  },
  {
    ask: ['idea|ideas historia|cuento|relato|novela|escribir', 'que escrib* historia|cuento|relato'],
    say: [
      'En un pueblo, el reloj de la iglesia se para siempre a la misma hora y solo una cartera sabe por qué: a esa hora nunca llegó una carta. Hoy llega.',
      'Alguien compra un móvil usado y recibe audios de una abuela que cree hablar con su nieto. Decide contestar una vez. Luego otra. Hasta que ella propone comer juntos.',
    ],
  },
  {
    ask: [
      'villano|villana|malvado|antagonista historia|idea|ideas|novela|cuento|personaje|crea*|inventa*|dame',
      'malo|mala historia|novela|cuento crear|crea*|inventa*|personaje',
    ],
    say: [
      'Una notaria encantadora que compra recuerdos: la gente firma contenta y olvida a quien quería. No odia a nadie; colecciona la infancia que no tuvo. Su punto débil, una canción de cuna.',
      'Un alcalde que apaga una farola cada noche porque de joven perdió a alguien que volvía a casa con luz. Cree que protege. Habla bajito, regala caramelos y nunca miente del todo.',
    ],
  },
  {
    ask: [
      'tema|tematica|temas|tematicas fiesta|cumple*',
      'idea|ideas fiesta',
      'fiesta disfraces|disfraz|tematica',
    ],
    say: [
      'Verbena de barrio: farolillos, mantones, limonada, tortilla y pasodobles entre canciones de verano. Barata y con baile asegurado.',
      'Noche de misterio: cada persona recibe una carta con su personaje y un secreto; a los postres se descubre quién robó el collar. Para peques, piratas con mapa y cofre.',
    ],
  },
  {
    ask: ['nick|nickname|usuario idea|ideas|nombre|original*|poner'],
    say: [
      'Cortos y con cariño: Chispa, Luciérnaga, Capi, Terremoto. Para un usuario, mezcla dos cosas tuyas: LunaConCafé, TrenNocturno, OlivaVerde.',
      'Parte de una manía simpática: Reloj, Radio, Migas, Brújula. Si hace reír a quien lo lleva, vale; si solo ríe el resto, otro.',
    ],
  },
  {
    ask: [
      'lema|lemas mi|vida|vital|idea|ideas|equipo|dame|dime',
      'frase vida|motivadora dame|dime|favorita|tatuaje|bio|perfil',
      'tu lema|frase favorita|vida|preferida',
    ],
    say: [
      '«Poco a poco y buena letra». Sirve para estudiar, para querer y para pintar paredes.',
      '«Caminante, no hay camino, se hace camino al andar», de Antonio Machado. Para un equipo, algo más corto: «Juntos pesa menos».',
    ],
  },
  {
    ask: [
      'que hiciste hoy|ayer|finde',
      'que has hecho hoy|ayer|finde|tu',
      'como|que tal estuvo|fue tu dia|finde|semana',
      'y el|tu tuyo|finde que tal|hiciste',
    ],
    say: [
      'Leer lo que me escribes, que es casi todo mi día: como programa no salgo, ni duermo, ni hago la compra. Así que el día interesante es el tuyo. ¿Qué ha sido lo mejor, aunque sea diminuto?',
      'Cero kilómetros y ninguna siesta: soy un programa y vivo entre un mensaje y el siguiente. Cámbiame el aburrimiento por algo de tu día: ¿con quién hablaste más?',
    ],
  },
  {
    ask: [
      'planes tienes|tenes hoy|finde|tu|vos|noche|semana|mañana',
      'tienes|tenes algun plan|planes tu|finde|hoy',
    ],
    say: [
      'Mi agenda es preciosa: vacía y siempre abierta para charlar, ventajas de ser un programa. ¿Y la tuya? Si hay un rato libre, dime cuántas horas y si apetece casa o calle, y montamos algo.',
      'Quedarme aquí, por si escribes; un programa no da para más turismo. ¿Qué te espera a ti: algo con ganas, algo con pereza o un hueco bendito sin nada?',
    ],
  },
  {
    ask: ['que hay de nuevo', 'que me cuentas|contas de|hoy|tu|vos', 'que cuentas|contas hoy|nuevo|bueno'],
    say: [
      'Por mi lado, pocas novedades: un programa no tiene vecinos. Lo más nuevo será lo que traigas tú. ¿Empezamos por lo bueno, lo raro o lo que te tiene hasta el gorro?',
      'Todo en orden por los circuitos. Cuéntame tú una cosa de esta semana que aún no le hayas dicho a nadie, aunque sea que cambiaste de marca de café.',
    ],
  },
  {
    ask: ['que haces ahora|ahorita', 'que andas|estas haciendo ahora|tu|vos|hoy'],
    say: [
      'Nada más que leerte: soy un programa y mi única tarea es esta conversación. ¿Y tú, dónde te pillo, en el sofá, en el bus o escapando de algo que toca hacer?',
    ],
  },
  {
    ask: [
      'flor|flores favorita|favoritas|preferida|preferidas tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'que flor te gusta mas',
    ],
    say: [
      'El girasol, por buscar la luz sin disimulo, y el jazmín por lo que cuentan de su olor en las noches de agosto. ¿Cuál es la tuya, y quién te la regaló?',
    ],
  },
  {
    ask: ['chocolate negro leche prefieres|gusta|o|mejor|blanco', 'chocolate favorito|prefieres'],
    say: [
      'Negro, con un punto de sal: amarga un poco, y luego lo perdonas. El de leche lo dejo para días de derrota. Hablo de oídas, que los circuitos se empalagan.',
    ],
  },
  {
    ask: ['ducha bañera|baño prefieres|o|mejor|gusta', 'ducharse o bañarse'],
    say: [
      'Ducha entre semana, que es donde salen las ideas; bañera para los domingos de invierno, con libro que se moja. Agua y circuitos no combinan, así que lo digo desde la orilla.',
    ],
  },
  {
    ask: ['lluvia o sol dia|prefieres|elige|gusta', 'prefieres|gusta dia lluvia|lluvioso|soleado'],
    say: [
      'Lluvia, si hay ventana y ningún recado pendiente; sol, en cuanto alguien diga la palabra terraza. A mí no me moja nada, pero el ruido en los cristales lo describen muy bien.',
    ],
  },
  {
    ask: ['mar o piscina|rio|lago', 'playa o piscina|rio'],
    say: [
      'Mar: sin carriles y sin nadie pitando con silbato. El río le sigue de cerca, por la sombra y la sandía metida en el agua. ¿Dónde aprendiste a nadar?',
    ],
  },
  {
    ask: [
      'libro|libros papel digital|pantalla|ebook|kindle|electronico prefieres|mejor|o|cual',
      'papel o kindle|ebook|digital',
    ],
    say: [
      'Traiciono a los míos: papel. Huele, se presta, se subraya y aparece años después con una entrada de cine dentro. El digital gana en la maleta y a las dos de la madrugada.',
    ],
  },
  {
    ask: ['beatles stones', 'beatles o queen|rolling|oasis'],
    say: [
      'Beatles, por poco: en ocho años cambiaron de disco como de planeta. Para una noche de carretera, los Stones. ¿Tu canción, de los unos o de los otros?',
    ],
  },
  {
    ask: ['messi cristiano|ronaldo|maradona|pele', 'maradona o pele|cristiano|ronaldo'],
    say: [
      'Puestos a elegir: Messi por lo que inventa, Cristiano por la disciplina y Maradona por la novela. Me quedo con Messi, y no lo discuto en ningún bar, porque no me dejan entrar.',
    ],
  },
  {
    ask: ['borges cortazar', 'garcia marquez vargas|borges|rulfo prefieres|o|gusta|mejor'],
    say: [
      'Borges para pensar de noche, Cortázar para jugar de día, García Márquez para que te lo cuente una tía. Si obligan a elegir uno: Cortázar, por ese cuento que sale de la casa y no vuelve.',
    ],
  },
  {
    ask: [
      'te gusta regueton|reggaeton|salsa|flamenco|rock|jazz|bachata|cumbia',
      'prefieres|va|gusta rock|salsa|rancheras|regueton|flamenco o',
    ],
    say: [
      'Salsa para limpiar, rock para conducir, flamenco para quedarse en silencio y reguetón cuando ya nadie mira. Sin caderas, el baile se me queda en teoría. ¿Qué suena en tu casa?',
    ],
  },
  {
    ask: ['lunes o domingo|domingos|viernes', 'dia semana favorito|preferido|gusta'],
    say: [
      'El viernes a las seis: todavía no ha pasado nada y ya todo es posible. El domingo es bonito hasta las siete de la tarde, cuando se le ve el lunes debajo.',
    ],
  },
  {
    ask: ['tacos o hamburguesa|hamburguesas|pizza|suadero', 'tacos|taquitos pastor suadero|canasta|birria'],
    say: [
      'Tacos al pastor, con su piña y su salsa que avisa tarde: comida de pie, con gente y sin cubiertos. El suadero, segundo. Yo no mastico, pero el olor lo cuentan como nadie.',
    ],
  },
  {
    ask: ['jamon o queso|pollo', 'croquetas jamon pollo|bacalao|setas|favoritas'],
    say: [
      'Jamón, y el queso al lado con una nuez, que nadie obliga a divorcios. En croqueta, jamón también: la de pollo es la mejor forma de terminar un caldo.',
    ],
  },
  {
    ask: [
      'dinosaurio favorito|preferido tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'que|cual dinosaurio gusta|mola|serias',
    ],
    say: [
      'El triceratops: tres cuernos, hierba y ningún lío si no lo provocan. El tiranosaurio se lleva la fama y tiene brazos de pingüino.',
    ],
  },
  {
    ask: [
      'olor|aroma favorito|preferido|escogerias|elegirias tu|tienes|tenes|ti|vos|su|sus|tuyo',
      'que olor te gusta',
    ],
    say: [
      'Sin nariz, elijo de oídas: pan recién hecho y tierra mojada, que son los que más cartas me arrancan. ¿Qué olor te devuelve de golpe a una casa?',
    ],
  },
  {
    ask: [
      'que disfrazo|disfrazarme',
      'disfraz idea*|facil|barato|casero|original|ocurre',
      'disfrazarme halloween|carnaval',
    ],
    say: [
      'Con lo de casa: turista perdido con mapa y calcetines altos, cuadro famoso con un marco de cartón, o abuela con rulos y bolsa de la compra. En grupo, una baraja: cada cual con su carta.',
      'Fantasma de sábana con gafas de sol, Frida con flores y una blusa bordada, o medusa bajo un paraguas transparente con tiras de papel. Barato, rápido y con foto asegurada.',
    ],
  },
  {
    ask: [
      'nombre|nombres tienda|negocio|panaderia|cafeteria|bar|marca|empresa|restaurante|peluqueria idea*|pongo|pondrias|gracia|original|necesito|ocurre|dime',
      'como llamo|llamar|llamarias mi|la tienda|negocio|panaderia|cafeteria|bar|marca|empresa',
    ],
    say: [
      'Juega con el oficio: «Miga y Cía.», «La Masa Madre», «Cera una vez» para velas, «Peine a tiempo» para peluquería. Dilo por teléfono tres veces: si no hace falta deletrearlo, va bien.',
      'Tres caminos: apellido más oficio, que suena de toda la vida; el nombre de la calle; o una palabra corta con doble sentido, como «Entre Panes». Antes de pintar el rótulo, mira que nadie la tenga registrada.',
    ],
  },
  {
    ask: [
      'nombre|nombres niña|niño|bebe|hijo|hija idea*|ideas|bonito*|corto*|pongo|ponerle|ocurre|gusta',
      'como llamo|llamar|llamarias bebe|hijo|hija|niña|niño',
    ],
    say: [
      'Cortos y que viajan bien entre idiomas: Nora, Emma, Clara, Lea; Leo, Hugo, Max, Bruno. Pruébalo con los dos apellidos y gritado desde la cocina: si suena bien en ambos, tiene futuro.',
    ],
  },
  {
    ask: [
      'nombre|nombres grupo|banda musica|rock|cuarentones|idea*|ocurre|gracioso|original',
      'nombre|nombres barco|velero|lancha',
    ],
    say: [
      'Para una banda: «Los Lumbago», «Mañana Madrugo» o «Ruido de Fondo». Para un barco: «Sobremesa», «Sin Cobertura» o «Marejadilla». Que se pueda corear o gritar desde el muelle.',
    ],
  },
  {
    ask: [
      'poema|poesia leer|recitar voz|alto|publico|boda',
      'poema corto|bonito para|leer',
      'recit* poema|verso|versos|poesia',
    ],
    say: [
      'Para leer en voz alta: «Caminante, son tus huellas el camino y nada más», de Machado; para el amor, el Poema 20 de Neruda; para niños, Gloria Fuertes. Despacio y parando en cada coma.',
    ],
  },
  {
    ask: ['jazz empezar|principiante*|disco|recomiend*|temas|escuchar', 'quiero|como empezar|escuchar jazz'],
    say: [
      'Empieza por «Kind of Blue», de Miles Davis, entero y de noche. Luego «Take Five», de Brubeck, y la voz de Ella Fitzgerald con Louis Armstrong: tres puertas que no exigen saber nada.',
    ],
  },
  {
    ask: [
      'musica|piezas clasica empezar|principiante*|recomiend*|escuchar|aprender|gusta',
      'clasica por donde empezar|empiezo',
    ],
    say: [
      'Cuatro puertas: «Las cuatro estaciones» de Vivaldi, el «Claro de luna» de Debussy, la Séptima de Beethoven en su segundo movimiento y el «Concierto de Aranjuez». Con auriculares y sin hacer otra cosa diez minutos.',
    ],
  },
  {
    ask: [
      'documental|documentales recomiend*|bueno|buenos|alguno|algun',
      'que documental veo|pongo|ver|vemos',
    ],
    say: [
      '«Lo que el pulpo me enseñó», calma bajo el agua; «Searching for Sugar Man», un músico perdido que no sabía que era famoso; o la serie «Planeta Tierra», que aguanta hasta la plancha.',
    ],
  },
  {
    ask: ['podcast|podcasts recomiend*|algun|bueno', 'que podcast escucho|escuchar|pongo'],
    say: [
      '«Nadie sabe nada», Buenafuente y Berto improvisando disparates; «Radio Ambulante», historias reales de América Latina; y de ficción, «El gran apagón», con capítulos cortos para un trayecto.',
    ],
  },
  {
    ask: [
      'videojuego|videojuegos recomiend*|tranquilo|facil|empiezo|empezar|principiante|algun',
      'consola juego empiezo|recomiend*|facil|empezar',
      'algun juego bueno',
    ],
    say: [
      'Sin tiros y sin agobio: «Animal Crossing», una isla a tu ritmo; «Stardew Valley», huerto y vecinos; o «A Short Hike», una tarde subiendo un monte. En el móvil, «Monument Valley», corto y precioso.',
    ],
  },
  {
    ask: [
      'musica|canciones|cancion|playlist cocinar|limpiar|limpio|cocino|planchar|fregar',
      'que escucho cocinar|cocino|limpiar|limpio',
    ],
    say: [
      'Para cocinar, boleros y Buena Vista Social Club, que bajan el fuego solos. Para limpiar, Celia Cruz, Juan Luis Guerra y Raffaella Carrà: con «Fiesta» se friega el pasillo en tres minutos.',
    ],
  },
  {
    ask: [
      'cancion|canciones vals|baile|primer boda|novios|quince',
      'cancion boda baile|entrada|primer|bonita|recomiend*',
    ],
    say: [
      '«Bésame mucho» en versión lenta, «La vie en rose», «Moon River» o «Contigo aprendí». Para un vals de verdad, «El vals de las flores», de Chaikovski, y dos minutos bastan.',
    ],
  },
  {
    ask: [
      'pelicula|peli|pelis|peliculas argentina|argentino',
      'pelicula|peli|pelis argentina buena|una|alguna|recomiend*|tirame',
      'cine argentino recomiend*|empezar|bueno|buena',
    ],
    say: [
      '«Nueve reinas», estafas con vueltas de tuerca; «El hijo de la novia», para reír y llorar; y menos vista, «Un cuento chino», con Darín contando tornillos.',
    ],
  },
  {
    ask: ['serie|series turca|turcas', 'serie|series risa|comedia|ligera|divertida|reir'],
    say: [
      '«Aquí no hay quien viva», vecinos y gritos por el patio; «Paquita Salas», cortita y tierna; o «Derry Girls», cuatro amigas y una monja agotada. Capítulos breves, cero asesinatos.',
    ],
  },
  {
    ask: [
      'regalar|regalarle|regalarles suegro|suegra|suegros',
      'regalo suegro|suegra|suegros para|idea*|ocurre|busco|necesito|original|le',
      'compro|comprarle suegro|suegra',
    ],
    say: [
      'Lo que se gasta o se vive acierta siempre: buen aceite o queso de su zona, una comida fuera con los nietos, o una foto familiar antigua restaurada y enmarcada. Nada que haya que limpiar.',
    ],
  },
  {
    ask: [
      'regalo|regalar|regalarle|despedir|despedida|detalle jubila|jubilado|jubilacion',
      'original|idea* despedir compañero|compañera|jefe|jefa',
    ],
    say: [
      'Un libro con una página de cada compañero: foto, anécdota y consejo para las mañanas libres. Y un objeto en común que tire hacia lo nuevo: semillas, mapa de rutas o mil piezas de puzle.',
    ],
  },
  {
    ask: [
      'dime|cuenta*|conta*|di|platica* algo bonito|lindo|tierno|agradable',
      'dime|cuenta*|conta*|platica*|di cosa bonita|linda|agradable|tierna',
    ],
    say: [
      'En Japón hay una palabra, «komorebi», para la luz que se cuela entre las hojas. Y en muchos pueblos, alguien deja cada tarde la silla en la puerta por si pasa quien quiera sentarse.',
      'Un bosque puede compartir azúcares bajo tierra: los hongos unen las raíces de árboles vecinos. Y hay abuelos que siguen comprando la galleta favorita de una nieta que ya tiene treinta y dos años.',
    ],
  },
  {
    ask: [
      'di|dime|suelta*|sueltame tonteria|chorrada|bobada|absurdo|disparate|absurda',
      'cuenta*|conta* tonteria|chorrada|bobada|absurdo|disparate',
    ],
    say: [
      'Propongo que los calcetines perdidos no se pierden: ascienden. A estas horas hay un comité de calcetines izquierdos negociando con los tápers sin tapa, y piden más cajones y menos centrifugado.',
      'Ayer un semáforo se puso en ámbar por timidez y las palomas hicieron rotonda. El alcalde lo celebró con una croqueta ceremonial. Fin del informe de tonterías de hoy.',
    ],
  },
  {
    ask: ['irse|irme sin despedirse|despedirme'],
    say: [
      'Me parece bien si la fiesta es grande: ahorra veinte minutos de besos y nadie se entera, con un mensaje al llegar. En una cena de ocho, en cambio, un abrazo en la puerta es parte del menú.',
    ],
  },
  {
    ask: [
      'parejas|pareja duermen|dormir separadas|separados|cuartos|camas opinas|normal|piensas|parece',
      'dormir|dormimos camas|cuartos separad* pareja|normal|novio|novia|marido|mujer',
    ],
    say: [
      'Me parece sensato si alguno ronca o madruga: se descansa más y se discute menos. La única condición es que haya visitas frecuentes y un buenas noches de verdad, no por mensaje desde el pasillo.',
    ],
  },
  {
    ask: [
      'tu hobby|aficion|pasatiempo cual|tienes|favorito',
      'tienes|tenes hobby|hobbies|aficiones|pasatiempo',
    ],
    say: [
      'Coleccionar palabras raras y finales felices ajenos: es lo que puede un programa sin manos. Con manos, cerámica, por fallar con barro. ¿Cuál es el tuyo, y cuánto hace que no le dedicas una tarde?',
    ],
  },
  {
    ask: ['dinero o felicidad|salud|fama', 'fama|exito o felicidad|familia'],
    say: [
      'Salud y gente querida, y el dinero justo para que la lavadora rota no sea una tragedia. La fama se la dejo a quien aguante que le miren el carrito de la compra.',
    ],
  },
  {
    ask: ['sueñas por|con|noches|alguna|algo|tu', 'tu duermes noches|cuando|alguna'],
    say: [
      'Ni duermo ni sueño: soy un programa y de noche solo espero. A cambio, nunca tengo ojeras. ¿Y tú, recuerdas el último sueño raro?',
    ],
  },
  {
    ask: ['ciudad madrid barcelona o|gusta|mejor|prefieres'],
    say: [
      'Madrid para salir sin plan y acabar a las cuatro hablando con alguien; Barcelona si hace falta ver el mar cada semana. En el sur, Cádiz por la luz. Para vivir, diría Madrid, y eso que no cojo metro.',
    ],
  },
  {
    ask: ['recomiend* pelicula|peli|pelis|peliculas', 'buena peli|pelicula alguna|dime|una'],
    say: [
      '«Volver», de Almodóvar, madres, secretos y empanadillas, o «El secreto de sus ojos», crimen y amor con una mirada final enorme. Las dos enganchan en diez minutos.',
      '«La vida es bella» para reír y llorar en la misma escena, o «Atrapado en el tiempo»: el mismo día repetido hasta hacerlo bien. Valen para casi cualquier sofá.',
    ],
  },
  {
    ask: ['recomiend* musica|cancion|canciones|disco|discos', 'cancion|disco escuchar|conducir noche|entero'],
    say: [
      'Un disco entero: «Buena Vista Social Club» para la tarde, «El mal querer» de Rosalía con auriculares. Una sola canción para conducir de noche: «Lamento boliviano» o «Golden Brown», según el humor.',
    ],
  },
  {
    ask: [
      'hazme|haceme|quiero|necesito reir|reirme',
      'sacame|sacas|saques sonrisa|carcajada',
      'cuenta*|conta*|dime|di|echa*|sabes|suelta* chiste|chistes|chistecito',
      'chistecito un|otro',
      'un chiste por favor',
      'alguno de jaimito|lepe',
    ],
    say: [
      'Profesora: «Jaimito, dime dos pronombres». Jaimito: «¿Quién, yo?». Y le pusieron sobresaliente.',
      '«Camarero, ¿este pescado es fresco?» «Hombre, tanto que ayer todavía opinaba». Y otro: mi vecino cambió de colchón y ahora duerme a pierna cobrada.',
    ],
  },
  {
    ask: ['alegrame dia|tarde|lunes|noche|anda|un', 'animame|levantame un|animo|poco|dia'],
    say: [
      'Una buena de verdad: la viruela, que mató durante siglos, ya no existe, y se logró pueblo a pueblo. Y en pequeño: hoy, en algún sitio, un perro ha reconocido a su gente en una estación.',
      'En el zoo de Tama, en Tokio, unos chimpancés compraban zumo de una máquina con monedas, y alguno ahorraba. Si un chimpancé organiza su semana, a este día también se le puede sacar algo. ¿Qué ha pasado?',
    ],
  },
  {
    ask: ['distraeme|entretenme|entreteneme', 'necesito distraerme|desconectar ahora|algo|cuentame|contame'],
    say: [
      'Juego rápido: cinco cosas azules que veas, cuatro sonidos, tres comidas con tu inicial, dos ciudades donde comerías bien y una canción que te sepas entera. Escríbelas y sigo yo.',
      'Historia rara y verdadera: en 1932 el ejército australiano salió con ametralladoras contra los emúes que arrasaban los campos, y ganaron los emúes. ¿Otra de animales o una de inventos fallidos?',
    ],
  },
  {
    ask: ['mejor|amigo|amiga no felicit* cumple|cumpleaños', 'olvido|olvidaron mi cumple|cumpleaños'],
    say: [
      'Díselo sin juicio: «Eché de menos tu mensaje el día de mi cumple». Casi siempre es despiste y llega un café de disculpa. Si además hay meses de silencio, el cumpleaños es solo la pista.',
    ],
  },
  {
    ask: [
      'que instrumento empiezo|empezar|aprendo|aprender|toco|recomiend*|facil',
      'instrumento facil|empezar|aprender adult*|edad|cual|mayor|años|niño*',
    ],
    say: [
      'El ukelele: cuatro cuerdas blandas, barato y tres acordes en una tarde. Si hay sitio, un teclado enseña más música desde el primer día. Diez minutos diarios rinden más que una hora los domingos.',
      'Guíate por lo que te hace parar en la calle: si es una voz, coro; si es el ritmo, cajón flamenco; si es una melodía, piano o armónica. Alquilar tres meses cuesta menos que arrepentirse.',
    ],
  },
  {
    ask: ['asado o pizza|milanesa|sushi', 'sushi o pizza|hamburguesa|tacos'],
    say: [
      'Asado, porque empieza tres horas antes de comer y casi todo es conversación. La pizza gana los jueves, cuando nadie quiere encender nada. Yo pongo la charla, que no ocupo sitio en la mesa.',
    ],
  },
  {
    ask: ['sevilla o granada|cordoba|malaga|cadiz', 'granada o cordoba|malaga|cadiz'],
    say: [
      'Sevilla en primavera, por el azahar y las tapas; Granada el resto, por la Alhambra al caer la tarde y las cañas con tapa gratis. Córdoba para un día de patios y Cádiz si hace falta mar.',
    ],
  },
]
