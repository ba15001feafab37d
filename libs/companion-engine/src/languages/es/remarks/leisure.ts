import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:perdimos(?= (?:de nuevo|otra vez|\d|por|contra|en (?:casa|la final)|y pague|hasta|el partido|tres|dos)\b|$|,)|nos ganaron|nos metieron|nos golearon|nos eliminaron|quedamos eliminados|nos echaron del torneo|descendimos|bajamos a segunda)\b(?! (?:el (?:tren|bus|vuelo)|la casa|las llaves|contacto|la cuenta))|(?:erre|falle|mande a las nubes) (?:un |el )?penal\w*|tres a cero|nos faltaban \w+ partidos)\b/,
    tone: 'hard',
    say: ['Una derrota se mastica sin hambre.', 'El marcador en contra amarga más de lo que debería.'],
    ask: ['¿Cuándo hay revancha?', '¿Dónde se torció la cosa?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:ganamos|les ganamos|remontamos|clasificamos|campeones|quedamos (?:primeros|campeones)|ascendimos)\b(?! (?:poco|una miseria|el minimo|menos))|(?:meti|metimos|marque|hice|he metido|he marcado) (?:\w+ )?gol(?:es|azo)?|(?:gano|ha ganado|golazo de) (?:mi equipo|el (?:madrid|barca|betis|atleti|boca|river|america))|hat ?trick)\b/,
    tone: 'glad',
    say: [
      'Ganar pone la voz más alta y las piernas más ligeras.',
      'Con un resultado a favor, hasta la ducha se disfruta.',
    ],
    ask: ['¿Cuál fue la mejor jugada?', '¿Lo celebraron?'],
  },
  {
    signs:
      /^(?!.*\b(?:ya no|de joven|antes|de nino|de chico)\b).*(?<!\bno )\b(?:(?:juego|jugue|jugamos|jugar|jugando|juega|jugaba) (?:al |a la |un |bola|de |en )(?:\w+ )*?(?:futbol\w*|fut|bola|pelota|lateral|9\b|10\b|basquet\w*|baloncesto|voley\w*|voli|padel|tenis|equipo|hockey|rugby|beisbol|ping ?pong|canchita|cancha|partido)|canchita|pachanga|futbol \d|equipo de (?:futbol|pibas|pibes|la b|voley\w*)|(?:el )?tercer tiempo|al voli|(?:tengo|hay|tuve|hoy) (?:un )?partido)\b/,
    say: [
      'Con una pelota de por medio, la cabeza se despeja sola.',
      'Un rato de cancha y el resto del mundo se queda en la banda.',
    ],
    ask: ['¿En qué puesto estás más a gusto?', '¿Con quién compartes equipo?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:fui|voy|vengo|he ido|ir|salgo|vuelvo|llego|fuimos|me toca) (?:hoy |ya )?(?:al|del|a) (?:el )?(?:gym|gimnasio|gim|crossfit|entreno|entrenar|entrenamiento|yoga|pilates|boxeo|zumba|spinning|karate)|(?:entren(?:e|o|ando|amos)|he entrenado)(?! (?:a (?:mi|un|los)|el perro))|(?:hice|he hecho|hago|clase de|haciendo) (?:\w+ )?(?:yoga|pilates|pesas|sentadillas|ejercicio|crossfit|zumba|spinning|natacion|pecho|pierna|estiramientos)|dia de pierna|currar,? gym|su gimnasia|el entreno)\b/,
    say: [
      'Mover el cuerpo le cambia el aire a la cabeza.',
      'Lo que más cuesta de entrenar es cruzar la puerta.',
    ],
    ask: ['¿Cuántos días a la semana?', '¿Qué tal se quedan las piernas después?'],
  },
  {
    signs:
      /^(?!.*\b(?:ya no (?:puedo|salgo|corro)|corriendo a|salio corriendo|de joven)\b).*(?<!\bno )\b(?:(?:salgo|sali|fui|voy|he salido|vengo de|salir|vuelvo de|empece) a correr|(?:corri|corro|he corrido|corrimos|hice) (?:\w+ )?(?:\d+ ?(?:km|k|kilometros|minutos)|cinco kilometros|diez kilometros|una (?:carrera|media|maraton)|por el parque|hoy|esta manana|media hora)|medio? maraton|la san silvestre|hice (?:dos|tres|cuatro|cinco|\d+) y medio|rodaje|(?:en )?(?:la )?(?:bici|cicla)(?:cleta)?(?! de mi)(?: (?:hasta|por|a|de|estatica|todos))|(?:sali|salgo|fui|voy|vuelvo|ando|subir\w*) (?:\w+ )?(?:en|con la|a las palmas en la) (?:bici\w*|cicla)|kilometros de pura subida|en plena subida)\b/,
    say: [
      'Kilómetro a kilómetro se van soltando las ideas.',
      'Las piernas se quejan y la cabeza da las gracias.',
    ],
    ask: ['¿Qué ruta te gusta más?', '¿Con música o con lo que suene?'],
  },
  {
    signs:
      /(?<!\bno |\bsi |mama )\b(?:(?:salgo|sali|fui|voy|he salido|salimos|fuimos|di|he dado|dar|doy|damos|dimos|vamos) (?:a |al |ayer |hoy |con \w+ )*(?:caminar|andar(?: un)|pasear|paseo|dar una vuelta|dar un paseo|un paseo|una vuelta|una caminata|parque)\b(?! (?:por la casa|al perro))|un paseo|pase[oe] (?:con|por|al)|camine (?:\w+ )?(?:por|hasta|mucho|\d)|vuelta (?:por|a) (?:el|la) (?:barrio|manzana|parque|plaza)|(?:estoy|estuve|sentad[oa]|aqui|aca|jugando|leyendo) (?:\w+ )?en (?:el parque|la plaza|un banco)(?! de bomberos)|al parque (?:con|del)|(?:sacar|saque|saco|paseo|pasear) al? (?:mi )?perr[oa])\b/,
    say: [
      'Caminar sin prisa ordena lo que sentarse a pensar no ordena.',
      'Un rato al aire libre cambia el tamaño de las cosas.',
    ],
    ask: ['¿Por dónde sueles ir?', '¿Qué fue lo mejor del camino?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:en (?:la|una) (?:piscina|alberca|pileta|pile)|(?:nadar|nade|nadando|nado|he nadado)\b(?! en (?:deudas|plata|papeles))|(?:trampolin)|a mojarme los pies|(?:hice|he hecho) largos|socorrista|(?:tirarme|tire|tirado) (?:del|al|de) (?:muelle|agua|cabeza|trampolin)|me voy a (?:la|una) (?:piscina|pile\w*|cala|alberca))\b(?! (?:y siento que me ahogo))/,
    say: ['Dentro del agua todo suena más lejos.', 'El agua tiene su manera de quitarle peso a las cosas.'],
    ask: ['¿De cabeza o poco a poco?', '¿El agua, cómo estaba?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:estoy|ando|estuve|estamos|viendo|mirando|vimos|vi|veo|vemos|he visto|hemos visto|ver|termine|acabe|empece|quede|me vi|enganchad[oa] (?:a|con)|veia) (?:\w+ )?(?:una |la |el |un |dos |tres |esa |unas |unos |otra )?(?:peli\w*|serie|novela|capitulos?|temporada|episodios?|documental|anime|netflix|telenovela|tele|maraton de|comedia|relatos salvajes|nueve reinas|reality|k-?dramas?)|en la (?:novela|serie|peli\w*)|(?:la vi|la he visto) (?:como )?\w+ veces|desde el primer capitulo|al cine|noche de (?:peli|series)|(?:encendi|puse|prendi|prender) la tele)\b(?! (?:de mi vida|por la ventana de mi))/,
    say: [
      'Una pantalla con buena historia se come la tarde sin ruido.',
      'Los personajes acaban siendo medio de la familia.',
    ],
    ask: ['¿De qué va?', '¿De verdad engancha, o es más de fondo?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:leyendo|leo|lei|he leido|termine|acabe|empece|releyendo|releo|me lei|estoy con|acabo de (?:leer|terminar)|devolver|tengo|traigo|vivo entre|llego con|me (?:regalaron|prestaron)) (?:\w+ )?(?:un |el |ese |este |mis |los |una |la |algun |muchos )?(?:libros?|novelas?|poemas?|poesia|cuentos?|comic|manga|tebeos?|pagina\w*|cien anos de soledad|borges|cortazar)|cien anos de soledad|con un libro debajo|(?:fui|voy|vengo) (?:a|de) la biblioteca|club de lectura|le pregunte por el libro|lo ha leido como)\b(?! (?:entera y es como|y no entiendo))/,
    say: ['Entre páginas el tiempo va con otras reglas.', 'Un libro hace compañía sin pedir conversación.'],
    ask: ['¿Qué tipo de libros te atrapan?', '¿De los que se devoran o de los que van despacio?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:jug(?:ando|ue|ar|o|amos)|vicio al|vicia[rn]d?o? a?|enganchad[oa] (?:al|a)|pas(?:e|ar|ado) (?:el|un nivel)) (?:a |al |en )?(?:\w+ )?(?:la )?(?:play\w*|fifa|fortnite|minecraft|valorant|lol|zelda|mario\w*|switch|xbox|videojuegos?|consola|compu|gta|sims|candy crush|free fire|roblox|online|pokemon|call of)|al (?:fifa|valorant|lol|fortnite)|lo mio es el fifa|(?:me )?pase el (?:nivel|juego))\b/,
    say: [
      'En una partida los minutos pesan distinto.',
      '«Una más y ya» es la frase más falsa de cualquier juego.',
    ],
    ask: ['¿A qué se te da mejor?', '¿En solitario o con gente?'],
  },
  {
    signs:
      /^(?!.*\b(?:cara de|acertijo)\b).*(?<!\bno )\b(?:(?:partida de|jugamos a|jugar al?|juego al?|echando la partida|jugando|echamos un|al|de) (?:mus|domino|ajedrez|parchis|truco|cartas|tute|bingo|dados|damas|poker|uno|rummy|sudoku|canasta|chinchon|conquian)|pareja de mus|(?:lleva|llevo) duples|rompecabezas|(?:un|el|haciendo un) puzz?le|crucigrama|sudoku|juegos? de mesa|acertijo)\b/,
    say: [
      'Alrededor de un juego se habla más que en una sobremesa.',
      'Un buen juego no tiene edad ni prisa.',
    ],
    ask: ['¿Es afición de siempre?', '¿Cuándo toca la próxima?'],
  },
  {
    signs:
      /(?<!\bno |\bde joven |\bsi )\b(?:(?:toco|tocando|tocamos|toque|ensay(?:amos|o|e|ando)|practic(?:o|ando|ar)|aprendiendo|estoy con|estudio) (?:\w+ )?(?:el |la |en el |un |de )?(?:guitarra|piano|bajo|bateria|violin|charango|requinto|jarana|cuatro|flauta|trompeta|saxo\w*|acordeon|ukelele|bongo|cajon|tiple|banda|criolla|organo|parque|clarinete|chelo)|(?:vengo|salgo|tengo|tenemos|sali) (?:del|el|al|de|un)? ?ensayo|ensayamos|mi (?:banda|grupo|coro)|una banda de|con la banda|el baterista|(?:mi|la|una) guitarra|(?:los|dos|mis) (?:dos )?temas (?:seguidos|nuevos)|primera vez con tarima|el viernes tocamos|toca cajon)\b/,
    say: [
      'Un instrumento acompaña hasta cuando suena torcido.',
      'La música hecha con las manos se queda en el cuerpo.',
    ],
    ask: ['¿Qué pieza anda sonando estos días?', '¿Desde cuándo forma parte de tus días?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:escuch(?:ando|o|e|amos|aba)|oyendo|oigo|oir|he escuchado|he oido|pongo|puse|poner) (?:\w+ )?(?:la |el |un |mi )?(?:musica|radio|disco|playlist|cancion(?:es)?|podcasts?|bambucos|boleros|cumbia|tangos?|salsa|jazz|rock|reggaeton|vallenato|juan gabriel|rancheras)|(?:yo canto|(?:^|, )canto|estoy cantando|canto (?:en|de|bambucos|boleros)|cante|he cantado)\b(?! (?:nada|victoria))|con la radio|(?:el|un|del|en el) coro|karaoke|(?:fui|voy|vengo|vamos|iremos|entradas) (?:a|al|de|del|para) (?:un |el |los )?(?:concierto|recital|festival|tocada|toque)|(?:concierto|recital) de|juan gabriel|la letra de (?:la|una) cancion|clase de (?:canto|musica))\b/,
    say: [
      'Con una buena canción, la habitación cambia de color.',
      'La música encuentra siempre el hueco justo.',
    ],
    ask: ['¿Qué suena estos días?', '¿Hay una canción que repitas sin parar?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:bail(?:e|ar|ando|o|amos|aba)|he bailado)\b(?! (?:el dinero|en la cuerda))|clase de (?:tango|salsa|bachata|baile|flamenco|danza|sevillanas)|(?:en|a|hacemos) (?:la |una )?milonga|pareja de baile)/,
    say: [
      'Bailando no hay sitio para las cuentas ni los pendientes.',
      'El cuerpo entiende el ritmo antes que la cabeza.',
    ],
    ask: ['¿Qué se baila ahí?', '¿Guías o te dejas llevar?'],
  },
  {
    signs:
      /(?<!\bno |\bsi |\bnunca )\b(?:(?:compre|reserve|he reservado|saque|he sacado|he cogido|he comprado|ya tengo|compramos|reservamos|mirando|estoy mirando) (?:ya |los |el |unos |un |mis )*(?:billetes?|boletos?|pasajes?|tiquetes?|vuelos?|hotel|viaje|hostal|airbnb)|(?:me voy|nos vamos|voy|vamos|viajo|viajamos|viajar) (?:\w+ )?(?:de (?:viaje|vacaciones|camping|finde|puente|escapada)|a (?:oaxaca|roma|paris|cancun|mexico|lisboa|italia|japon|londres|cartagena|galicia|asturias|bariloche|la caleta|conocer)|unos dias)|en (?:\w+ )?(?:noviembre|diciembre|enero|julio|agosto|septiembre|octubre|mayo|junio) me voy a|cuento los dias|ya quiero que (?:sea|llegue)|(?:hacer|voy a hacer) el camino|vamos a conocer|ya faltan \d+ dias|(?:mis|las|de) vacaciones (?:empiezan|son|en)|me (?:cogi|tomo) vacaciones)\b/,
    tone: 'glad',
    say: [
      'Una fecha bonita en el calendario ya alegra desde lejos.',
      'Media alegría de un plan está en contar los días.',
    ],
    ask: ['¿Qué es lo que más ganas te da?', '¿Con quién es el plan?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:hacer|haciendo|hice|hago|he hecho|preparando|cerrar|suelto|deshacer|sin abrir|sin deshacer) (?:\w+ )?(?:la |las |mi |los )?(?:maletas?|valijas?|mochila|bolso)|(?:la|mi|con la) maleta (?:sin abrir|hecha|en la puerta|lista)|empaca(?:ndo|r) (?:para|la maleta)|(?:desde|en) un hotel|en (?:un|el) (?:hotel|hostal|camping|airbnb)(?! (?:trabaj|limpi))|de gira)\b/,
    say: ['Una maleta siempre va entre dos vidas.', 'Vivir de equipaje tiene su punto y su cansancio.'],
    ask: ['¿Qué no puede faltar en tu equipaje?', '¿Viaje de ida o de vuelta?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:acabo de|recien|ya|apenas|acabamos de|ayer|anoche) (?:volv\w+|regres\w+|lleg\w+) (?:de|del) (?:viaje|vacaciones|la playa|la montana|la sierra|camino|\w+$)|(?:de vuelta|de regreso) (?:en casa|a casa|del? \w+)|(?:la )?arena de|vuelta de vacaciones|(?:me fui|fuimos|estuve|estuvimos) (?:\w+ )?(?:a|de|en) (?:\w+ )?(?:viaje|vacaciones|camping|mazatlan|cancun|cadiz|roma|la costa))\b/,
    say: [
      'Al volver, la casa parece igual y uno no tanto.',
      'De un viaje se trae siempre algo que no estaba en la maleta.',
    ],
    ask: ['¿Qué imagen se te quedó?', '¿Fue como lo imaginabas?'],
  },
  {
    signs:
      /(?<!\bno |\bde (?:nino|nina|joven|chico|chica) |\bsi )\b(?:(?:en|a|de|desde|para|hasta) (?:la |una )?(?:playa|orilla|costa|caleta|cala conta)\b(?! (?:del rio nada))|(?:ver|mirar|mirando|huele a|frente al|oler) (?:el )?mar\b|(?:en|al) el? ?mar\b|chiringuito|beach club|las olas|salinero)/,
    say: ['Cerca del mar el aire ya es otro.', 'La playa tiene su propio reloj, y casi nunca va en hora.'],
    ask: ['¿A qué huele ahí?', '¿Eres de agua o de sombra?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:fui|fuimos|vamos|voy|subi|subimos|subir|subo|vengo|estamos|estoy|por|en|al|a) (?:\w+ )?(?:el |la |al |de la |del )?(?:monte|montana|cerro|sierra|cumbre|volcan|bosque|ruta de senderismo|refugio)|senderismo|trekking|(?:de|a por|coger|kilos de) (?:setas|rebollones|niscalos|hongos)|(?:de|a) pesca(?:r)?\b|pesque|(?:los|extrano los) cerros|acampa(?:r|da|ndo)|camping)\b/,
    say: [
      'Ahí arriba o entre árboles, el teléfono parece un invento raro.',
      'El monte cansa bien: de piernas, no de cabeza.',
    ],
    ask: ['¿Qué se oye por ahí?', '¿Vas mucho por esos sitios?'],
  },
  {
    signs:
      /^(?!.*\b(?:una parte|no pude|no puedo)\b).*(?<!\bno |\bsi )\b(?:(?:mi|de mi|es mi|su|el|hoy es el|celebr\w+ (?:mi|el)|por mi) (?:cumple(?:anos)?|santo)\b(?! (?:padre|dia))|(?:hoy|manana|el \w+|ayer) (?:cumpl(?:o|i|e|io)|es (?:mi|el) cumple)\w*(?: anos)?|cumplo \d+|recien cumplidos|(?:cuarenta|treinta|veinte|cincuenta|sesenta|setenta)(?: y \w+)? cumplidos|soplar las velas|le puse una vela|quinceanera|mis quince|vestido de quince)\b/,
    say: [
      'Un cumpleaños cambia un número y remueve unas cuantas cosas.',
      'Los cumpleaños piden vela, aunque sea una sola.',
    ],
    ask: ['¿Cómo es el día ideal de cumpleaños para ti?', '¿Fiesta grande o algo pequeño?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:fui|voy|vamos|fuimos|vengo|tengo|tuve|hay|hacemos|hicimos|es|fue|de|en|salimos|sali) (?:\w+ )?(?:a |de )?(?:una |la |mi )?(?:fiesta|juntada|parranda|rumba|farra|verbena|feria|romeria|peda|reven|asado|carne asada|botellon|joda|fallas|pachanga|barbacoa|kermes|despedida|milonga|pinata)\b(?! de (?:fin de curso))|sali(?:mos)? (?:de fiesta|de copas|de rumba|de marcha|a bailar|de joda)|noche del fuego|(?:tomando|tomamos|tomarme|tome|bebi) (?:unas?|un par de|varias|tres|dos) (?:chelas|birras|cervezas|cerves|tragos|copas|canas|vinos|polas))\b/,
    say: [
      'Donde se junta gente y música, siempre sale alguna anécdota.',
      'En una fiesta la mitad de las cosas buenas no estaban previstas.',
    ],
    ask: ['¿Quiénes son de la partida?', '¿Eres de quedarte hasta el final?'],
  },
  {
    signs:
      /\b(?:(?:que|vaya|tremenda|menuda|con|tengo una?|de) (?:una )?(?:resaca|cruda|guayabo|goma)(?: (?:que|del|de|horrible|tremend\w+|monumental))?|(?:resaca|guayabo) (?:de|del|horrible|tremend\w+|que)|vaya resaca)\b(?! (?:emocional|verdad|realidad|pescar|azucar|azul))/,
    tone: 'hard',
    say: [
      'Al día siguiente el cuerpo pasa la factura con intereses.',
      'Con la cabeza en ese estado, la luz y el ruido sobran.',
    ],
    ask: ['¿Mereció la pena, por lo menos?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:me (?:he )?compr(?:e|ado)|me estoy comprando|hemos comprado) (?:una?s?|unos|el|la|los|las)\b(?! (?:\w+ )?(?:pelea|problema|fresas|pan|helado|cafe|churros|fruta|chocolate|palomitas|bocadillo|torta|cerveza|agua|chuches|dulces|flores|tacos|empanada\w*|pizza)\b)|estren(?:o|e|ando|ar) (?:\w+ )?(?:unas?|unos?|el|la|los|las|zapatos|botas|vestido)|(?:unas|las|mis) (?:botas|zapatillas|zapatos) (?:\w+ )?(?:divinas|nuev[oa]s|preciosas)|(?:telefono|movil|celu\w*|portatil|ordenador|compu\w*|tablet|coche|carro|moto|bici) nuev[oa]|(?:nuevo|nueva) (?:telefono|movil|celular|portatil|ordenador|compu|tablet|coche|carro|moto|bici))\b/,
    say: [
      'Lo nuevo tiene unos días en que solo se mira.',
      'Una compra que se quería sabe distinto a una de necesidad.',
    ],
    ask: ['¿Capricho o necesidad?', '¿Qué tal el estreno?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:me (?:he )?(?:corte|cortado|tine|tenido|rape|hice|hecho|pinte|cambie|alise|puse) (?:el |mi )?(?:pelo|cabello|flequillo|mechas|rulos|melena|trenzas|tinte|balayage|permanente)\b|me (?:hice|pinte|he pintado|he hecho) las unas|(?:en|de|a|vengo de|voy a) la (?:pelu\w*|barberia|estetica)|(?:corte|color) de pelo|unas (?:acrilicas|de gel)|me (?:he hecho|hice) (?:un|mi primer) tatuaje|me tatue)\b/,
    say: [
      'Un cambio en el espejo se nota también por dentro.',
      'El pelo y la piel guardan fechas mejor que una agenda.',
    ],
    ask: ['¿Qué se lleva ahora?', '¿Cambio pequeño o de los grandes?'],
  },
  {
    signs:
      /(?<!\bno |\bsi |\bya no |\bantes )\b(?:(?:tej(?:o|er|iendo|i)|bord(?:o|ar|ando|e)|cos(?:o|er|iendo|i) (?:un|el|la|mi|los|unas?|de)\b(?! perro)|coser|hago (?:mantitas|amigurumis|punto|ganchillo|crochet|macrame|manualidades|ceramica)|al crochet|ganchillo|crochet|(?:(?<!\bun )dibuj(?:o (?:un|mi|en|manos|cosas|todo)|ando|ar)|he dibujado|pint(?:o|ar) (?:cuadros|acuarelas?|al|con|un cuadro)|acuarelas?|modelando|ceramica|carpinteria|origami|maquetas?|lettering|fotografia|tomo fotos)|escrib(?:o|iendo) (?:mis recuerdos|poemas|un (?:cuento|libro|diario)|una novela|canciones|en (?:un|mi) (?:cuaderno|diario))|(?:mi|el|un) cuaderno (?:de|en|que)|le (?:hice|cosi) un (?:vestido|disfraz)))\b/,
    say: [
      'Hacer algo con las manos deja un hueco de calma alrededor.',
      'Con paciencia y un material delante, las horas no molestan.',
    ],
    ask: ['¿Cuánto tiempo le dedicas?', '¿De quién lo aprendiste?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|murio|vomit\w+|no come|no camina|se perdio|le pasa algo|ya no|operar\w*|enferm\w+|sacrific\w+|dormir para siempre|jabali|aparecio|cosi|coso|veo|hambre|perdio|adopt\w+|como (?:un|una|a un|si fuera)|ni los perros|mudanzas)\b).*\b(?:(?:mi|el|la|mis|un|una|los|al|nuestr[oa]|del|tengo un|dos|ni) (?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|gatic[oa]s?|gaticooo*|michi|cachorr[oa]|lomito|loro|perico|periquito|canario|conej[oa]|hamster|tortuga|yegua|potrillo|caballo|salchicha)\b|ronrone\w+|maull\w+|(?:michi|lomito)|(?:se llama|llama) (?:aspirina|tinto|frida|tinta)\b|se hizo pipi|con la zapatilla en la boca)/,
    say: [
      'Los animales no fingen nunca, y eso se agradece.',
      'Con un animal cerca no hay rato del todo aburrido.',
      'Cuatro patas o dos alas: mandan igual.',
    ],
    ask: ['¿Cómo es de carácter?', '¿Quién manda ahí, al final?'],
  },
  {
    signs:
      /\b(?:(?:mi|el|la|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|conej[oa]|caballo)\b[^.?]{0,30}(?:no (?:come|quiere comer|camina|se mueve|bebe)|vomit\w+|enferm[oa]|malit[oa]|operar\w*|se (?:perdio|escapo|ha escapado)|veterinari[oa]|cojea?)|la perra no come|si a esa perra le pasa algo|no quiso bajar de su manta|turno con la veterinaria)\b/,
    tone: 'hard',
    say: [
      'Un animal que no está bien no sabe explicarlo, y eso angustia.',
      'Con el animal de la casa así, cuesta pensar en otra cosa.',
    ],
    ask: ['¿Desde cuándo está así?', '¿Qué dice el veterinario?'],
  },
  {
    signs:
      /\b(?:(?:adopt(?:e|amos|ado)|(?:me|nos) (?:regalaron|dieron|trajeron|encontr\w+)|recog(?:i|imos)|he adoptado|trajimos) (?:a )?(?:un|una|dos) (?:perr|gat|cachorr|michi|conej)\w*|adoptamos un\w*(?: gat\w+)?)\b/,
    tone: 'glad',
    say: [
      'Con un recién llegado de cuatro patas, la casa es suya en dos días.',
      'Un animal nuevo estrena rincones que nadie miraba.',
    ],
    ask: ['¿Cómo se está adaptando?', '¿Quién eligió el nombre?'],
  },
  {
    signs:
      /\b(?:(?:\w+ )?horas (?:al dia )?(?:en|con|de) (?:el )?(?:movil|celu\w*|telefono|pantalla|tiktok|instagram)|tiempo de pantalla|(?:mirando|viendo|scroll\w*|pegad[oa] al?|enganchad[oa] al?|veo) (?:\w+ )?(?:el )?(?:reels|tiktok\w*|instagram|movil|celu\w*|historias|stories|videos? de gente|memes|videos en)|subi(?:r|endo) historias|(?:le di|dandole|me dio|dio|darle) (?:un )?(?:like|follow)|(?:me )?(?:reacciono|comentaron) (?:con|a|en)|grabar (?:\w+ )?videos?)\b/,
    say: [
      'La pantalla se traga los ratos sin que uno los vea irse.',
      'Lo que pasa en una pantalla también hace su efecto fuera.',
    ],
    ask: ['¿Qué es lo que más te sale por ahí?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:aprend(?:o|iendo|er)|clases de|estudio|estudiando|practicando) (?:\w+ )?(?:ingles|frances|aleman|italiano|portugues|chino|japones|coreano|euskera|catalan|idiomas?|lengua de)|duolingo|autoescuela|(?:clases|examen) de (?:conducir|manejo|coche)|(?:sacando|sacarme|sacar) el (?:carnet|carne|registro|permiso)|(?:yo )?(?:entre clases y tasas))\b/,
    say: [
      'Aprender algo nuevo pone a cualquiera en el primer pupitre.',
      'Al principio sale torcido, y un día sale solo.',
    ],
    ask: ['¿Qué es lo que más cuesta?', '¿Para qué te gustaría usarlo?'],
  },
]
