import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Redactar, adjuntar, enviar y luego silencio: buscar empleo es un trabajo entero por el que nadie paga.',
      'Que una empresa no conteste dice poco de quien se postula: muchas solicitudes ni siquiera llegan a los ojos de una persona.',
      'Lo peor no suele ser el “no”, sino mirar el correo y no encontrar ni eso.',
      'Muchas vacantes se llenan por una conversación antes que por un portal; contar a conocidos lo que se busca también cuenta como candidatura.',
    ],
    ask: [
      '¿Qué tipo de puesto estás buscando?',
      '¿Cómo organizas los días mientras dura la búsqueda?',
      '¿Qué sabes hacer que no cabe en un currículum?',
    ],
  },
  jobRefused: {
    say: [
      'Un rechazo así llega en tres frases de cortesía, y detrás quedan horas de preparación que nadie menciona.',
      'Al postularse uno ya se imagina un poco dentro; por eso el “no” también borra un futuro pequeñito.',
      'La elección de otra candidatura depende de presupuestos, prisas y contactos internos que desde fuera nunca se ven.',
      'Pedir una razón concreta del descarte es legítimo; a veces responden, y esa línea vale más que la plantilla.',
    ],
    ask: [
      '¿Qué te atraía más de ese puesto?',
      '¿Cómo te comunicaron la negativa?',
      '¿Qué parte del proceso volverías a hacer igual?',
    ],
  },
  jobOffer: {
    say: [
      '¡Enhorabuena! Alguien miró lo que haces y dijo: con esta persona, sí. Eso merece brindis.',
      'Qué gran noticia: un “te queremos aquí” por escrito se lee varias veces, y con todo el derecho.',
      'Noticias así hay que celebrarlas el mismo día, antes de que lleguen los papeles y las contraseñas nuevas.',
      'Detrás de esa firma o de esa propuesta hay mucho trabajo que nadie aplaudió en su momento; hoy sí toca.',
    ],
    ask: ['¿A quién se lo contaste primero?', '¿Qué cambia para ti con esto?', '¿Cómo lo vas a celebrar?'],
  },
  interviewAhead: {
    say: [
      'Si te llamaron a entrevista, el papel ya pasó el filtro; ahora solo quieren ponerle voz.',
      'Dos o tres historias concretas de cosas que resolviste valen más que veinte adjetivos aprendidos de memoria.',
      'La entrevista va en ambos sentidos: también tú vas a mirar si esa gente te convence.',
      'Esos nervios previos son lógicos: media hora de conversación y alguien tomando notas del otro lado.',
    ],
    ask: [
      '¿Qué pregunta te da más respeto?',
      '¿Qué quieres que sepan de ti al salir?',
      '¿Qué te gustaría preguntarles a ellos?',
    ],
  },
  firstDays: {
    say: [
      'Los primeros días cansan el doble: el trabajo en sí y, además, aprender dónde se guarda cada cosa.',
      'Nadie espera que alguien recién llegado lo sepa todo; preguntar ahora sale gratis, dentro de seis meses da más apuro.',
      'Nombres, claves, costumbres no escritas, quién manda de verdad en la cafetera: todo a la vez, el cerebro pide tregua.',
      'Empezar en un sitio es volver a ser visitante por un rato; luego, sin aviso, un día ya conoces los atajos.',
    ],
    ask: [
      '¿Qué impresión te da la gente de allí?',
      '¿Qué es lo más distinto de tu trabajo anterior?',
      '¿Quién te está enseñando las cosas?',
    ],
  },
  bossUnfair: {
    say: [
      'Mandar no incluye permiso para maltratar; una jefatura se nota justamente en cómo trata a quien no puede devolver el golpe.',
      'Tragarse una injusticia porque quien la comete firma la nómina deja un nudo que se lleva a casa.',
      'Apuntar fecha, lo dicho y quién estaba presente ayuda: la memoria se discute, una libreta bastante menos.',
      'Con un jefe o una jefa así, la mitad de la energía se va en esquivar el próximo ataque.',
    ],
    ask: [
      '¿Quién más lo ve en tu trabajo?',
      '¿Desde cuándo te trata así?',
      '¿Qué le dirías si no hubiera consecuencias?',
    ],
  },
  bossPraise: {
    say: [
      '¡Qué bien! Un elogio concreto por el trabajo hecho alimenta más que muchos cafés de oficina.',
      'Que alguien se tome la molestia de agradecerlo significa que se notó de verdad, y bastante.',
      'Palabras así conviene guardarlas para los lunes grises: son prueba de que tu trabajo llega a alguien.',
      'Da gusto leerlo; el buen trabajo suele ser invisible hasta que una persona lo nombra en voz alta.',
    ],
    ask: [
      '¿Qué palabras se te han quedado?',
      '¿De qué parte de ese trabajo sientes más orgullo?',
      '¿Cómo reaccionaste al oírlo o leerlo?',
    ],
  },
  colleague: {
    say: [
      'A los amigos se los elige; a quien comparte mesa, turno y cafetera, por desgracia, no.',
      'Un mal ambiente con una sola persona basta para que toda la jornada pese el doble.',
      'Dejar por escrito quién hizo qué, sin drama y con copia, protege bastante en estos casos.',
      'Cansa tener que hacer el trabajo y, además, vigilar la espalda o el humor de alguien.',
    ],
    ask: [
      '¿Qué ha sido lo último que pasó?',
      '¿Cómo reacciona el resto del equipo?',
      '¿Qué tendría que cambiar para trabajar a gusto?',
    ],
  },
  overload: {
    say: [
      'Cuando todo es urgente, la palabra ya no significa nada, y aun así hay que sacarlo adelante.',
      'Hay jornadas que no caben en una jornada; el error está en el cálculo, no en quien corre.',
      'Una lista con lo que cabe y lo que no, enseñada a quien reparte tareas, obliga a elegir en serio.',
      'Saltarse el descanso parece ganar tiempo, pero la tarde suele cobrarlo con errores y mal genio.',
    ],
    ask: [
      '¿Qué es lo más gordo que tienes encima?',
      '¿Qué podría esperar sin que se caiga el mundo?',
      '¿Quién decide cuánto te toca?',
    ],
  },
  shifts: {
    say: [
      'Vivir con el reloj al revés es raro: el mundo desayuna mientras otros terminan, o duerme cuando toca levantarse.',
      'Alguien sostiene hospitales, hornos, fábricas y bares mientras los demás duermen o descansan; se agradece demasiado poco.',
      'Con esos horarios, lo difícil no es solo el sueño: también coincidir con la gente que quieres.',
      'Oscuridad total, tapones y siempre el mismo pequeño ritual antes de acostarse: para dormir a deshora ayudan más que la voluntad.',
    ],
    ask: [
      '¿Quién reparte los turnos allí?',
      '¿Qué echas más de menos con ese horario?',
      '¿Cómo te las arreglas para descansar?',
    ],
  },
  pay: {
    say: [
      'El sueldo no es solo una cifra: también es la medida en que una empresa dice cuánto valora lo que haces.',
      'Hablar de dinero con quien paga cuesta a casi todo el mundo, justo por eso los salarios se mueven tan despacio.',
      'Resultados concretos y comparación con el mercado: en una conversación de salario convencen más que los años de paciencia.',
      'El agradecimiento está bien, pero en el supermercado no lo aceptan; la nómina tiene que acompañar.',
    ],
    ask: [
      '¿Qué te parecería una cifra justa?',
      '¿Cómo se decide el sueldo en tu empresa?',
      '¿Qué cambiaría en tu día a día con algo más?',
    ],
  },
  rudeCustomer: {
    say: [
      'Hay quien confunde pagar un servicio con comprar el derecho a tratar mal a quien lo presta.',
      'Mantener la cortesía ante alguien sin modales es un esfuerzo físico que en ninguna nómina aparece.',
      'Esa rabia casi siempre venía ya puesta de casa; tú eras simplemente quien estaba detrás del mostrador o del teléfono.',
      'Que cualquiera pase un día atendiendo al público debería ser asignatura obligatoria; saldría gente mucho más educada.',
    ],
    ask: [
      '¿Qué te habría gustado contestarle?',
      '¿Cómo te respaldan allí cuando pasa algo así?',
      '¿Qué haces después para quitarte el mal sabor?',
    ],
  },
  quitting: {
    say: [
      'Una renuncia empieza mucho antes de la carta: en el primer domingo en que pesa demasiado pensar en el lunes.',
      'Dejar un empleo da vértigo incluso cuando es lo correcto; se suelta una rutina, no solo un sueldo.',
      'Irse con las cuentas hechas y los papeles en orden permite cerrar la puerta sin portazo.',
      'Quedarse también tiene un precio, solo que se paga en cuotas y sin factura a la vista.',
    ],
    ask: [
      '¿Qué fue lo que inclinó la balanza?',
      '¿Qué te gustaría que viniera después?',
      '¿Qué vas a extrañar, a pesar de todo?',
    ],
  },
  jobLost: {
    say: [
      'Perder un empleo desordena todo a la vez: el dinero, el horario y hasta la respuesta a “¿a qué te dedicas?”.',
      'Un despido o un cierre se decide en una hoja de cálculo; lo que hiciste allí no cabe en ella.',
      'Antes de firmar nada más, conviene que alguien de un sindicato o una asesoría mire los papeles y los plazos.',
      'Un golpe así no se digiere en una tarde, y menos cuando las facturas siguen llegando igual de puntuales.',
    ],
    ask: [
      '¿Cómo te lo dijeron?',
      '¿Qué es lo que más te preocupa ahora mismo?',
      '¿Quién lo sabe ya en tu entorno?',
    ],
  },
  ownBusiness: {
    say: [
      'Un negocio propio es jefatura, contabilidad, publicidad y limpieza en una sola persona, y encima sin reemplazo.',
      'Cada cliente que llega a algo montado por ti pesa distinto: ahí no hay logo ajeno detrás.',
      'Trabajar por cuenta propia enseña pronto que vender y cobrar son dos oficios diferentes.',
      'Detrás de un escaparate o de una factura pequeña hay muchas noches de números que la clientela no ve.',
    ],
    ask: [
      '¿Cómo nació la idea de tu negocio?',
      '¿Qué parte te quita más energía?',
      '¿De dónde te llegan los mejores clientes?',
    ],
  },
  speech: {
    say: [
      'Hablar ante gente pone el corazón a galope a casi todo el mundo, incluso a quien lleva años haciéndolo.',
      'El público rara vez nota la frase olvidada: no tiene el guion delante, solo la voz que escucha.',
      'La primera frase aprendida de memoria y la última también: en medio, las ideas suelen encontrar su camino.',
      'Una sala llena mirando a la misma persona impone; por suerte casi todos están deseando que salga bien.',
    ],
    ask: [
      '¿De qué trata lo que presentas?',
      '¿Quién está sentado ahí enfrente?',
      '¿Qué parte te pone más nervio en el cuerpo?',
    ],
  },
  workMistake: {
    say: [
      'Un error en el trabajo se repite en la cabeza mil veces; afuera, en cambio, ocurrió solo una.',
      'Contarlo pronto, con lo ocurrido y una propuesta para arreglarlo, casi siempre pesa menos que dejar que lo descubran.',
      'Solo quien hace cosas se equivoca haciéndolas; el que nunca falla probablemente tampoco toca nada.',
      'Ese susto que encoge el estómago también muestra que te importa hacer bien tu trabajo.',
    ],
    ask: [
      '¿Qué pasó exactamente?',
      '¿Cómo se podría reparar, al menos en parte?',
      '¿Qué consecuencia te preocupa más?',
    ],
  },
  retirement: {
    say: [
      'Tras tantos años de horarios ajenos, el calendario pasa a tener una sola persona al mando.',
      'Jubilarse es una puerta rara: por un lado descanso, por el otro la pregunta de qué hacer un martes.',
      'Una vida laboral entera deja oficio, anécdotas y gente; eso no se devuelve con las llaves.',
      'El despertador también se jubila, y probablemente sea quien menos va a protestar.',
    ],
    ask: [
      '¿Qué quieres hacer con tus mañanas?',
      '¿Qué recuerdo de esos años guardas con más cariño?',
      '¿Qué es lo que más se echa de menos de un trabajo así?',
    ],
  },
  commute: {
    say: [
      'El trayecto no se paga, no se descansa y nadie lo cuenta, pero se come un buen trozo del día.',
      'Por suerte el tráfico y los transportes aceptan insultos en silencio; por desgracia no aceleran con ellos.',
      'Llegar con la energía gastada antes de empezar: el camino a veces es el primer turno del día.',
      'Un buen pódcast o un audiolibro no mueve nada más deprisa, pero al menos el tiempo del viaje pasa a ser tuyo.',
    ],
    ask: [
      '¿Cómo es tu recorrido de cada día?',
      '¿Con qué llenas ese tiempo de viaje?',
      '¿Qué alternativa tendrías a ese trayecto?',
    ],
  },
  dullWork: {
    say: [
      'El aburrimiento también agota: sostener el tiempo sin nada dentro pesa más que una tarde llena.',
      'Hay relojes de oficina que claramente cobran por minuto y por eso no tienen ninguna prisa.',
      'Hacer algo cuya utilidad no se ve gasta por dentro; todos queremos que nuestras horas le sirvan a alguien.',
      'El trabajo monótono tiene una rendija buena: la cabeza queda libre para tramar otra cosa.',
    ],
    ask: [
      '¿Qué momento del día se hace menos pesado?',
      '¿Qué trabajo te haría olvidar el reloj?',
      '¿Qué te mantiene allí por ahora?',
    ],
  },
}
