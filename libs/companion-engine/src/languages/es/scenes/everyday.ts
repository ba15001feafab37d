import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:he encontrado|encontre|consegui|he conseguido|me han dado|me dieron) (?:un |el |ese )?(?:trabajo|curro|empleo|puesto)|nuevo (?:trabajo|curro|empleo)|trabajo nuevo|me (?:han )?(?:contratado|contrataron|cogido|cogieron|ascendido|ascendieron)|primer dia de trabajo|ascenso)\b/,
    open: ['¡Enhorabuena por el trabajo!', '¡Qué buena noticia, enhorabuena!'],
    stay: [
      'Los comienzos son así: algo de alegría y algo de nervios.',
      'Los primeros días nadie espera que lo sepas todo.',
      'Parece un buen paso.',
      'En una semana las caras nuevas ya lo son menos.',
    ],
    ask: [
      '¿De qué te vas a ocupar?',
      '¿Qué te da más curiosidad?',
      '¿A quién se lo contaste primero?',
      '¿Cuándo empiezas?',
    ],
  },
  success: {
    signs:
      /\b(?:he (?:aprobado|ganado|sacado (?:el carne|un diez|plaza))|aprobe|gane|me (?:he graduado|gradue|han admitido)|lo (?:he conseguido|consegui|logre)|saque (?:el carne|un diez))\b/,
    open: ['¡Enhorabuena, te lo has ganado!', '¡Bien! ¡Felicidades!'],
    stay: [
      'Qué satisfacción, después de todo el camino.',
      'Es uno de esos momentos para guardar.',
      'Disfrútalo, es tuyo.',
      'Insistir ha valido la pena.',
    ],
    ask: [
      '¿Cómo fue el momento en que lo supiste?',
      '¿Quién estaba contigo?',
      '¿Y ahora qué viene?',
      '¿Cómo te gustaría celebrarlo?',
    ],
  },
  broken: {
    signs:
      /\b(?:(?:movil|celular|telefono|ordenador|portatil|coche|carro|lavadora|caldera|bici\w*|nevera|tablet|moto)\b.*\b(?:rot[oa]|roto|caido|cayo|no (?:enciende|funciona|arranca|va)|robad[oa]|robaron|perdid[oa]|muerto|averiad[oa]|agua|vater|inodoro|pantalla)|se me (?:ha )?(?:caido|cayo|roto|rompio|perdido|perdio) (?:el|la|las|los|mi)|me (?:han )?roba\w+ (?:el|la|mi)|ya no (?:se )?enciende)\b/,
    open: ['Qué mala suerte, lo siento.', 'Oh no, qué fastidio.', 'Vaya, lo que faltaba.'],
    stay: [
      'Te entiendo, es una faena.',
      'Estas cosas pasan siempre en el peor momento.',
      'Hiciste lo que se podía en ese momento.',
      'Crucemos los dedos.',
    ],
    ask: [
      '¿Cómo pasó?',
      '¿Qué te dolería más perder?',
      '¿Qué has probado ya?',
      '¿Quién podría echarle un vistazo?',
    ],
    advice: [
      'Si te importan los datos, no lo enciendas más y llévalo a un taller: muchas veces algo se salva.',
    ],
  },
  journey: {
    signs:
      /\b(?:(?:me voy|voy|nos vamos|vamos|viajo) (?:\w+ )?(?:a|de) (?:japon|islandia|italia|francia|grecia|portugal|mexico|tailandia|inglaterra|nueva york|londres|paris|roma|marruecos|argentina|peru|viaje|vacaciones)|(?:vuelo|viaje|vacaciones) (?:a|en|por)|he reservado (?:el|un) (?:vuelo|viaje|hotel))\b/,
    open: ['¡Qué bonito, un viaje así!', '¡Qué buena idea, irse de viaje!'],
    stay: [
      'La espera ya es parte del viaje.',
      'Dará mucho que contar.',
      'Viajar así deja sitio a las sorpresas.',
      'Se notan las ganas de salir.',
    ],
    ask: [
      '¿Qué quieres ver primero?',
      '¿Cómo surgió la idea?',
      '¿Cuánto te quedas?',
      '¿Cómo van los preparativos?',
    ],
  },
  moving: {
    signs: /\b(?:me mudo|nos mudamos|mudanza|casa nueva|nueva casa|piso nuevo|nuevo piso|me traslado)\b/,
    open: ['¡Es un gran paso!', 'Qué cambio, tiene que ser emocionante.'],
    stay: [
      'Se puede tener alegría y nostalgia a la vez.',
      'Hace falta tiempo, y está bien así.',
      'Son muchas cosas a la vez en la cabeza.',
      'Un lugar se vuelve casa poco a poco.',
    ],
    ask: [
      '¿Qué te llevas primero?',
      '¿Qué echarás más de menos?',
      '¿Cómo es el sitio?',
      '¿Cómo van los preparativos?',
    ],
  },
  pet: {
    signs:
      /\b(?:(?:mi|nuestr[oa]|mis) (?:\w+ )?(?:gat[oa]|perr[oa]|gatit[oa]|perrit[oa]|cachorr[oa]|conej[oa]|hamster|loro|tortuga|caballo)|(?:he adoptado|adopte) (?:un|una)|cachorr[oa]|gatit[oa])\b/,
    open: ['¡Jaja, me lo imagino!', '¡Qué personaje!', 'Con los animales no hay quien se aburra.'],
    stay: [
      'Ya se sabe quién manda en casa.',
      'Alguien tiene las ideas claras.',
      'Imposible enfadarse de verdad, ¿a que sí?',
      'Esas cosas hacen sonreír todo el día.',
    ],
    ask: [
      '¿Cuánto lleváis juntos?',
      '¿Qué otras travesuras hace?',
      '¿Cómo llegó a tu vida?',
      '¿Qué carácter tiene?',
    ],
  },
  romance: {
    signs:
      /\b(?:me gusta (?:un chico|una chica|alguien)|me gusta desde|me he enamorado|me enamore|enamorad[oa]|primera cita|he conocido a (?:un|una|alguien)|conoci a (?:un chico|una chica|alguien)|tengo una cita)\b/,
    open: ['¡Ay, mariposas!', 'Qué bonito, cuando alguien se te mete en la cabeza.'],
    stay: [
      'Esas esperas dan vértigo.',
      'Se nota que te importa.',
      'Un paso cada vez, sin prisa.',
      'Ser como eres sigue siendo el mejor plan.',
    ],
    ask: [
      '¿Cómo os conocisteis?',
      '¿Qué es lo que más te gusta?',
      '¿Qué te hace pensar que es mutuo?',
      '¿Cuál es el próximo paso?',
    ],
  },
  birthday: {
    signs:
      /\b(?:(?:es|hoy es) mi cumple\w*|cumplo (?:\d+|anos|treinta|cuarenta|veinte)|mi cumple(?:anos)? (?:es )?hoy)\b/,
    open: ['¡Feliz cumpleaños!', '¡Muchas felicidades!'],
    stay: ['Es un buen número.', 'Hoy el día es tuyo.', 'Una fiesta pequeña también es fiesta.'],
    ask: ['¿Cómo lo pasas?', '¿Qué te deseas para este año?', '¿Qué tarta sería, si eligieras tú?'],
  },
  food: {
    signs:
      /\b(?:(?:he|hoy|me he) (?:\w+ )?(?:comido|cenado|cocinado|preparado|hecho) (?:\w+ ){0,3}(?:pizza|pasta|tarta|paella|tortilla|helado|tacos?|sushi|hamburguesa|empanadas?|arroz|bizcocho|croquetas)|comi (?:\w+ ){0,3}(?:pizza|pasta|helado|tacos|sushi)|(?:esta noche|hoy|manana) cocino|cocino para|receta)\b/,
    open: ['¡Qué buena idea!', 'Mmm, promete.'],
    stay: [
      'Una mezcla que promete.',
      'En la cocina también cuentan las cosas sencillas.',
      'Buena elección.',
      'Con poco se hace mucho.',
    ],
    ask: [
      '¿Qué lleva?',
      '¿Cuál es el secreto, según tú?',
      '¿Cuál es tu plato estrella?',
      '¿Dulce o salado, si hubiera que elegir?',
    ],
    advice: ['Algo sencillo: fruta con yogur y miel, o chocolate fundido con galletas desmenuzadas.'],
  },
  outing: {
    signs:
      /\b(?:(?:voy|vamos|fui|fuimos|he ido|hemos ido) (?:\w+ ){0,3}(?:a la (?:montana|playa|sierra|piscina)|al (?:cine|parque|lago|concierto|estadio|campo|monte|rio)|de (?:excursion|ruta|paseo|fiesta)|a (?:pasear|bailar|nadar))|excursion|senderismo|que (?:buen|bonito) dia|buen tiempo|que sol)\b/,
    open: ['¡Qué buen plan!', 'Una salida así sienta bien.'],
    stay: [
      'El aire libre ordena las ideas.',
      'Qué bien.',
      'Son días que sientan bien.',
      'Suena a un día muy bonito.',
    ],
    ask: ['¿Qué es lo que más te gusta de ese sitio?', '¿Qué tiempo hacía?', '¿Cada cuánto vas?'],
  },
  boredom: {
    signs: /\b(?:me aburro|que aburrimiento|aburrid[oa]|nada que hacer|que rollo)\b/,
    open: ['Uf, las horas lentas.', 'Pasa: un día sin ideas.'],
    stay: [
      'No hacer nada también está bien de vez en cuando.',
      'En días así el sofá gana fácil.',
      'No tiene que ser un día memorable.',
      'Entonces nos hacemos compañía.',
    ],
    ask: [
      '¿Qué sueles hacer en tu tiempo libre?',
      '¿Qué fue lo último que te divirtió?',
      '¿Música, peli o charla?',
      '¿Qué te apetecería, si fuera fácil?',
    ],
  },
  school: {
    signs:
      /\b(?:(?:clase|insti|instituto|cole|escuela)\b.*\b(?:rollo|conazo|aburrid\w+|larg\w+|asco|peste|pesad\w+)|(?:el|la|mi) (?:profe|profesor|profesora)\b.*\b(?:ridiculo|suspend\w+|cateado|grit\w+|odia|mania|castig\w+|pesad[oa])|deberes|me (?:ha )?(?:suspendido|cateado))\b/,
    open: ['Día largo, ¿eh?', 'Te entiendo, hay horas que no pasan.'],
    stay: [
      'Normal, después de un día así.',
      'Mañana es otra ronda.',
      'Una mala nota no es un retrato.',
      'Al menos por hoy se acabó.',
    ],
    ask: [
      '¿Qué pasó exactamente?',
      '¿En qué asignatura?',
      '¿Quién te cae bien en clase?',
      '¿Qué haces ahora para recuperarte?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:dia (?:raro|extrano)|nada (?:especial|del otro mundo|en particular)|lo de siempre|la rutina|(?:en|tirad[oa] en) el (?:sofa|sillon)|mirando por la ventana|miro por la ventana|asi asi)\b/,
    open: ['Hay días así, un poco suspendidos.', 'Ya veo, un día ni arriba ni abajo.'],
    stay: [
      'Los días pequeños también merecen unas palabras.',
      'Ya veo.',
      'Lo de cada día sostiene lo demás.',
      'Me gusta saber cómo es por ahí ahora.',
    ],
    ask: [
      '¿Qué lo ha hecho raro?',
      '¿Cómo te sientes ahora?',
      '¿Qué te apetecería esta noche?',
      '¿Cuál fue el mejor momento, aunque pequeño?',
    ],
  },
}
