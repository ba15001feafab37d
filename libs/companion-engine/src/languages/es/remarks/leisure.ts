import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:perdimos|volvimos a perder|hemos perdido)(?= (?:de nuevo|otra vez|hoy|ayer|\d|por|contra|la (?:final|copa)|el partido|en (?:casa|la final|los penal\w+)|tres|dos|cinco)\b|$|[.,!])|nos (?:ganaron|golearon|eliminaron|metieron (?:\w+ )?(?:goles|\d|tres|cuatro|cinco)|han (?:ganado|eliminado))|(?:perdio|ha perdido|empato) (?:otra vez )?(?:mi equipo|el (?:madrid|barca|betis|atleti|athletic|america)|la seleccion))\b(?! (?:el (?:tren|vuelo)|la casa))/,
    tone: 'hard',
    say: ['Otra derrota, ay, eso escuece.', 'Qué rabia perder así.'],
    ask: ['¿Dónde se torció la cosa?', '¿Cuándo es el próximo?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\b(?:(?:ganamos|les ganamos|hemos ganado|remontamos|clasificamos|ascendimos|pasamos a la final|quedamos (?:primeros|campeones)|somos campeones)\b(?! (?:poco|una miseria|el minimo|menos|dinero|plata))|(?:meti|marque|hice|he metido|he marcado|metimos) (?:\w+ )?(?:gol|goles|golazo)|(?:gano|ha ganado) (?:mi equipo|el (?:madrid|barca|betis|atleti|athletic|america)|la seleccion))\b/,
    tone: 'glad',
    say: ['¡Victoria, qué gusto!', '¡Grande! Así da gusto el partido.'],
    ask: ['¿Cuál fue la mejor jugada?', '¿Se celebró?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:jugue|jugamos|hemos jugado|he jugado|vengo de jugar|vamos a jugar|voy a jugar|acabo de jugar|me toca jugar) (?:\w+ )?(?:al |un |a la |a )?(?:partido|futbol\w*|fut|pelota|basquet\w*|baloncesto|voley\w*|padel|tenis|hockey|rugby|beisbol|pachanga|ping ?pong)|(?:tengo|tuvimos|tuve|tenemos|hay) (?:\w+ )?(?:un )?partido(?: (?:de|contra|hoy|manana|el))?(?! politico)|(?:una|de|la) pachanga)\b/,
    say: ['Partido, qué buen plan.', 'Pelota de por medio, y a olvidarse de todo.'],
    ask: ['¿En qué puesto juegas?', '¿Con quién haces equipo?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:fui|voy|vengo|he ido|salgo|vuelvo|llego|me toca|volvi|llegue|sali|me voy|empece) (?:hoy |ya |ahora |\w+ )?(?:al|del|a|en el) (?:gym|gimnasio|gim|crossfit|entreno|entrenar|entrenamiento|yoga|pilates|boxeo|zumba|spinning|natacion)|(?:entrene|he entrenado|estoy entrenando|acabo de entrenar)\b|(?:hice|he hecho|acabo de hacer) (?:\w+ )?(?:yoga|pilates|pesas|sentadillas|ejercicio|pierna|crossfit|zumba|spinning|abdominales))\b/,
    say: ['Cuerpo en marcha, bien ahí.', 'Entreno, con lo que cuesta arrancar.'],
    ask: ['¿Qué toca trabajar?', '¿Sales con más energía o en ruinas?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:salgo|sali|fui|voy|he salido|vengo de|vuelvo de|empece a|acabo de|volvi de|me voy|hoy toca) ?(?:a )?correr|(?:corri|he corrido|corrimos|hice|he hecho) (?:\w+ )?(?:\d\d?|dos|tres|cuatro|cinco|seis|ocho|diez|doce) ?(?:km|k|kilometros)|(?:corri|termine|corro|voy a correr|preparando) (?:\w+ ){0,2}(?:carrera|maraton|media maraton|10k|5k))\b(?! de mi vida)/,
    say: ['Zapatillas y a sumar kilómetros.', 'Correr, qué fuerza de voluntad.'],
    ask: ['¿Por dónde corres?', '¿Con música o sin nada?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:sali|salgo|fui|voy|he salido|he ido|vuelvo|vengo|volvi|di una vuelta|fuimos|salimos) (?:\w+ ){0,2}(?:en|con la|a montar en) (?:la |mi )?(?:bici\w*|cicla)|(?:hice|he hecho) (?:\w+ )?(?:ruta|kilometros|km) en bici\w*)\b/,
    say: ['Sobre dos ruedas, qué bien.', 'En bici, con el aire en la cara.'],
    ask: ['¿Cuántas cuestas había?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|sin) )\b(?:(?:salgo|sali|fui|voy|he salido|salimos|fuimos|vengo de|vuelvo de|acabo de|me voy|he ido|estuve) (?:hoy |ahora |un rato |ayer )?(?:a |de )?(?:caminar|caminando|pasear|paseando|paseo|dar (?:una vuelta|un paseo)|andar un rato)|(?:di|he dado|dimos|me di|doy) (?:un (?:buen )?paseo|una (?:vuelta|vueltita|caminata)|una buena caminata)(?! de tuerca)|camine (?:\w+ )?(?:por|hasta|mucho|\d+|una hora|media hora))\b/,
    say: ['Un paseo, qué buena idea.', 'Aire y piernas en marcha, bien.'],
    ask: ['¿Por dónde fue?', '¿Qué viste por el camino?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:saque|saco|he sacado|voy a sacar|me toca sacar|tengo que sacar|pasee|paseo|paseando) (?:\w+ )?(?:al|a la|a mi|a los) (?:perr[oa]s?|perrit[oa]s?)|(?:paseo|parque|vuelta) con (?:el|la|mi) (?:perr[oa]|perrit[oa]))\b/,
    say: ['Paseo con el perro, esa cita no se salta.', 'Correa en mano, y a la calle.'],
    ask: ['¿Quién tira de quién?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|cuando) )\b(?:(?:fui|voy|vengo|he ido|vuelvo|volvi|salgo|me voy|fuimos|vamos|empece) (?:\w+ )?a (?:nadar|la (?:piscina|alberca|pileta))|(?:estoy|estuve|estuvimos|estamos) en la (?:piscina|alberca|pileta)|(?:nade|he nadado|hice largos|he hecho largos)\b(?! en (?:deudas|plata)))/,
    say: ['Al agua, qué gusto.', 'Un rato de piscina o de brazadas, qué bien.'],
    ask: ['¿Estaba fría?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:estoy|estuve|ando|estamos|me puse a|aqui|sigo|nos pusimos a|voy a|vamos a|me voy a poner a) ?(?:viendo|mirando|ver|mirar) (?:\w+ ){0,2}(?:peli\w*|serie|capitulos?|temporada|documental|anime|netflix|novela|telenovela|tele\w*|dorama|maraton)|(?:enganchad[oa]|vici\w+) (?:a|con) (?:una |la |esta |otra )?(?:serie|novela)|(?:vi|vimos|he visto|hemos visto) (?:\w+ )?(?:una|la|esa|dos) (?:peli\w*|serie|temporada))\b/,
    say: ['Plan de pantalla, suena bien.', 'Ver una historia y olvidarse un rato.'],
    ask: ['¿De qué va?', '¿Engancha, o es de fondo?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\b(?:(?:fui|voy|vengo|he ido|fuimos|vamos|iremos|hemos ido|salgo|sali|me voy) (?:\w+ ){0,2}(?:al|del) (?:cine|teatro|museo)|noche de (?:peli\w*|cine|series|teatro))\b/,
    say: ['Salida de las buenas, qué plan.', 'Suena a buena salida.'],
    ask: ['¿Qué se ve ahí?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|sin|ni) )\b(?:(?:estoy|ando|sigo|estuve|aqui|voy por la mitad) (?:\w+ )?(?:leyendo|releyendo)\b(?! (?:tu|lo que|esto|tus|mensajes|los mensajes|el (?:chat|prospecto|contrato)))|(?:lei|he leido|termine|acabe|empece|me lei|acabo de (?:leer|terminar)|me he leido|compre|estoy con) (?:de leer )?(?:\w+ )?(?:un |el |ese |este |otro |mi )?(?:libro|novela|comic|manga|poemario)\b)/,
    say: ['Con un libro entre manos, qué bien.', 'Buena compañía, un libro.'],
    ask: ['¿De qué trata el libro?', '¿Es de los que se devoran?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:estoy|ando|estuve|llevo [\w ]{1,14}|toda la \w+|sigo|me puse a|aqui|jugue|he jugado) ?(?:jugando|jugar|viciando|enganchad[oa]|viciad[oa])? ?(?:a |al |con )(?:\w+ )?(?:play\w*|fifa|fortnite|minecraft|valorant|lol|zelda|mario\w*|switch|nintendo|xbox|videojuegos?|consola|gta|sims|candy crush|free fire|roblox|pokemon|call of duty|animal crossing|stardew)|me pase (?:el juego|un nivel|el nivel|el zelda))\b/,
    say: ['Una partida y el reloj vuela.', 'Mando en mano, buen plan.'],
    ask: ['¿En solitario o con gente?', '¿Cómo va la partida?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:juego|jugue|jugamos|jugando|hemos jugado|he jugado|partida de|partidita de|echamos|jugar) (?:\w+ )?(?:al? |una de |unas )?(?:mus|domino|ajedrez|parchis|truco|cartas|tute|bingo|damas|poker|rummy|canasta|chinchon|conquian|juegos? de mesa|monopoly|brisca|loba)|(?:haciendo|hice|he hecho|armando|estoy con|termine) (?:un |el |otro )?(?:puzz?le|rompecabezas|crucigrama|sudoku))\b/,
    say: ['Buen rato de juego, qué bien.', 'Ese juego da para una tarde entera.'],
    ask: ['¿Quién gana casi siempre?', '¿Es afición de siempre?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca|de joven) )\b(?:(?:toco|practico|practique|toque|(?:estoy|estuve) (?:tocando|practicando)|aprendiendo|empece (?:con|a tocar|a aprender)) (?:a tocar )?(?:\w+ )?(?:el |la |un )?(?:guitarra|piano|bajo|bateria|violin|charango|requinto|flauta|trompeta|saxo\w*|acordeon|ukelele|cajon|tiple|clarinete|chelo|teclado)|clases? de (?:guitarra|piano|violin|canto|musica|bateria))\b/,
    say: ['Música con las manos, qué bonito.', 'Un instrumento, eso pide paciencia y cariño.'],
    ask: ['¿Qué pieza anda sonando estos días?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:vengo|salgo|tengo|tenemos|sali|tuve|tuvimos|hay|voy) (?:del|el|al|de|un)? ?(?:\w+ )?ensayo\b(?! clinico)|(?:ensaye|ensayamos|estamos ensayando|hemos ensayado)\b|(?:canto|cante|he cantado|cantamos|empece) (?:en )?(?:el|un|mi|al) coro|(?:mi|nuestra) banda (?:toca|tiene|ensaya)|(?:tocamos|actuamos) (?:el \w+|este|manana|hoy|en)\b)/,
    say: ['Ensayar o tocar, con lo que une eso.', 'Escenario o ensayo, qué emoción.'],
    ask: ['¿Qué van a tocar, o a cantar?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|ni) )\b(?:(?:estoy|ando|estuve|aqui|sigo|voy) (?:\w+ )?(?:escuchando|oyendo) (?:\w+ )?(?:musica|un disco|una playlist|canciones|boleros|salsa|jazz|rock|cumbia|tangos?|rancheras|a \w+)|(?:me puse|pongo|puse|he puesto) (?:\w+ )?(?:musica|un disco|una playlist|una cancion|mi cancion)|(?:con|y) (?:la )?musica (?:a todo|de fondo|puesta))\b/,
    say: ['Con música, otra cosa.', 'Música puesta, así se está mejor.'],
    ask: ['¿Qué suena?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\b(?:(?:fui|voy|vengo|vamos|iremos|he ido|fuimos|hemos ido|compre entradas|tengo entradas|conseguimos entradas|consegui entradas) (?:\w+ )?(?:a|al|de|del|para) (?:un |el |los |ver a )?(?:concierto|recital|festival|tocada)|(?:tengo|consegui|compre|he conseguido) (?:las )?(?:entradas|boletos) (?:para|de|pal))\b/,
    tone: 'glad',
    say: ['¡Música en directo, qué planazo!', 'Con la entrada en la mano, qué emoción.'],
    ask: ['¿Quién toca?', '¿Qué canción no puede faltar?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:baile (?:toda|mucho|hasta|como)|bailamos|he(?:mos)? bailado|(?:estuve|estoy) bailando|(?:fui a|vengo de|voy a|sali a|salimos a|empece a) bailar)\b(?! de graduacion)|(?:mi|tengo|voy a|vengo de|fui a|tuve|empece) (?:\w+ )?clases? de (?:tango|salsa|bachata|baile|flamenco|danza|sevillanas|ballet))/,
    tone: 'glad',
    say: ['Bailar, qué alegría para el cuerpo.', 'Con ritmo se va cualquier mal rollo.'],
    ask: ['¿Qué se baila ahí?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|ojala) )\b(?:(?:compre|reserve|saque|compramos|reservamos|ya tengo|he(?:mos)? (?:reservado|sacado|cogido|comprado)) (?:ya |los |el |unos |un |mis |nuestros )*(?:billetes?|boletos?|pasajes?|tiquetes?|vuelos?|hotel|viaje|hostal|airbnb)|(?:me voy|nos vamos|voy|vamos|viajo|salimos) (?:\w+ ){0,2}(?:de (?:viaje|vacaciones|camping|escapada|puente))|(?:faltan|quedan) \w+ dias para (?:mi|el|mis|nuestro|las) (?:viaje|vacaciones))\b/,
    tone: 'glad',
    say: ['Viaje a la vista, qué bien.', '¡Qué ganas, a contar los días!'],
    ask: ['¿Adónde?', '¿Con quién es el plan?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|sin|ya no) )\b(?:(?:estoy|estamos|estare|por fin|ya) (?:\w+ )?(?:de|en) vacaciones|(?:empiezo|empece|empiezan|empezaron|me dieron|tengo|pido|pedi|me cogi|he cogido) (?:mis |las |hoy las |ya las |unas )?vacaciones|(?:estoy|estamos|llegue|llegamos) (?:en|a) (?:la playa|el hotel|el camping|la montana|la sierra|el mar))\b(?! (?:de (?:mi|los|hoy)|trabaj))/,
    tone: 'glad',
    say: ['Vacaciones o escapada, qué respiro.', 'Lejos de la rutina, qué gusto.'],
    ask: ['¿Qué es lo primero que apetece?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:hago|estoy haciendo|tengo que hacer|hice|he hecho|voy a hacer|haciendo|preparando|armando|me toca hacer|deshaciendo|deshacer) (?:\w+ ){0,2}(?:maletas?|valijas?|equipaje|mochila para)|(?:la|mi|con la|las) (?:maleta|valija)s? (?:sin (?:hacer|deshacer|abrir)|hech[oa]s?|list[oa]s?)|empacando para|tengo que empacar)\b/,
    say: ['Maletas, el arte de que todo quepa.', 'Con la maleta a cuestas, entonces.'],
    ask: ['¿Qué no puede faltar dentro?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|cuando) )\b(?:(?:acabo de|recien|ya|por fin|acabamos de|ayer|anoche|hoy) (?:volver|volvi|volvimos|regrese|regresar|llegue|llegar|he vuelto|hemos vuelto) (?:de|del) (?:viaje|vacaciones|la playa|la montana|la sierra|camping|mi viaje|un viaje|puente)|(?:volvi|volvimos|he vuelto|regrese|regresamos) (?:\w+ )?(?:de|del) (?:viaje|vacaciones|la playa|un viaje|camping))\b/,
    say: ['De vuelta, con la cabeza aún allí.', 'Volver cuesta, uf, toca aterrizar.'],
    ask: ['¿Qué imagen se te quedó?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|de (?:nino|nina)) )\b(?:(?:fui|voy|fuimos|vamos|nos vamos|me voy|he ido|hemos ido|vengo|estuve|estuvimos|pase \w+ \w+|dia) (?:\w+ )?(?:a|de|en|al|del) (?:la )?(?:playa|mar|lago|rio)\b(?! (?:de gente|de dudas|de lagrimas|revuelto))|(?:me )?(?:bane|banamos|he banado) en el (?:mar|rio|lago)|(?:mirando|viendo|vi|ver) el mar\b)/,
    tone: 'glad',
    say: ['Cerca del agua, qué lujo.', 'Agua y horizonte, qué bien.'],
    ask: ['¿De baño o de mirar?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|de (?:nino|nina)) )\b(?:(?:fui|fuimos|vamos|voy|me voy|nos vamos|subi|subimos|vengo|he subido|hemos subido|estuve|he ido|estuvimos) (?:\w+ )?(?:por|en|al|a|de|del) (?:el |la |un )?(?:monte|montana|cerro|sierra|cumbre|volcan|bosque|refugio|senderismo|excursion)|(?:hice|hago|hicimos|he hecho|hemos hecho|haciendo) (?:\w+ )?(?:senderismo|trekking|una ruta)|(?:fui|vamos|fuimos|voy) (?:de|a) (?:acampar|camping|pesca|pescar|setas))\b/,
    tone: 'glad',
    say: ['Monte o campo, qué aire tan bueno.', 'Naturaleza de la de verdad, qué plan.'],
    ask: ['¿Qué se ve desde allí?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\b(?:(?:fui|voy|vamos|fuimos|vengo|tengo|tuve|hay|hacemos|hicimos|tuvimos|he ido|hice|hago|salimos|sali|salgo) (?:\w+ )?(?:a |de )?(?:\w+ )?(?:fiesta|juntada|parranda|rumba|farra|peda|asado|carne asada|botellon|barbacoa|parrillada|pachangon|marcha|copas|canas|cervezas|birras|discoteca)|(?:tomando|tome|tomamos|me tome|nos tomamos) (?:unas?|un par de|varias) (?:chelas|birras|cervezas|tragos|copas|canas|vinos))\b(?! (?:de fin de curso|sorpresa para))/,
    say: ['Fiesta o copas, eso pide anécdota.', 'Con gente y ambiente, buen plan.'],
    ask: ['¿Qué se celebra?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:tengo|con|menuda|que|una|vaya|tremenda|de) (?:una |un )?(?:resaca|cruda|guayabo|goma)(?=$|[.,!]| (?:de|que|y|hoy|horrible|terrible|tremenda|increible)\b)(?! (?:emocional|realidad|moral))|estoy (?:de resaca|crud[oa]|enguayabad[oa]))/,
    say: ['Uf, resaca. Persianas bajadas y agua.', 'Lo de anoche pasa factura hoy.'],
    ask: ['¿Valió la pena, por lo menos?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:hoy|manana|ayer|el \w+|pronto) (?:es|fue|era) mi (?:cumple\w*)|(?:hoy|manana|ayer|el \w+) (?:cumplo|cumpli)\b(?! (?:con|mi))|(?:es|fue|celebre|celebro|por|para) mi (?:cumple\w*)|(?:cumplo|cumpli|he cumplido) (?:\w+ y \w+|\d+|\w+) anos\b(?! (?:de|en|con)))/,
    say: ['Tu cumpleaños, entonces. Felicidades con cariño.', 'Un año más, y bien contado.'],
    ask: ['¿Cómo te gusta celebrarlo?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:hoy|manana|ayer|el \w+) (?:es|fue|cumple|cumplio) (?:el cumple\w* de )?mi (?:herman[oa]|hij[oa]|madre|mama|padre|papa|novi[oa]|amig[oa]|mejor amig[oa]|abuel[oa]|niet[oa]|marido|mujer|sobrin[oa])(?: cumple)?|(?:es|el) cumple\w* de mi (?:herman[oa]|hij[oa]|madre|mama|padre|papa|novi[oa]|amig[oa]|mejor amig[oa]|abuel[oa]|niet[oa]|marido|mujer|sobrin[oa]))\b(?! (?:que|me) )/,
    say: ['Cumpleaños en la familia o cerca, qué bien.', 'Día de vela y tarta para alguien tuyo.'],
    ask: ['¿Hay algo preparado?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\b(?:me (?:compre|he comprado|acabo de comprar|regale|he regalado|voy a comprar|llego) (?:\w+ )?\w+ (?:\w+ )?(?:zapat\w+|botas|vestido|camis\w+|pantalon\w*|chaqueta|abrigo|bolso|falda|jersey|sueter|movil|celu\w*|telefono|compu\w*|ordenador|portatil|bici\w*|moto|coche|carro|auto|guitarra|reloj|perfume|consola|tele\w*|tenis|zapatillas|tablet))\b/,
    tone: 'glad',
    say: ['¡Estreno, qué ilusión!', 'Un capricho de vez en cuando, bien dado.'],
    ask: ['¿Cómo es?', '¿Hacía mucho que lo querías?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:me (?:corte|he cortado|cortaron|han cortado|tene|he tenido|tenido|tine|he cambiado|hice un cambio de) (?:\w+ )?(?:el )?(?:pelo|cabello|flequillo|look|las puntas)|(?:voy a|fui a|vengo de|salgo de|estoy en) (?:la )?(?:peluqueria|cortarme el pelo|tenirme|la pelu|la estetica|el barbero)|me (?:hice|he hecho|voy a hacer|tatue) \w+ (?:\w+ )?(?:tatuaje|piercing|cambio de look))\b/,
    say: ['Cambio de imagen, eso se nota.', 'Mirarse al espejo distinto, qué cosa.'],
    ask: ['¿Cómo te ves?', '¿Fue un impulso o lo pensaste mucho?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:estoy|estuve|ando|sigo|toda la \w+|llevo [\w ]{1,14}) (?:\w+ )?(?:dibujando|pintando(?! (?:la|el|las) (?:casa|pared|cuarto|habitacion|techo))|tejiendo|cosiendo|bordando|escribiendo (?:un|una|mi|poemas|cuentos)|haciendo (?:ceramica|ganchillo|crochet|manualidades|punto))|(?:termine|acabe|empece|hice|he terminado|he hecho) (?:\w+ )?(?:un |una |mi |el |la )(?:dibujo|cuadro|bufanda|jersey|chal|bordado|poema|cuento|manta|amigurumi))\b/,
    tone: 'glad',
    say: ['Crear algo así, qué bonito.', 'Hecho a mano y a tu ritmo, qué bien.'],
    ask: ['¿Para quién va a ser?'],
  },
  {
    signs:
      /\b(?:(?:mi|el|la) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|conej[oa]|hamster|loro|caballo|yegua)\b (?:\w+ ){0,3}(?:enferm[oa]|malit[oa]|no (?:come|quiere comer|camina|ha comido)|vomit\w+|se (?:perdio|escapo|ha (?:escapado|perdido|puesto mal[oa])|rompio|cojea)|cojea|mal[oa]\b|en el veterinario)|(?:lleve|lleva[rmos]+|llevo|he llevado) (?:a \w+ |a mi \w+ |al \w+ )?al veterinario)/,
    tone: 'hard',
    say: ['Ay, pobrecito animal, qué preocupación.', 'Con lo que se les quiere, qué angustia.'],
    ask: ['¿Qué dice el veterinario?', '¿Cómo sigue?'],
  },
  {
    signs:
      /\b(?:(?:mi|la|el) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|michi|conej[oa]) (?:\w+ )?(?:(?:se (?:ha )?)?(?:duerme|dormid[oa]|durmio|acost\w+|acurruc\w+|subi\w+|tumb\w+|sent\w+) (?:\w+ )?(?:conmigo|encima|a mi lado|al lado|en mi|en mis|a mis)|me (?:mira|espera|recibe|lame|lamio|sigue|acompana|ronronea|recibio|despierta|desperto)|ronronea)|(?:con|tengo) (?:el|la|mi) (?:perr[oa]|gat[oa]|michi) (?:encima|al lado|a mi lado|en las piernas|en brazos|dormid[oa]))\b/,
    tone: 'glad',
    say: ['Qué buena compañía, y tan calentita.', 'Ay, qué ternura de animal.'],
    ask: ['¿Cómo se llama?'],
  },
  {
    signs:
      /\b(?:(?:mi|la|el) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|michi|cachorr[oa]|conej[oa]) (?:\w+ )?(?:se (?:me )?(?:ha )?(?:comio|comido|meo|cago|hizo (?:pipi|pis|caca)|tiro|subio a la mesa)|(?:me )?(?:rompio|destrozo|mordio|tiro|robo|ha (?:roto|destrozado|tirado|comido)|aranos?|desordeno|ladra (?:\w+ )?(?:noche|todo)|no deja (?:de|dormir))))\b/,
    say: ['Vaya pieza, y encima con cara de inocente.', 'Menuda travesura, ay.'],
    ask: ['¿Cómo se enfada uno con esa cara?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|ojala) )\b(?:(?:adopte|adoptamos|he adoptado|hemos adoptado|vamos a adoptar|voy a adoptar|me (?:regalaron|dieron|han regalado)|recogi|rescate|tengo|tenemos|encontre) (?:a )?(?:un|una|dos) (?:\w+ )?(?:cachorr[oa]s?|gatit[oa]s?|perrit[oa]s?|(?:perr[oa]|gat[oa]) (?:nuev[oa]|de la calle|callejer[oa]|bebe|abandonad[oa]))|(?:adopte|adoptamos|he adoptado) (?:a )?(?:un|una) (?:perr[oa]|gat[oa]))\b/,
    tone: 'glad',
    say: ['¡Peludo nuevo en casa, qué alegría!', 'Una cosa pequeña y todo patas arriba, qué bien.'],
    ask: ['¿Qué nombre lleva?', '¿Qué tal duerme?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\b(?:me (?:toco|ha tocado|gane|saque) (?:\w+ )?(?:la (?:loteria|rifa|quiniela)|(?:un|el) (?:premio|sorteo|reintegro))|(?:gane|he ganado|hemos ganado|ganamos) (?:\w+ )?\w+ (?:\w+ )?(?:premio|concurso|sorteo|rifa|torneo|medalla|carrera|trofeo|copa|campeonato))\b/,
    tone: 'glad',
    say: ['¡Premio, enhorabuena!', 'Qué subidón, menuda sorpresa.'],
    ask: ['¿Cómo lo supiste?'],
  },
]
