import type { Cue, CueOfMood } from '../../scenes.ts'

export const cues: Record<CueOfMood, Cue> = {
  changeSubject: {
    signs:
      /\b(?:(?:cambiemos|cambiar|cambiamos|cambio) de tema|(?:hablemos|hablar|hablamos) de otra cosa|otro tema)\b/,
    hard: ['Claro, cambiemos de aires.', 'Por supuesto, hablemos de otra cosa.'],
    light: ['Claro, cambiemos de aires.', 'Por supuesto, hablemos de otra cosa.'],
  },
  pause: {
    signs:
      /\b(?:espera(?:te)?(?: (?:que|un|me|suena))?|un (?:momento|momentito|segundo|minuto)|ahora (?:vuelvo|vengo)|ya (?:vuelvo|vengo|regreso)|(?:me|nos) (?:esta|estan) llamando|suena (?:el|un|la)|dame un (?:segundo|momento|minuto))\b/,
    hard: [
      'Con calma, de aquí no se escapa nada.',
      'Ve, aquí estoy cuando vuelvas.',
      'Vale, hasta ahora.',
      'Sin prisa, seguimos desde aquí.',
    ],
    light: [
      'Con calma, de aquí no se escapa nada.',
      'Ve, aquí estoy cuando vuelvas.',
      'Vale, hasta ahora.',
      'Sin prisa, seguimos desde aquí.',
    ],
  },
  askedBack: {
    signs:
      /\b(?:(?:tu )?(?:has|alguna vez has|te ha) (?:\w+ )?(?:perdido|amado|sentido|pasado|llorado|querido|estado)\b.*\?|alguna vez (?:has|te).*\?)/,
    hard: [
      'No: soy un programa y no tengo a nadie que perder. Por eso no digo que sé cómo es, pero te escucho.',
      'Como programa no lo he vivido, y no finjo. Me importa cómo lo vives tú.',
    ],
    light: [
      'Como programa nunca me ha pasado, y no me lo invento.',
      'No, soy un programa: esas cosas solo las conozco por lo que me cuentan.',
    ],
  },
  tireless: {
    signs:
      /\b(?:(?:no )?te (?:cansas|aburres|hartas) de|te (?:aburro|molesto|canso)\b.*|soy (?:pesad[oa]|aburrid[oa])\s*\?)/,
    hard: [
      'No, no me canso: vuelve a ello cuantas veces haga falta.',
      'Para nada. Puedes repetirlo diez veces.',
    ],
    light: ['No, no me canso: cuenta.', 'Para nada, cuenta.'],
  },
  willIt: {
    signs:
      /\b(?:(?:crees que|piensas que|tu crees que)\b.*(?:\b(?:va|volvera|podra|puede|pueden|podre|\w+ra|\w+ran)\b).*|se podran? recuperar.*)/,
    hard: [
      'No lo sé, y no quiero inventarte una esperanza ni un miedo.',
      'Ojalá lo supiera, pero no puedo preverlo.',
    ],
    light: [
      'No lo sé seguro: a veces sí, a veces no.',
      'Desde aquí es difícil saberlo, pero yo lo intentaría.',
    ],
  },
  doubt: {
    signs:
      /\b(?:(?:estoy haciendo|hago|es) una (?:tonteria|locura|estupidez|burrada)|estoy (?:loc[oa])|me estoy equivocando)\b.*\?/,
    hard: ['No lo sé, y no me toca juzgarlo. ¿Qué dice la parte más tranquila de ti?'],
    light: ['Si lo has pensado y te hace bien, no es una locura. Un poco de duda es normal.'],
  },
  whatIf: {
    signs: /^¿?(?:y |pero )?si (?:no |el |ella |me |se |le |sale |pasa |muere |empeora )/,
    hard: [
      'Es un miedo grande, y es normal que esté ahí. Por ahora nadie sabe cómo irá.',
      'Ese pensamiento hace temblar. No tienes que llevarlo a solas.',
    ],
    light: ['Ese pensamiento viene, sí. Pero no ha pasado.', 'Entonces se reorganiza todo, paso a paso.'],
  },
  whatToSay: {
    signs: /\b(?:que (?:le|les) digo)\b|\bno se que (?:decir\w*|contestar\w*|escribir\w*|le digo)/,
    hard: [
      'Quizá no hagan falta palabras perfectas: «estoy aquí» suele bastar.',
      'Puedes decir justo eso: «no sé qué decirte, pero estoy aquí».',
    ],
    light: ['Puedes empezar por ahí: «no sé bien cómo decirlo».'],
  },
  untold: {
    signs:
      /\b(?:no se lo (?:he dicho|dije)|(?:aun|todavia) no (?:se lo|lo|le|me atrevo)|no me (?:he atrevido|atrevo)|nadie lo sabe|como se lo digo)\b/,
    hard: [
      'Guardárselo pesa. Cuando te veas con fuerzas, decirlo alivia.',
      'Hace falta valor para decirlo, y no tiene que ser hoy.',
    ],
  },
  guilt: {
    signs:
      /\b(?:culpable|culpa|deberia haber|tendria que haber|podria haber|me siento (?:horrible|fatal por|un monstruo|egoista|mal por)|arrepient\w+)\b/,
    hard: [
      'La culpa llega casi siempre, aunque se haya hecho todo lo posible.',
      'Es un pensamiento que viene cuando ya no se puede más. No te hace mala persona.',
      'Mirando atrás todo parece claro, pero entonces hiciste lo que podías.',
    ],
    light: ['A veces pasa arrepentirse: significa que te importa.'],
  },
  selfBlame: {
    signs:
      /\b(?:por detras de todos)\b|\b(?:(?:me siento|soy|fui|estoy) (?:\w+ )?(?:tont[oa]|idiota|estupid[oa]|imbecil|fracasad[oa]|inutil|un fracaso|una mierda|un desastre))\b/,
    hard: [
      'Confiar o querer no es de tontos.',
      'Lo que ha pasado no dice lo que vales.',
      'A un amigo le hablarías con más cariño.',
    ],
    light: ['Un poco de paciencia contigo: le pasa a todo el mundo.'],
  },
  ashamed: {
    signs: /\b(?:verguenza|avergonzad[oa]|averguenz\w+|humillad[oa])\b/,
    hard: [
      'Entiendo la vergüenza, pero aquí no hay nada de qué avergonzarse.',
      'Decirlo cuesta, y lo has dicho.',
    ],
    light: ['Entiendo el apuro: casi siempre lo notamos más que los demás.'],
  },
  minimised: {
    signs:
      /\b(?:(?:era|es) (?:solo|solamente) un\w* (?:perr[oa]|gat[oa]|animal)|(?:me dicen|la gente (?:me )?dice|todos (?:me )?dicen))\b/,
    hard: ['Quien lo dice no sabe lo que había entre vosotros.', 'Para ti importa, y con eso basta.'],
  },
  crying: {
    signs: /\b(?:llor\w+|lagrimas|me derrumbo|me vengo abajo|me rompo)\b/,
    hard: [
      'Llorar está bien, no hace falta aguantar.',
      'Deja que salgan las lágrimas.',
      'Está permitido derrumbarse: no le quita nada a tu fuerza.',
    ],
    light: ['Son lágrimas que dicen mucho.', 'Qué emoción.'],
  },
  brave: {
    signs:
      /\b(?:(?:ser|hacerme|hago|parecer|intento ser) (?:la |el )?fuerte|aguantar el tipo|poner buena cara)\b/,
    hard: [
      'Hacer siempre de fuerte desgasta; aquí no hace falta.',
      'Aguantas por los demás, y aquí puedes soltar un poco el peso.',
    ],
  },
  noHelp: {
    signs:
      /\b(?:lo hago todo yo|nadie me ayuda|hace(?:n)? como si (?:nada|no)|(?:no )?(?:ha dicho|dijo|dijeron) (?:ni )?(?:una palabra|nada)|no (?:quiere|quieren) hablar|ni (?:siquiera )?(?:me )?(?:ha pedido|pidio|se ha disculpado|se disculpo)|vive en \w+|ya no (?:me )?escriben)\b/,
    hard: ['Así falta el apoyo justo donde debería estar.', 'Falta alguien de tu lado, y se nota.'],
  },
  ownShare: {
    signs:
      /\b(?:(?:quiza|quizas|igual|tal vez|a lo mejor) (?:yo )?(?:tambien )?(?:me pase|exagere|he exagerado|me he pasado)|yo tambien (?:me pase|exagere|he exagerado|tuve la culpa))\b/,
    hard: [
      'Es honesto por tu parte verlo. No borra lo que sentiste.',
      'Reconocerlo no quiere decir equivocarse en todo.',
    ],
    light: ['Es honesto por tu parte.'],
  },
  noMore: {
    signs: /\bno quiero (?:volver a )?(?:hablar\w*|ver\w*|saber)(?: \w+)*\b/,
    hard: ['Te entiendo, ahora necesitas distancia.', 'Es justo tomar espacio mientras quema así.'],
  },
  operation: {
    signs: /\b(?:oper\w+|cirugia|quirofano|quimio\w*)\b/,
    hard: [
      'Esperar una operación desgasta. Ojalá salga todo bien.',
      'Es un paso que da miedo, y espero contigo que salga bien.',
    ],
  },
  cannot: {
    signs:
      /\b(?:no se si (?:podre|voy a poder|puedo|sere capaz)|no (?:lo|la) (?:voy a )?(?:conseguir\w*|lograr\w*|aprobar\w*)|nunca (?:lo )?(?:conseguire|voy a \w+|aprobare)|no puedo mas|es imposible|quien me va a (?:contratar|coger|querer)|estoy (?:jodid[oa]|fatal|acabad[oa]|perdid[oa]))\b/,
    hard: [
      'Ahora parece imposible, y el miedo habla alto.',
      'Entiendo que desde ahí no se vea la salida. No hace falta verla entera hoy.',
    ],
    light: ['Ahora parece imposible, pero eso no dice cómo irá.'],
  },
  tried: {
    signs:
      /\b(?:(?:lo )?intento (?:otra vez|de nuevo|asi))\b|\b(?:(?:ya )?(?:lo )?(?:he (?:intentado|probado|recortado|quitado)|intente|probe)|nada funciona|nada sirve|en arroz)\b/,
    hard: ['Ya has probado mucho, y se nota el esfuerzo.', 'Lo has intentado de verdad: no es poco.'],
    light: ['Al menos lo has intentado.', 'Hiciste bien en probar.'],
  },
  funeral: {
    signs: /\b(?:funeral|entierro|velatorio|velorio|cementerio|tanatorio)\b/,
    hard: ['Será un día difícil. Ojalá tengas a alguien al lado.', 'Una despedida así cuesta mucho.'],
  },
  coldWay: {
    signs:
      /\b(?:por (?:mensaje|whatsapp|mail|correo|telefono|sms)|delante de todos|ya (?:esta con|tiene) (?:a )?otr[oa]|de un dia para otro|necesita (?:espacio|un tiempo))\b/,
    hard: [
      'Y encima de esa manera. Duele dos veces.',
      'Las formas cuentan, y esta fue dura.',
      'Un golpe más.',
    ],
  },
  oldAge: {
    signs: /\b(?:tenia|con|de) (?:7\d|8\d|9\d) anos\b/,
    hard: ['Una vida larga, y para quien se queda siempre corta.'],
  },
  goodMemory: {
    signs:
      /\b(?:(?:me )?(?:hacia|cocinaba|enseno|ensenaba|contaba|cantaba|reia|esperaba|llamaba)|siempre (?:decia|me)|ibamos|jugabamos)\b/,
    hard: [
      'Qué recuerdo tan bonito. Ese se queda contigo.',
      'Es precioso, gracias por contarlo.',
      'En esas cosas pequeñas está todo.',
    ],
  },
  longTime: {
    signs:
      /\b(?:(?:despues de|desde hace|durante|tras|hace|llevabamos) (?:\w+ )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte) anos|\d+ anos,|(?:once|diez|trece) anos,|desde (?:la guarderia|el colegio|primaria|la infancia|pequen[oa]s?|nin[oa]s?|que era pequen[oa]))\b/,
    hard: ['Es mucho tiempo: no se guarda en un día.', 'Todos esos años cuentan.'],
  },
  dependents: {
    signs:
      /\b(?:(?:tengo|tenemos) (?:un|una|dos|tres|cuatro|\d) (?:hij\w+|nin\w+|crios)|hipoteca|alquiler)\b/,
    hard: [
      'Y con otras personas que cuentan contigo pesa todavía más.',
      'Lo entiendo: no te preocupas solo por ti.',
    ],
  },
  nights: {
    signs: /\b(?:(?:de|por) (?:la )?noches?|cada noche|por las noches)\b/,
    hard: ['La noche lo agranda todo.', 'Las horas oscuras son las más largas.'],
  },
  emptiness: {
    signs:
      /\b(?:(?:casa|cama|piso|todo) (?:esta |se siente )?(?:tan |muy )?(?:vaci[oa]|silencios[oa]|en silencio)|vacio)\b/,
    hard: ['Ese silencio tiene que ser fuerte.', 'El hueco se nota en las cosas pequeñas.'],
  },
  missing: {
    signs: /\b(?:(?:l[oae]s? |te )?(?:echo|echare) de menos|extran\w+|nostalgia|me falta)\b/,
    hard: ['Se nota cuánto lo echas de menos.', 'Esa falta habla de un vínculo de verdad.'],
    light: ['Un poco de nostalgia es normal.', 'Se entiende que lo eches de menos.'],
  },
  better: {
    signs: /\b(?:(?:estoy|me siento|va) (?:un poco |ya |mucho |algo )?mejor|me he calmado)\b/,
    hard: ['Me alegra leerlo. Aunque sea un poco, cuenta.'],
    light: ['Me alegra leerlo.'],
  },
  afraid: {
    signs:
      /\b(?:(?:un poco de |mucho |tengo )?miedo|nervios[oa]?|ansiedad|tiemblo|temblando|panico|aterrad[oa]|preocupad[oa]|en blanco|acojonad[oa])\b/,
    hard: [
      'Tener miedo, ahora, se entiende.',
      'Entiendo ese nudo en el estómago.',
      'Tiene que cansar vivir con ese miedo.',
    ],
    light: ['Te entiendo, da miedo.', 'Tener miedo es normal cuando algo importa.'],
  },
  wornOut: {
    signs:
      /\b(?:(?:estoy|tan|muy) (?:\w+ )?(?:cansad[oa]|agotad[oa]|reventad[oa]|hech[oa] polvo|destrozad[oa]|muert[oa])|agotad[oa]|hech[oa] polvo|caigo rendid[oa])\b/,
    hard: ['Normal que ya no queden fuerzas.', 'Es mucho cansancio, y tiene sus razones.'],
    light: ['Normal, toca descansar.', 'Entonces hoy vamos despacio.'],
  },
  shy: {
    signs: /\b(?:timid[oa]|introvertid[oa]|vergonzos[oa])\b/,
    hard: ['La timidez alarga cada primer paso, pero no lo impide.'],
    light: ['La timidez alarga cada primer paso, pero no lo impide.'],
  },
  company: {
    signs:
      /\b(?:(?:viene|vienen|llega) (?:\w+ )?(?:mi|mis|una|un) (?:herman[oa]|amig\w+|madre|prim[oa])|(?:mi|mis) (?:herman[oa]|amig\w+) (?:viene|vienen)|(?:quedo|salgo|ceno) con|(?:al|por lo) menos)\b/,
    hard: ['Menos mal, un poco de compañía ayuda.', 'Me alegra saber que tendrás compañía.'],
  },
  agrees: {
    signs:
      /^(?:(?:jaja\w* |si |vale |ya )*(?:tienes razon|es verdad|cierto|verdad|exacto|claro|eso si|tal cual))[\s.!]*$/,
    hard: ['Llegaremos poco a poco.', 'Por ahora, con eso basta.'],
    light: ['Entonces estamos de acuerdo.', 'Me alegra que lo veamos igual.'],
  },
  hopes: {
    signs:
      /^(?:bueno|en fin|pues|ok|vale)?[\s,]*(?:a ver|esperemos(?: que si)?|ojala|ya veremos|me lo pensare|lo pensare|lo pienso|me da igual|que se le va a hacer|bah)[\s.!]*$/,
    hard: ['Tómate el tiempo que necesites, nadie te mete prisa.', 'Vale, sin prisa.'],
    light: ['Vale, a ver qué pasa.', 'Ya me dirás.'],
  },
  later: {
    signs: /\b(?:(?:ya )?te (?:contare|cuento|digo|dire|aviso)(?: luego| despues| manana)?)\b/,
    hard: ['Vale, cuando quieras.'],
    light: ['Vale, aquí estoy cuando quieras.', 'De acuerdo, ya me dirás.'],
  },
  applauds: {
    signs:
      /^[¡\s]*(?:(?:buena|gran|muy buena) idea|genial|perfecto|guay|dale|top|que crack|eres (?:un genio|una? crack|genial|la mejor|el mejor|un sol)|brutal|estupendo)[\s!.]*$/,
    light: ['¡Pues entonces, bien!', 'Me alegra que te guste.', '¡Perfecto!'],
  },
  teases: {
    signs: /^[¿¡\s]*(?:adivina(?: que| quien)?|sabes que|tengo (?:algo que contarte|una noticia))[\s?!.]*$/,
    hard: ['Dime.', 'Dime, te escucho.'],
    light: ['¡Dime!', '¡Venga, dime!'],
  },
  andThen: {
    signs: /^[¿\s]*(?:y )?(?:luego|despues|entonces|y ya)\s*\?[\s!?]*$/,
    light: ['Y ya está: el resto te lo dejo a ti.', 'Acaba ahí, mis historias son cortas.'],
  },
  celebrates: {
    signs: /\bcomo (?:lo )?(?:puedo |podria |deberia )?celebr\w+/,
    light: [
      'Con algo sencillo: tu plato favorito y la gente que te ha apoyado.',
      'Una cena con los tuyos, y un brindis en voz alta.',
    ],
  },
  seen: {
    signs: /\bhas visto (?:que|el|la|como)\b.*/,
    light: [
      'Desde aquí no veo fuera, pero me lo imagino al leerte.',
      'No tengo ojos para eso, pero me gusta que me lo cuentes.',
    ],
  },
  delight: {
    signs:
      /\b(?:se casan?)\b|\b(?:buenisim\w+|riquisim\w+|preciosidad|precios[oa]|que (?:ganas|bonito|rico|bien)|tengo (?:muchas|unas) ganas|me encanta|me gusta (?:el|la|cuando)|sueno de mi vida|feliz|content[oa]|tan (?:mon[oa]|gracios[oa]|bonit[oa]|ric[oa])|super (?:bien|ric[oa])|graciosisim\w+|el mejor|la mejor|increible|dia genial|gran dia)\b/,
    light: [
      'Se nota que te hace ilusión.',
      'Qué cosa tan bonita.',
      'Esas pequeñas alegrías cuentan.',
      'Me gusta tu entusiasmo.',
    ],
  },
}
