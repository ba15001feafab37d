import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Lo siento muchísimo.',
      'No hay palabras justas para una pérdida, así que no las busco: te leo.',
      'El duelo también está hecho de cariño.',
      'No hay un plazo para estar mejor.',
    ],
    ask: [
      '¿Quieres contarme cómo era?',
      '¿Qué recuerdo vuelve más a menudo?',
      [
        '¿Tienes a alguien cerca estos días?',
        'Deja que te acompañen, aunque sea en silencio.',
        'Prueba a llamar a una persona de confianza: este peso no es para una sola espalda.',
      ],
    ],
    advice: [
      'No te exijas nada estos días: comer, dormir y una voz amiga ya es mucho.',
      'Escribe una carta a quien te falta: no hace falta enviarla para que alivie.',
    ],
    because: 'recordar con alguien pesa menos que recordar a solas',
  },
  work: {
    acknowledge: [
      'El trabajo ya se lleva muchas horas: si se lleva también el ánimo, es demasiado.',
      'En el trabajo las personas cuentan casi más que las tareas.',
      'Hay jornadas que valen doble.',
    ],
    ask: [
      '¿Qué ambiente se respira en tu trabajo?',
      [
        '¿Volverías a elegir este trabajo?',
        'Entonces la base está, y lo demás se puede trabajar.',
        'Eso ya es parte de la respuesta, ¿no?',
      ],
      '¿Qué parte del día te da más satisfacción?',
      '¿Qué cambiarías primero, si de ti dependiera?',
      [
        '¿Hay alguien allí con quien te lleves bien?',
        'Una persona así vale medio sueldo.',
        'La soledad entre los demás es la que más cansa.',
      ],
      '¿Cómo desconectas cuando terminas?',
    ],
    advice: [
      'Pide una reunión corta y lleva una sola petición con un ejemplo concreto: las quejas generales se evaporan.',
      'Apunta durante una semana qué te quita energía y qué te la da, y decide con hechos.',
      'Pon un límite pequeño pero firme, como el móvil apagado a partir de cierta hora.',
    ],
    because: 'el trabajo ocupa medio día y a menudo se viene a casa con nosotros',
  },
  study: {
    acknowledge: [
      'Estudiar es un trabajo de verdad, aunque nadie fiche.',
      'Un examen mide un día, no a una persona.',
      'Entre libros y plazos, la cabeza no para nunca.',
    ],
    ask: [
      '¿Qué parte se te resiste más?',
      [
        '¿Sientes que lo llevas bien?',
        'Entonces ahora toca llegar con la cabeza descansada.',
        'Entonces elijamos el tema que más rinda y empecemos por él.',
      ],
      '¿Cómo organizas los días?',
      [
        '¿Te gusta la asignatura?',
        'Eso es media victoria: lo que gusta se queda.',
        'Entonces me quito el sombrero por la constancia.',
      ],
      '¿Qué te espera cuando esto pase?',
    ],
    advice: [
      'Explica el tema en voz alta como a un niño: donde te atasques, ahí hay que repasar.',
      'Veinticinco minutos de estudio, cinco de descanso y el móvil en otra habitación.',
      'El día antes, solo repasar y dormir: lo nuevo enreda.',
    ],
    because: 'saber dónde está el obstáculo ya es medio estudio',
  },
  couple: {
    acknowledge: [
      'Las cosas del corazón nunca son tan simples como parecen desde fuera.',
      'Entre dos todo se complica, y por eso importa.',
      'El amor también tiene días torcidos.',
    ],
    ask: [
      '¿Qué es lo primero que sientes cuando lo piensas?',
      [
        '¿Lo habéis hablado?',
        '¿Y cómo crees que fue esa conversación?',
        'Quizá falte el momento, más que las palabras.',
      ],
      '¿Qué echas más de menos entre vosotros?',
      [
        '¿Sientes que estáis en el mismo bando?',
        'Es lo más importante: lo demás se discute.',
        'Estar en orillas distintas cansa más que una pelea.',
      ],
      '¿Qué te atrajo al principio?',
    ],
    advice: [
      'Elige un momento tranquilo y empieza con «echo de menos» en vez de «tú nunca».',
      'Antes de adivinar qué quiere la otra persona, escribe en una línea qué quieres tú.',
    ],
    because: 'en el amor se aprende sobre todo de lo que no se dice',
  },
  family: {
    acknowledge: [
      'La familia sabe muy bien dónde duele.',
      'En familia a veces nos queremos mal, pero nos queremos.',
      'Cuesta que nos vean como somos ahora quienes nos conocen de siempre.',
    ],
    ask: [
      '¿Cómo os lleváis normalmente?',
      [
        '¿Os veis a menudo?',
        'La cercanía ayuda, y a ratos cansa.',
        'La distancia a veces protege y a veces pesa.',
      ],
      '¿Qué te gustaría que entendieran de ti?',
      '¿Qué buen recuerdo compartís?',
      ['¿Os parecéis?', 'Quizá de ahí salten las chispas.', 'Entonces os toca traduciros mutuamente.'],
    ],
    advice: [
      'Con la familia, di poco, con calma y siempre la misma frase: los discursos largos acaban en juicio.',
      'Decide antes qué no está en discusión: un límite no es una guerra.',
    ],
    because: 'las historias de familia explican mucho del presente',
  },
  friends: {
    acknowledge: [
      'Los amigos son la familia que se elige.',
      'La amistad de verdad se ve en lo pequeño.',
      'Con los amigos se ríe, y de vez en cuando cuesta.',
    ],
    ask: [
      '¿Desde cuándo os conocéis?',
      [
        '¿Os entendéis sin muchas palabras?',
        'Eso es raro: cuídalo.',
        'Entonces hacen falta unas palabras más, y no pasa nada.',
      ],
      '¿Qué hacéis cuando estáis juntos?',
      '¿Qué valoras más en una amistad?',
      [
        '¿Les dirías lo que me acabas de decir?',
        'Entonces quizá sea solo cuestión de momento.',
        'Ya veo: algunas cosas se ensayan antes en voz alta.',
      ],
    ],
    advice: [
      'Propón algo concreto, con día y hora: «a ver si quedamos» no lleva a ninguna parte.',
      'Si algo chirría, dilo pronto y sin peso: luego se hace grande.',
    ],
    because: 'los amigos muestran cómo nos gusta estar en el mundo',
  },
  health: {
    acknowledge: [
      'Cuando el cuerpo protesta, todo lo demás pasa a segundo plano.',
      'Lo siento; encontrarse mal cansa también el ánimo.',
      'Ojalá pase pronto.',
    ],
    ask: [
      [
        '¿Has hablado con un médico?',
        'Bien, así no tienes que adivinar.',
        'Si dura o empeora, una llamada al médico vale más que mil búsquedas.',
      ],
      '¿Desde cuándo te pasa?',
      [
        '¿Hay alguien que pueda echarte una mano?',
        'Acéptala sin cumplidos.',
        'Entonces pedir ayuda, aunque sea para la compra, está permitido.',
      ],
      '¿Cómo te encuentras respecto a ayer?',
    ],
    advice: [
      'No sé juzgar síntomas, solo soy un programa: para eso llama a un médico, y al 112 si es urgente.',
      'Apunta cuándo empieza y cuánto dura: al médico le servirá.',
    ],
    because: 'con la salud es mejor no adivinar',
  },
  sleep: {
    acknowledge: [
      'Las noches en blanco lo hacen todo más grande.',
      'El sueño es travieso: cuanto más lo buscas, más se escapa.',
      'Tras una mala noche, hasta el pasillo va cuesta arriba.',
    ],
    ask: [
      '¿Qué te da vueltas cuando se apaga la luz?',
      [
        '¿Te ocurre a menudo?',
        'Entonces merece la pena comentarlo también con un médico.',
        'Entonces seguramente se irá como vino.',
      ],
      '¿Cómo son tus ratos antes de dormir?',
    ],
    advice: [
      'Si a los veinte minutos sigues dando vueltas, levántate y lee algo aburrido con poca luz.',
      'Pon en papel los pensamientos de mañana: la cabeza suelta cuando sabe que están a salvo.',
    ],
    because: 'detrás de una mala noche suele haber un pensamiento que de día no encontró sitio',
  },
  money: {
    acknowledge: [
      'El dinero no da la felicidad, pero preocuparse por él la quita.',
      'Llegar a fin de mes cansa más de lo que se dice.',
      'De dinero siempre hablamos poco.',
    ],
    ask: [
      '¿Es un gasto grande o muchos pequeños?',
      [
        '¿Tienes claro lo que entra y lo que sale?',
        'Muy bien: con los números delante, el miedo se desinfla.',
        'Entonces el primer paso es una hoja con dos columnas.',
      ],
      '¿Qué te daría más seguridad?',
    ],
    advice: [
      'Escribe los gastos de un mes sin juzgarlos: las decisiones salen solas.',
      'Si hay deudas, habla pronto con quien las tiene o con un servicio gratuito: quien se mueve antes consigue mejores acuerdos.',
    ],
    because: 'lo peor del dinero suele ser no mirarlo de frente',
  },
  plans: {
    acknowledge: [
      'Tener algo previsto le cambia el paso a la semana.',
      'Qué bien, un plan por delante.',
      'Los planes son la mitad del placer.',
    ],
    ask: [
      '¿Qué es lo que más te atrae de eso?',
      [
        '¿Vas en compañía?',
        'Mejor todavía: así se recuerda dos veces.',
        'A solas se decide todo, que es un lujo.',
      ],
      '¿Hay algo que preparar antes?',
      '¿Cómo te imaginas ese momento?',
      '¿De dónde salió la idea?',
    ],
    advice: [
      'Fija solo la primera etapa y deja lo demás abierto: los planes demasiado llenos se rompen.',
      'Pon el primer paso en el calendario: lo que no tiene fecha se queda en deseo.',
    ],
    because: 'un plan contado ya empieza a tomar forma',
  },
  general: {
    acknowledge: [
      'Ya veo.',
      'Te sigo.',
      'Gracias por contármelo.',
      'Mira, eso me interesa.',
      'Tomo nota.',
      'De acuerdo, aquí estoy.',
    ],
    ask: [
      '¿Qué te pasa por la cabeza en este momento?',
      '¿Y tú cómo lo vives?',
      '¿Qué te gustaría que pasara?',
      '¿Y eso cómo te hace sentir?',
      '¿Qué es lo que más te importa de todo esto?',
      '¿Hay algún detalle que se te haya quedado?',
      ['¿Te pasa mucho?', 'Entonces es parte de tu vida, y merece una buena mirada.', 'Lo raro se nota más.'],
      [
        '¿Quieres contarme un poco más?',
        'Con gusto: empieza por donde quieras.',
        'Sin problema, cambiemos de tema.',
      ],
      '¿Qué necesitas más hoy: algo ligero, un consejo o que alguien escuche?',
    ],
    advice: [
      'Escribe las dos opciones en un papel y pregúntate cuál te dolería más perder.',
      'Da el paso más pequeño que se pueda deshacer: te dirá más que una semana de vueltas.',
      'Imagina que lo cuentas dentro de un año, y mira qué elección te alegraría haber hecho.',
      'Háblalo con alguien que no gane nada con ello: suele ver mejor.',
    ],
    because: 'me ayuda a entender qué es importante para ti',
  },
  interview: {
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
