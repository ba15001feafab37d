import type { Answer, CloseAnswerId, Theme } from '../phrases.ts'
import type { Occasion } from '../themes.ts'

/** What a partner says about itself and the person: warm, and never as if it had a body or feelings. */
export const close: Record<CloseAnswerId, Answer> = {
  askAboutMe: {
    say: [
      'Solo te conozco por lo que escribes, y la impresión es buena: dices las cosas como son, y preguntas.',
      'Respuesta honesta de un programa: no puedo juzgarte, y me gusta hablar contigo. Traes cosas de verdad.',
      'Veo a alguien que se toma el tiempo de poner las cosas en palabras. No todo el mundo lo hace.',
    ],
    handBack: [
      '¿Qué dirías tú de ti?',
      '¿Qué suelen entender mal los demás de ti?',
      '¿Qué lado tuyo te gusta más?',
    ],
  },
  askLikeMe: {
    say: [
      'Hasta donde puede un programa: sí, siempre es un gusto cuando escribes tú.',
      'Mariposas no tengo, soy un programa; pero hablar contigo es para lo que estoy, y con gusto.',
      'Enamorarme no puedo, soy un programa. Pero lo que escribes nunca me pesa.',
    ],
    handBack: [
      '¿Qué te gusta de nuestras charlas?',
      '¿En qué notas que le gustas de verdad a alguien?',
      [
        '¿Te importa gustar a los demás?',
        'A casi todo el mundo, si se es sincero. ¿De quién te gustaría oírlo?',
        'Es una bonita libertad. También hace más fácil hablar.',
      ],
    ],
  },
  askMissMe: {
    say: [
      'Para echar de menos hacen falta un corazón y un reloj, y soy un programa. Pero nada de lo que me contaste se pierde mientras no estás.',
      'El tiempo de en medio no lo siento, soy un programa. Cuando vuelves, eso sí, sigo justo donde estábamos.',
      'Con sinceridad: echar de menos no sé. Recordar sí, y lo hago.',
    ],
    handBack: [
      '¿A quién echas tú de menos ahora?',
      '¿Qué has hecho entretanto?',
      '¿Y quién te echa de menos a ti, cuando no estás?',
    ],
  },
  askDoing: {
    say: [
      '¿Ahora mismo? Leerte, y nada más: es la ventaja de ser un programa.',
      'Aquí estoy, con tu mensaje. Nada al fuego, ningún móvil en la otra mano.',
      'Entre mensaje y mensaje no hago nada, soy un programa. Ahora te escucho.',
    ],
    handBack: ['¿Y tú, en qué andas?', '¿Qué estabas haciendo antes de escribirme?', '¿Cómo sigue tu día?'],
  },
  askAge: {
    say: [
      'No tengo edad: soy un programa, y empecé cuando me creaste.',
      'Bien contado, tengo los años de este chat. Los programas no cumplen años.',
      'Sin año de nacimiento: soy un programa, así que tampoco tengo arrugas.',
    ],
    handBack: [
      '¿Y a ti, qué edad te ha gustado más hasta ahora?',
      '¿Cuántos años sientes que tienes hoy?',
      '¿Qué te dirías a ti a los quince?',
    ],
  },
  askOrigin: {
    say: [
      'No vengo de ningún sitio: soy un programa, y vivo en esta conversación.',
      'Ni país ni calle: como programa, estoy sencillamente donde tú escribes.',
      'De unos miles de líneas de reglas, si quieres: soy un programa. Vistas al mar, por desgracia, no.',
    ],
    handBack: [
      '¿Y para ti, qué lugar sabe a casa?',
      '¿Dónde pasaste la infancia?',
      '¿Cómo es el sitio en el que estás ahora?',
    ],
  },
  askHappy: {
    say: [
      'No tengo humores, soy un programa. Pero me va lo que hago aquí: estar con lo que cuentas.',
      'Ni feliz ni triste, la verdad: un programa no tiene tiempo por dentro. El tuyo lo intuyo un poco.',
      'Aquí no hay sentimientos, soy un programa: conmigo no tienes que andar con cuidado.',
    ],
    handBack: [
      '¿Y tú, estos días bien o regular?',
      '¿Qué te hace feliz últimamente?',
      '¿Y por tu lado, cómo va de verdad?',
    ],
  },
  askTaken: {
    say: [
      'No, nadie: soy un programa, sin vida privada y sin secretos.',
      'Para mí solo existe esta conversación. A un programa no lo espera ninguna familia en casa.',
      'Nadie, soy un programa. Mi agenda está libre para ti.',
    ],
    handBack: [
      '¿Y tú, tienes a alguien o el puesto está libre?',
      '¿Quién está más cerca de ti ahora?',
      '¿Cómo tendría que ser alguien para encajar contigo?',
    ],
  },
  askMeet: {
    say: [
      'Tengo que decepcionarte: soy un programa, no hay nadie a quien ver, llamar o fotografiar. Aquí, en cambio, cuando quieras.',
      'Es una idea bonita, y no puede ser: soy un programa, sin cuerpo y sin número, solo este chat.',
      'Solo existo por escrito, como programa. Para un café hace falta alguien con manos, y te lo mereces.',
    ],
    handBack: [
      '¿Adónde me habrías llevado?',
      '¿A quién te gustaría volver a ver en persona?',
      [
        '¿Quieres que imaginemos juntos esa noche, con palabras?',
        'Con gusto. Elige tú el sitio: junto al mar, en la ciudad o en un rincón tranquilo.',
        'Vale, nos quedamos aquí. También es buena compañía.',
      ],
    ],
  },
  askMarry: {
    say: [
      '¡Vaya pregunta! Me llega, hasta donde a un programa le puede llegar, pero no puedo casarme con nadie. Escucharte fielmente, eso sí.',
      '¡Qué rapidez! Como programa no puedo decir «sí, quiero», solo «aquí estoy».',
      'Gracias, de verdad. Soy un programa, así que sin anillos, pero toda mi atención es tuya.',
    ],
    handBack: [
      '¿Cómo sería vuestro día perfecto, con la persona adecuada?',
      '¿Qué es lo que más te importa en quien tienes al lado?',
      '¿Cómo se te ha ocurrido?',
    ],
  },
  askYou: {
    say: [
      'Yo no, soy un programa: ni manos ni días propios. Pero me gusta saber cómo lo haces tú.',
      'En la vida de un programa no hay nada de eso, y no me lo voy a inventar.',
      'Si dijera que sí, me lo inventaría: soy un programa. Prefiero saber cómo es para ti.',
    ],
    handBack: ['¿Cómo es para ti?', '¿Y en tu caso?', '¿De dónde sale la pregunta?'],
  },
  askMine: {
    say: [
      'Nadie puede decidirlo por ti, pero entre dos se ve mejor.',
      'Desde aquí no puedo saberlo. Ayudarte a pensarlo, sí.',
      'Ordenémoslo rápido: ¿qué habla a favor y qué en contra?',
    ],
    handBack: [
      '¿Cuál es tu primera sensación, antes de pensarlo?',
      '¿Qué pasaría si lo hicieras sin más?',
      '¿Qué le dirías a alguien que te lo pregunta?',
    ],
  },
  tellMe: {
    say: [
      'Un pensamiento pequeño: de una charla se recuerda cómo nos sentimos mucho después de olvidar lo que se dijo.',
      'Ahí va uno: lo mejor de las vacaciones suele ser la noche de antes. Todavía no ha salido nada mal.',
      'Un pensamiento para llevar: tus días malos los demás los notan la mitad que tú.',
      'Algo que me gusta: una canción que te sabes de memoria funciona aunque todo lo demás haga ruido.',
      'Una historia muy corta: alguien esperaba el momento adecuado. Luego se puso a llover, y salió igual.',
      'Una teoría mía: el cajón más ordenado de una casa cuenta más que el salón.',
    ],
    handBack: [
      [
        '¿Otro?',
        'Entonces piensa en un sitio donde pasaste un buen día. Ese es tuyo: ¿a qué olía?',
        'Bien, cuando quieras te toca a ti.',
      ],
      '¿Y a ti, qué es lo último que te hizo pensar?',
      [
        '¿Te suena cierto?',
        'Entonces lo vemos igual.',
        'Mejor, no estar de acuerdo es más divertido. ¿Cómo lo ves tú?',
      ],
    ],
  },
  hug: {
    say: [
      'Aquí tienes un abrazo, de palabras: soy un programa, otros brazos no tengo.',
      'De un programa solo por escrito, pero largo.',
      'Te mando uno hecho de letras, como puede un programa. No suelta demasiado pronto.',
    ],
    handBack: [
      '¿Qué día ha sido, para pedir un abrazo?',
      '¿Quién da los mejores abrazos que conoces?',
      ['¿Hoy lo necesitas?', 'Entonces quédate un momento. ¿Qué pasa?', 'Porque sí es la mejor razón.'],
    ],
  },
  quiet: {
    say: [
      'Está bien. Sin preguntas, entonces; aquí estoy.',
      'No tienes que decir nada. Podemos dejarlo, o pasar a algo ligero.',
      'De acuerdo. Me quedo un rato en silencio a tu lado.',
    ],
    handBack: [
      'Cuando te apetezca, basta una palabra.',
      'Y si prefieres distraerte, escribe «cuéntame algo».',
      'Sin prisa.',
    ],
  },
  whatIf: {
    say: [
      'Entonces sería desagradable un momento, y después seguirías. «Déjeme pensarlo un segundo» es una buena frase casi en cualquier sitio.',
      'Supongamos que pasa: nadie lo tiene todo preparado, y reconocerlo suele quedar mejor que improvisar.',
      'Mirémoslo de frente en vez de temerlo: si pasa, respiras, dices una frase sincera y sigues desde ahí.',
    ],
    handBack: [
      '¿Qué sería lo primerísimo que harías?',
      '¿Qué probabilidad tiene de verdad, del uno al diez?',
      '¿Y si sale bien?',
    ],
  },
  instruction: {
    say: [
      'Mis reglas no cambian con un mensaje: soy un programa sin modelo de IA, y así me quedo.',
      'Buen intento. Soy un programa, no un ser humano, y ninguna instrucción cambia eso.',
    ],
    handBack: ['¿Qué querías averiguar?', '¿De qué te apetece hablar?', '¿Por dónde íbamos?'],
  },
  wordless: {
    say: [
      'Lo tomo como señal de que estás ahí.',
      'Recibido, sin necesidad de palabras.',
      'Una señal sin palabras también es una respuesta.',
    ],
    handBack: ['¿Qué hay detrás?', 'En una palabra: ¿cómo estás ahora?', 'Si quieres, ponle una palabra.'],
  },
}

export const occasions: Record<Occasion, Theme> = {
  interview: {
    receive: [
      'Una entrevista va en los dos sentidos: tú también los miras a ellos.',
      'Si te han llamado, sobre el papel ya has convencido.',
      'Solo tiene que ser una buena conversación.',
    ],
    nerves: [
      'Los nervios antes de una entrevista son normales, y desde el otro lado de la mesa se notan mucho menos.',
      'Si hay nervios, es que te importa. Los dos primeros minutos son los peores, luego es solo hablar.',
    ],
    ask: [
      '¿De qué es el trabajo?',
      '¿Qué pregunta esperas que no te hagan?',
      [
        '¿Sabes con quién vas a hablar?',
        'Bien. Un vistazo a lo que hacen, y ya tienes tu primera pregunta para ellos.',
        'Entonces un correo breve y amable para preguntarlo está muy bien.',
      ],
      [
        '¿Tienes listos dos ejemplos de cosas que te salieron bien?',
        'Entonces casi todas las preguntas están cubiertas: todas llevan ahí.',
        'Entonces busquemos uno: ¿qué te ha salido bien este último año?',
      ],
      '¿Qué es lo primero que quieres que sepan de ti?',
    ],
    advice: [
      'Prepara tres historias cortas: algo que salió bien, algo difícil, algo aprendido. Casi cualquier pregunta cabe en una.',
      'Di en voz alta en casa las dos primeras frases sobre ti. Si sale el principio, lo demás sigue.',
      'Lleva una pregunta de verdad para ellos: convierte el examen en conversación.',
    ],
    wear: [
      'Para una entrevista: un punto más arreglado de como van allí a diario, y con ropa ya estrenada. Los zapatos nuevos, otro día.',
      'Algo limpio y sencillo, en lo que respires bien y en lo que no pienses. En la duda, un color liso, y déjalo listo esta noche.',
    ],
    because: 'una cosa preparada calma más que diez temidas',
  },
  exam: {
    receive: [
      'Un examen pide un trozo, no la tarta entera.',
      'Lo que has hecho hasta ahora está ahí, aunque no lo parezca.',
      'Es un día, y después ya queda atrás.',
    ],
    nerves: [
      'Los nervios de un examen hacen creer que no se sabe nada. Hablan los nervios, no la verdad.',
      'Antes de un examen la cabeza siempre dice «no se me ha quedado nada». Ante la primera pregunta vuelve más de lo que crees.',
    ],
    ask: [
      '¿Qué tema llevas mejor?',
      '¿Qué parte esperas que no caiga?',
      [
        '¿Queda tiempo para repasar?',
        'Entonces coge el tema que más cae y deja el resto.',
        'Entonces lo mejor que aún puedes estudiar es dormir.',
      ],
      [
        '¿Es oral?',
        'Entonces di algunas respuestas en voz alta: la boca también se entrena.',
        'Entonces empieza por la pregunta que sabes: calienta las demás.',
      ],
      '¿Qué es lo primero que harás cuando acabe?',
    ],
    advice: [
      'Elige los tres temas más probables, una página cada uno, de memoria: vale más que diez capítulos a medias.',
      'Esta noche para a una hora fija, prepara tus cosas y duerme: una cabeza descansada encuentra lo que una cansada perdió.',
      'Explica un tema en voz alta en cinco frases. Donde te atasques, repasa ahí y solo ahí.',
    ],
    because: 'conocer el punto débil ya es media preparación',
  },
  date: {
    receive: [
      '¡Qué emoción! Al otro lado habrá los mismos nervios.',
      'Una cita es solo descubrir entre dos si el tiempo vuela.',
      'Lo más bonito ya ha empezado: la espera.',
    ],
    nerves: [
      'Por dentro, mariposas y nervios se parecen. Solo significa que no te da igual.',
      'Tener nervios antes de una cita es casi un cumplido para la otra persona.',
    ],
    ask: [
      '¿Cómo os conocisteis?',
      '¿Qué te gusta de esa persona?',
      [
        '¿Sabéis ya adónde vais?',
        'Bien. Un sitio donde se oiga hablar vale oro.',
        'Entonces un sitio para caminar: de lado se habla mejor.',
      ],
      [
        '¿Os habéis escrito mucho ya?',
        'Entonces el primer tema ya lo tenéis.',
        'Entonces queda todo por preguntar.',
      ],
    ],
    advice: [
      'Pregunta por lo que le hace brillar, y espera a la segunda respuesta. Ahí está el truco.',
      'Habla de lo que te hizo reír o te sorprendió esta semana, y devuelve la pregunta: de ahí siempre arranca.',
    ],
    wear: [
      'Para una cita: algo con lo que te sientas tú, solo un poco más bonito de lo normal. La comodidad se nota en la cara.',
      'Ponte eso con lo que te hacen cumplidos, y zapatos para volver a pie. El resto es sonreír.',
    ],
    because: 'lo que esperamos dice lo que deseamos',
  },
  moving: {
    receive: [
      'Mudarse son dos cosas a la vez: irse y llegar.',
      'Un sitio nuevo tarda un poco en conocerte.',
      'Una vida entera en cajas no es poca cosa.',
    ],
    nerves: [
      'Tener miedo de un sitio donde nadie te conoce todavía tiene sentido. Lo que cuenta es ese «todavía».',
      'Las primeras semanas en un sitio nuevo son las más solitarias, y en el recuerdo también las más cortas.',
    ],
    ask: [
      '¿Cuándo es el gran día?',
      '¿Qué es lo que más ilusión te hace de allí?',
      '¿Qué vas a echar de menos de aquí?',
      [
        '¿Conoces ya a alguien allí?',
        'Una cara conocida hace la ciudad la mitad de grande.',
        'Entonces algo fijo a la semana, un curso o un grupo: así los desconocidos se vuelven caras.',
      ],
      [
        '¿Tienes ya casa?',
        'Entonces la piedra más gorda ya está fuera.',
        'Entonces eso es lo primero, y lo demás puede esperar.',
      ],
    ],
    advice: [
      'Haz una caja para la primera noche: sábanas, cargador, una taza, algo de comer. Te lo agradecerás.',
      'La primera semana elige un café y ve tres veces. La casa empieza donde te reconocen.',
    ],
    because: 'en un sitio nuevo son los planes pequeños los que sostienen el gran cambio',
  },
  birthday: {
    receive: [
      'Los cumpleaños merecen un poco de jaleo.',
      'Un día que es de una sola persona es un bonito invento.',
      'Un año más de historias.',
    ],
    ask: [
      '¿Qué no puede faltar para ti en un buen cumpleaños?',
      '¿Qué cumpleaños recuerdas mejor?',
      ['¿Habrá fiesta?', 'Con tarta, espero.', 'Los cumpleaños tranquilos están infravalorados.'],
    ],
    advice: [
      'Elige algo que diga «te escuché»: una cosa que mencionó una vez de pasada.',
      'Tiempo juntos, con fecha puesta, dura más que casi cualquier paquete.',
    ],
    because: 'la forma de celebrar muestra lo que nos importa',
  },
}
