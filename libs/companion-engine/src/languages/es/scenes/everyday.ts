import type { OrdinaryScene, Scene } from '../../scenes.ts'

export const everydayScenes: Record<OrdinaryScene, Scene> = {
  newJob: {
    signs:
      /\b(?:(?:he encontrado|encontre|consegui|he conseguido|me han dado|me dieron) (?:un |el |ese )?(?:trabajo|curro|empleo|puesto)|nuevo (?:trabajo|curro|empleo)|trabajo nuevo|me (?:han )?(?:contratado|contrataron|cogido|cogieron|ascendido|ascendieron)|primer dia de trabajo|ascenso)\b/,
    open: ['¡Enhorabuena por el trabajo!', '¡Qué buena noticia, enhorabuena!'],
    stay: [
      'Al principio es normal tener alegría y nervios.',
      'Los primeros días nadie espera que lo sepas todo.',
      'Suena a un buen paso.',
      'Poco a poco irás conociendo a la gente.',
    ],
    ask: [
      '¿De qué te vas a ocupar?',
      '¿Qué te hace más ilusión de ese trabajo?',
      '¿A quién se lo contaste primero?',
      '¿Cuándo empiezas?',
    ],
  },
  success: {
    signs:
      /\b(?:he (?:aprobado|ganado|sacado (?:el carne|un diez|plaza))|aprobe|gane|me (?:he graduado|gradue|han admitido)|lo (?:he conseguido|consegui|logre)|saque (?:el carne|un diez))\b/,
    open: ['¡Enhorabuena, te lo has ganado!', '¡Bien! ¡Felicidades!'],
    stay: [
      'Qué bien que lo hayas conseguido.',
      'Es un momento muy bonito.',
      'Ahora puedes disfrutarlo.',
      'El esfuerzo ha valido la pena.',
    ],
    ask: [
      '¿Cómo te sentiste cuando lo supiste?',
      '¿Quién estaba contigo?',
      '¿Y ahora qué viene?',
      '¿Cómo te gustaría celebrarlo?',
    ],
  },
  broken: {
    signs:
      /\b(?:(?:movil|celular|telefono|ordenador|portatil|coche|carro|lavadora|caldera|bici\w*|nevera|tablet|moto)\b.*\b(?:rot[oa]|roto|caido|cayo|no (?:enciende|funciona|arranca|va)|robad[oa]|robaron|perdid[oa]|muerto|averiad[oa]|agua|vater|inodoro|pantalla)|se me (?:ha )?(?:caido|cayo|roto|rompio|perdido|perdio) (?:el|la|las|los|mi)|me (?:han )?roba\w+ (?:el|la|mi)|ya no (?:se )?enciende)\b/,
    open: ['Qué mala suerte, lo siento.', 'Oh no, qué fastidio.', 'Vaya, qué disgusto.'],
    stay: [
      'Te entiendo, es una faena.',
      'Estas cosas molestan mucho.',
      'Le puede pasar a cualquiera.',
      'Ojalá tenga arreglo.',
    ],
    ask: [
      '¿Cómo pasó?',
      '¿Qué es lo que más te preocupa perder?',
      '¿Qué has probado ya?',
      '¿Quién podría echarle un vistazo?',
    ],
    advice: ['Si tiene datos importantes, no lo enciendas y llévalo a un taller.'],
  },
  journey: {
    signs:
      /\b(?:(?:me voy|voy|nos vamos|vamos|viajo) (?:\w+ )?(?:a|de) (?:japon|islandia|italia|francia|grecia|portugal|mexico|tailandia|inglaterra|nueva york|londres|paris|roma|marruecos|argentina|peru|viaje|vacaciones)|(?:vuelo|viaje|vacaciones) (?:a|en|por)|he reservado (?:el|un) (?:vuelo|viaje|hotel))\b/,
    open: ['¡Qué bonito, un viaje así!', '¡Qué buena idea, irse de viaje!'],
    stay: [
      'Qué bonito tener ganas de ese viaje.',
      'Seguro que verás muchas cosas nuevas.',
      'Espero que salga muy bien.',
      'Se nota que tienes ganas.',
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
    open: ['¡Es un gran paso!', 'Qué cambio, seguro que hay mucho que hacer.'],
    stay: [
      'Se puede tener alegría y nostalgia a la vez.',
      'Hace falta tiempo, y está bien así.',
      'Tienes muchas cosas en la cabeza.',
      'Ya te irás acostumbrando poco a poco.',
    ],
    ask: [
      '¿Qué quieres llevarte primero?',
      '¿Qué echarás más de menos?',
      '¿Cómo es el sitio?',
      '¿Cómo van los preparativos?',
    ],
  },
  pet: {
    signs:
      /\b(?:(?:mi|nuestr[oa]|mis) (?:\w+ )?(?:gat[oa]|perr[oa]|gatit[oa]|perrit[oa]|cachorr[oa]|conej[oa]|hamster|loro|tortuga|caballo)|(?:he adoptado|adopte) (?:un|una)|cachorr[oa]|gatit[oa])\b/,
    open: [
      'Qué bien tener un animal así.',
      'Seguro que es muy especial para ti.',
      'Con animales en casa siempre pasa algo.',
    ],
    stay: [
      'Seguro que te da muchas alegrías.',
      'Se nota que le tienes cariño.',
      'Un animal hace mucha compañía.',
      'Esas cosas hacen sonreír.',
    ],
    ask: [
      '¿Cuánto lleváis juntos?',
      '¿Qué más cosas hace?',
      '¿Cómo llegó a tu vida?',
      '¿Qué carácter tiene?',
    ],
  },
  romance: {
    signs:
      /\b(?:me gusta (?:un chico|una chica|alguien)|me gusta desde|me he enamorado|me enamore|enamorad[oa]|primera cita|he conocido a (?:un|una|alguien)|conoci a (?:un chico|una chica|alguien)|tengo una cita)\b/,
    open: ['¡Qué emoción más bonita!', 'Qué bonito que pienses tanto en alguien.'],
    stay: [
      'Es normal tener nervios por algo así.',
      'Se nota que te importa.',
      'Un paso cada vez, sin prisa.',
      'Puedes ser como eres.',
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
    stay: [
      'Espero que lo celebres con ganas.',
      'Hoy es tu día.',
      'Una fiesta pequeña también puede ser bonita.',
    ],
    ask: ['¿Qué vas a hacer hoy?', '¿Qué deseas para este año?', '¿Qué tarta te gusta más?'],
  },
  food: {
    signs:
      /\b(?:(?:he|hoy|me he) (?:\w+ )?(?:comido|cenado|cocinado|preparado|hecho) (?:\w+ ){0,3}(?:pizza|pasta|tarta|paella|tortilla|helado|tacos?|sushi|hamburguesa|empanadas?|arroz|bizcocho|croquetas)|comi (?:\w+ ){0,3}(?:pizza|pasta|helado|tacos|sushi)|(?:esta noche|hoy|manana) cocino|cocino para|receta)\b/,
    open: ['¡Qué buena idea!', 'Mmm, suena muy bien.'],
    stay: [
      'Eso tiene que estar bueno.',
      'Lo sencillo también está rico.',
      'Buena elección.',
      'No hace falta nada complicado.',
    ],
    ask: ['¿Qué lleva?', '¿Cómo lo preparas tú?', '¿Qué plato te sale mejor?', '¿Prefieres dulce o salado?'],
    advice: ['Algo sencillo, como fruta con yogur o galletas con chocolate.'],
  },
  outing: {
    signs:
      /\b(?:(?:voy|vamos|fui|fuimos|he ido|hemos ido) (?:\w+ ){0,3}(?:a la (?:montana|playa|sierra|piscina)|al (?:cine|parque|lago|concierto|estadio|campo|monte|rio)|de (?:excursion|ruta|paseo|fiesta)|a (?:pasear|bailar|nadar))|excursion|senderismo|que (?:buen|bonito) dia|buen tiempo|que sol)\b/,
    open: ['¡Qué buen plan!', 'Una salida así sienta bien.'],
    stay: [
      'Salir un poco sienta bien.',
      'Qué bien.',
      'Son días muy agradables.',
      'Suena a un día muy bonito.',
    ],
    ask: ['¿Qué es lo que más te gusta de ese sitio?', '¿Qué tiempo hacía?', '¿Cada cuánto vas?'],
  },
  boredom: {
    signs: /\b(?:me aburro|que aburrimiento|aburrid[oa]|nada que hacer|que rollo)\b/,
    open: ['Uf, qué lento pasa el tiempo.', 'A veces simplemente no apetece nada.'],
    stay: [
      'No hacer nada también está bien de vez en cuando.',
      'Un día tranquilo también está bien.',
      'No hace falta que hoy pase algo especial.',
      'Entonces podemos charlar un rato.',
    ],
    ask: [
      '¿Qué sueles hacer en tu tiempo libre?',
      '¿Qué fue lo último que te divirtió?',
      '¿Qué te apetece: música, una peli o charlar?',
      '¿Qué te apetecería hacer hoy?',
    ],
  },
  school: {
    signs:
      /\b(?:(?:clase|insti|instituto|cole|escuela)\b.*\b(?:rollo|conazo|aburrid\w+|larg\w+|asco|peste|pesad\w+)|(?:el|la|mi) (?:profe|profesor|profesora)\b.*\b(?:ridiculo|suspend\w+|cateado|grit\w+|odia|mania|castig\w+|pesad[oa])|deberes|me (?:ha )?(?:suspendido|cateado))\b/,
    open: ['Suena a un día pesado.', 'Te entiendo, algunas horas se hacen muy largas.'],
    stay: [
      'Normal, después de un día así.',
      'Mañana puede ir mejor.',
      'Las clases pueden ser muy pesadas.',
      'Al menos por hoy se acabó.',
    ],
    ask: [
      '¿Qué pasó exactamente?',
      '¿En qué asignatura?',
      '¿Quién te cae bien en clase?',
      '¿Qué haces ahora para descansar?',
    ],
  },
  quietDay: {
    signs:
      /\b(?:dia (?:raro|extrano)|nada (?:especial|del otro mundo|en particular)|lo de siempre|la rutina|(?:en|tirad[oa] en) el (?:sofa|sillon)|mirando por la ventana|miro por la ventana|asi asi)\b/,
    open: ['Hay días así, un poco raros.', 'Ya veo, un día normal.'],
    stay: [
      'Los días tranquilos también cuentan.',
      'Ya veo.',
      'Está bien que sea un día normal.',
      'Gracias por contarme cómo va tu día.',
    ],
    ask: [
      '¿Qué fue lo raro?',
      '¿Cómo te sientes ahora?',
      '¿Qué te apetecería esta noche?',
      '¿Cuál fue el mejor momento del día?',
    ],
  },
}
