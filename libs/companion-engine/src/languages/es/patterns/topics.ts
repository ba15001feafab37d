import type { TopicPatterns } from '../../patterns.ts'

export const topicPatterns: TopicPatterns = {
  feelings: {
    hurt: /\b(?:me (?:ha )?(?:hirio|herido|traiciono|traicionado|dejo|dejado|mintio|mentido|ignora|ignoro|hizo dano|hecho dano|grito|gritado|insulto|insultado|humillo|humillado|engano|enganado)|herid[oa]|decepcionad[oa]|decepcion|traicionad[oa]|humillad[oa]|ofendid[oa])\b/,
    sad: /\b(?:me (?:han )?(?:despedido|despidieron|echado del trabajo|echaron del trabajo)|perdi(?:do)? (?:el|mi) (?:trabajo|empleo|puesto)|(?:mal|pesimo|horrible) dia|dia (?:horrible|malo|fatal|de perros)|triste\w*|deprimid\w+|depresion|llor\w+|desanimad\w+|infeliz|hecho polvo|hecha polvo|hundid[oa]|de bajon|bajon|melancol\w+|desconsolad\w+|lagrimas)\b/,
    angry:
      /\b(?:enfadad\w+|enojad\w+|rabia|furios\w+|cabread\w+|hart[oa]|me (?:enfada|molesta|indigna|cabrea|saca de quicio)|indignad\w+|molest[oa])\b/,
    anxious:
      /\b(?:ansi\w+|nervios\w*|preocupad\w+|me preocupa|miedo|asustad\w+|agobiad\w+|agobio|estres\w*|estresad\w+|panico|angusti\w+|inquiet\w+|tens[oa]|aterr\w+)\b/,
    lonely:
      /\b(?:me siento (?:muy |tan )?sol[oa]|estoy (?:muy |tan |siempre )?sol[oa]\b|soledad|nadie me (?:entiende|escucha|quiere)|aislad[oa])/,
    bored: /\b(?:aburrid\w+|aburrimiento|me aburro|que aburrimiento|nada que hacer)\b/,
    tired:
      /\b(?:dia largo|cansad\w+|cansancio|agotad\w+|reventad\w+|sin energia|exhaust\w+|molid[oa]|no puedo mas)\b/,
    proud:
      /\b(?:orgullos\w+|he (?:ganado|aprobado|conseguido|logrado)|gane|aprobe|logre|consegui|me (?:han )?(?:cogido|aceptad[oa]|elegido|ascendid[oa]|ascendieron|contratad[oa]|contrataron|gradue|cogieron)|ascenso)\b/,
    happy:
      /\b(?:feliz|felices|content\w+|alegr\w+|buen dia|gran dia|dia genial|ilusionad\w+|emocionad\w+|de buen humor|me (?:lo pase|he divertido|diverti)|estoy (?:muy )?bien|genial todo)\b/,
  },
  topics: {
    loss: /\b(?:(?:ha )?(?:muerto|murio|fallecio|fallecido)|muerte|funeral|duelo|entierro|perdi a mi|he perdido a mi)\b/,
    couple:
      /\b(?:novi[oa]|marido|mi mujer|esposa|esposo|mi pareja|mi ex|relacion|enamorad\w+|ruptura|rompimos|hemos roto|lo dejamos|divorci\w+|me enganó|me engano|una cita con)\b/,
    study:
      /\b(?:exam\w+|estudi\w+|universidad|facultad|colegio|instituto|clases?|deberes|tesis|profesor\w*|selectividad|oposicion\w*|asignatura)\b/,
    work: /\b(?:trabaj\w+|oficina|jefe|jefa|companer[oa]s? de trabajo|reunion\w*|turnos?|sueldo|entrevista|empresa|clientes?|despid\w+|despedid\w+|contrato|carrera profesional|curro)\b/,
    family:
      /\b(?:familia|madre|mama|padre|papa|herman[oa]s?|hij[oa]s?|abuel[oa]s?|padres|ti[oa]s?|prim[oa]s?|suegr[oa]s?|sobrin[oa]s?)\b/,
    friends: /\b(?:amig[oa]s?|amistad\w*|colegas?|mejor amig[oa])\b/,
    health:
      /\b(?:dolor de \w+|enferm\w+|fiebre|gripe|resfriad\w+|medico|doctor\w*|hospital|operacion|dolores|terapia|medicina\w*|dieta|salud|migrana|me duele)\b/,
    sleep: /\b(?:dorm\w+|duermo|sueno|insomnio|pesadilla\w*|noche en blanco|despert\w+|sone)\b/,
    money:
      /\b(?:dinero|alquiler|facturas?|deudas?|hipoteca|ahorr\w+|gastos|fin de mes|cuenta del banco|sin blanca)\b/,
    plans:
      /\b(?:esta noche|manana|fin de semana|sabado|domingo|planes?|proyecto\w*|organiz\w+|fiesta|cumpleanos|estoy pensando en|me gustaria (?:empezar|aprender))\b/,
    arte: /\b(?:arte|pint(?:o|ar|ura|uras|or)|cuadros?|dibuj\w+|museos?|exposicion\w*|escultur\w+|artistas?|fotografi\w+)\b/,
    musica:
      /\b(?:music\w+|cancion\w*|conciertos?|guitarra|piano|cant(?:o|ar|ante)|album|grupo de musica|playlist|violin|bateria)\b/,
    viaggi: /\b(?:viaj\w+|vacaciones|vuelo|avion|maleta\w*|hotel|turist\w+|al extranjero|crucero)\b/,
    cucina:
      /\b(?:cocin\w+|recetas?|pizza|pasta|tartas?|cena\w*|comida|almuerzo|desayuno|restaurante|postre\w*|horno|paella|tortilla)\b/,
    sport:
      /\b(?:deport\w+|futbol|partido\w*|gimnasio|correr|corro|nad(?:o|ar)|natacion|tenis|baloncesto|voleibol|bici\w*|entren\w+|equipo|yoga|maraton)\b/,
    lettura: /\b(?:libros?|leer|leo|leyendo|lectura|novelas?|poema\w*|poesia|escritor\w*|biblioteca)\b/,
    cinema: /\b(?:peliculas?|peli|pelis|cine|series?|actor\w*|actriz|director|netflix)\b/,
    natura:
      /\b(?:naturaleza|montanas?|mar|bosque\w*|pase(?:o|ar)|jardin\w*|flores?|arbol\w*|playa|lago|atardecer|estrellas|senderismo|lluvia)\b/,
    animali:
      /\b(?:animal\w*|perr[oa]s?|gat[oa]s?|cachorr\w+|mascotas?|conej\w+|hamster|caballos?|pajaro\w*|loro|veterinari\w+)\b/,
    tecnologia:
      /\b(?:tecnolog\w+|ordenador\w*|computadora|movil|telefono|app|videojuego\w*|programar|programacion|robots?|internet|redes sociales|inteligencia artificial)\b/,
    interview: /\bentrevistas?\b/,
    exam: /\b(?:exam\w+|parcial(?:es)?|oposicion\w*|selectividad|carnet de conducir|examen|control de)\b/,
    date: /\b(?:primera cita|una cita (?:con|esta|manana|hoy|el)|cita (?:a ciegas|romantica)|tinder|(?:le he pedido|le pedi) salir|mi crush|quedo (?:hoy|manana|esta noche) con (?:un|una|el|ella))\b/,
    moving:
      /\b(?:mudanza|me mudo|mudar\w*|nos mudamos|nuevo piso|nueva casa|piso nuevo|casa nueva|cajas de la mudanza)\b/,
    birthday: /\b(?:cumple(?:anos)?|cumpl(?:o|e|ire|ira) (?:los )?\d+)\b/,
  },
  good: /\b(?:ayuda|funciona|bien|buen[oa]?|bonit\w+|genial|estupend\w+|maravillos\w+|divertid\w+|por fin|me gust\w+|me encant\w+|suerte|perfect\w+|fantastic\w+|mejor)\b/,
  bad: /\b(?:perder|perdido|perdimos|celos\w*|envidi\w+|derram\w+|roto|rota|demasiado \w+|mal|mal[oa]|peor|fatal|horrible|terrible|asco|problema\w*|dificil\w*|dur[oa]|discuti\w*|pele\w*|perdi\w*|suspend\w+|fracas\w+|odio|grit\w+|por desgracia|pesad[oa]|injust\w+|echo de menos)\b/,
  ownNegation: /^(?:no|nadie)$/,
  negation: /^(?:no|nunca|jamas|sin|ni|tampoco|nada)$/,
  news: {
    birthday:
      /\b(?:(?:hoy )?es mi cumple(?:anos)?(?! (?:pronto|manana|la semana))|mi cumple(?:anos)? es hoy|hoy (?:cumplo|es mi|son mis)(?: \d+)?(?: anos)?|(?:yo )?cumplo (?:los )?\d+(?: anos)? hoy|acabo de cumplir \d+|(?:ayer|hoy) (?:cumpli|he cumplido) \d+)\b/,
    exam: /\b(?:(?:he |acabo de )?(?:aprobado|aprobar|aprobe|superado|pasado|pase|sacado|saque) (?:el |la |mi |todo |todas |los |las |un )*(?:exam\w+|parcial\w*|oposicion\w*|selectividad|carnet\w*|curso|test|diploma|titulo|matricula)|(?:me he|me) (?:graduado|gradue|licenciado)|he aprobado|aprobe todo)\b/,
    job: /\b(?:(?:me han|me) (?:dado|dieron|contratado|contrataron|ascendido|ascendieron|cogido|cogieron)(?: (?:el|un|ese|en el) (?:trabajo|puesto|empleo|ascenso))?|(?:he )?(?:conseguido|consegui|encontrado|encontre) (?:el |un |ese |mi |por fin )*(?:nuevo )?(?:trabajo|puesto|empleo|ascenso|practicas)|el (?:trabajo|puesto) es mio)\b/,
    engagement:
      /\b(?:(?:nos hemos|nos|me he|me) (?:comprometido|comprometimos|prometido|casado|casamos)|me ha pedido (?:que me case|matrimonio)|me pidio matrimonio|me caso|ha dicho que si|dijo que si)\b/,
    baby: /\b(?:(?:estoy|esta|mi mujer esta|mi novia esta) embarazada|(?:espero|esperamos|vamos a tener|voy a tener) un (?:bebe|hijo|nino)|(?:voy|vamos) a ser (?:papa|mama|padre|madre|padres|ti[oa]|abuel[oa])|(?:soy|he sido) (?:papa|mama|padre|madre|ti[oa]) (?:de nuevo|desde)|(?:ha nacido|nacio) mi (?:\w+))\b/,
  },
  decisions: {
    wear: /\b(?:que (?:me pongo|(?:puedo|debo|deberia|podria) ponerme|me (?:puedo|deberia) poner|llevo puesto|ropa (?:me|llevo))|como me visto|como (?:deberia|debo) vestirme|que (?:vestido|camisa|traje))\b/,
    cook: /\b(?:que (?:cocino|preparo|ceno|como\b|comemos|cenamos|(?:puedo|podria|podemos|deberia) (?:cocinar|cenar|comer|preparar))|ideas? para (?:la |el )?(?:cena|comida|almuerzo))/,
    gift: /\b(?:que (?:le |les )?(?:regalo|compro|(?:puedo|podria|deberia) (?:regalar\w*|comprar\w*))|que regalo|ideas? (?:para un|de) regalo)\b/,
    say: /\b(?:que (?:le |les )?(?:digo|escribo|contesto|respondo|(?:puedo|podria|deberia) (?:decir\w*|escribir\w*|contestar\w*|responder\w*))|como (?:se lo|le) (?:digo|pido|cuento))\b/,
    watch:
      /\b(?:que (?:pelicula |serie )?(?:veo|vemos|(?:puedo|podemos|podria) ver|me recomiendas (?:ver)?)|recomiendame (?:una|alguna) (?:buena )?(?:pelicula|serie|peli)|que (?:peli|pelicula|serie) (?:me )?(?:recomiendas|veo))/,
    pack: /\b(?:que (?:me llevo|llevo|meto en la maleta|(?:debo|deberia|tengo que) (?:llevar\w*|meter en la maleta)))\b/,
    spend:
      /\b(?:que (?:hago|hacemos|(?:puedo|podemos|podria|podriamos) hacer) (?:hoy|esta (?:noche|tarde)|este (?:fin de semana|finde)|manana|el (?:finde|fin de semana|sabado|domingo)))\b/,
  },
}
