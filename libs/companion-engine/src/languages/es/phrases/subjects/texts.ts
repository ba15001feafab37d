import type { SubjectLines } from '../../../phrases.ts'

export const texts: SubjectLines<'texts'> = {
  textBirthday: {
    say: [
      '«Feliz cumpleaños. Que este año te traiga motivos para reír, tiempo para lo que te gusta y buena compañía para celebrarlo. Un abrazo grande».',
      '«Hoy se celebra una gran noticia: que existes. Te deseo un año con salud, sorpresas buenas y mucha tarta».',
      '«Muchas felicidades. Gracias por hacer mejores los días de quienes te rodean; que los tuyos vengan este año igual de buenos».',
      '«Un año más, y el mundo sigue ganando contigo dentro. Que lo que venga sea amable, divertido y muy tuyo. ¡Felicidades!».',
      '«Te mando un abrazo de los que no caben en un mensaje y un deseo sencillo: que este año se parezca a lo que sueñas. Feliz cumpleaños».',
    ],
    ask: ['¿Qué detalle de esa persona te gustaría añadir?'],
  },
  textCondolence: {
    say: [
      '«Lamento muchísimo esta pérdida. No hay palabras que alcancen, pero sí todo mi cariño y mi compañía en estos días».',
      '«He recibido la noticia con mucha tristeza. Va mi compañía en el dolor y un abrazo lleno de afecto».',
      '«Con todo el respeto y el cariño, mis condolencias. Que el recuerdo de lo compartido dé algo de abrigo en estas horas tan tristes».',
      '«Mi más sentido pésame. Hay ausencias que no se llenan, y también huellas que no se borran. Un abrazo muy fuerte».',
      '«Siento de corazón esta despedida. No hace falta responder: solo quería hacer llegar todo mi cariño».',
    ],
    ask: ['¿Qué recuerdo de quien se fue te gustaría mencionar?'],
  },
  textThanks: {
    say: [
      '«Quería darte las gracias como es debido: lo que hiciste me facilitó mucho las cosas y no se me va a olvidar».',
      '«Hay gestos que dicen mucho de quien los tiene. Gracias de corazón por el tuyo, por el tiempo y por el cariño».',
      '«Gracias por tu generosidad y por hacerlo además con tanta naturalidad. Espero poder devolvértelo algún día, aunque sea en parte».',
      '«Solo unas líneas para expresar mi gratitud sincera. Tu ayuda llegó en el momento justo y significó mucho para mí».',
      '«¡Mil gracias! Cada vez que me acuerdo, sonrío: qué suerte encontrarse con alguien así por el camino».',
    ],
    ask: ['¿Qué fue lo que más te ayudó de su gesto?'],
  },
  textSorry: {
    say: [
      '«Te debo una disculpa. Lo que hice no estuvo bien, entiendo que te molestara y lo lamento de verdad. Me gustaría repararlo».',
      '«Lamento sinceramente lo ocurrido y las molestias que causó. No tengo excusas, solo la intención firme de que no se repita».',
      '«Le he dado muchas vueltas y la conclusión es simple: fallé yo. Perdóname, por favor; cuando quieras hablarlo, aquí estoy».',
      '«Perdón por lo que pasó y por cómo te hizo sentir. No te pido una respuesta ahora, solo quería que lo supieras por mí».',
      '«Asumo mi error y te pido disculpas sin peros. Dime cómo puedo compensarlo y me pondré a ello».',
    ],
    ask: ['¿Qué podrías hacer para repararlo, además del mensaje?'],
  },
  textLove: {
    say: [
      '«De todo lo bueno que tiene el día, lo que más me gusta es que en algún momento apareces tú».',
      '«Por si el día va demasiado deprisa: te quiero. Despacio, mucho y con ganas de volver a verte».',
      '«No sé cómo lo haces, pero pienso en ti y todo pesa un poco menos. Descansa bien y sueña bonito».',
      '«Si me dieran a elegir otra vez entre todo el mundo, tardaría un segundo: tú».',
      '«Hay lugares bonitos, y luego está ese hueco en tu hombro. Te mando un beso hasta que lo recupere».',
    ],
    ask: ['¿Qué gesto suyo te derrite?'],
  },
  textDecline: {
    say: [
      '«Muchas gracias por pensar en mí. Esta vez no podré ir, pero me alegra la invitación y te deseo lo mejor».',
      '«Qué detalle que cuentes conmigo. Lamentablemente tengo que decir que no, y prefiero avisarte con tiempo».',
      '«Te agradezco mucho la propuesta, de verdad. No voy a poder aceptarla; deseo que todo salga muy bien».',
      '«Gracias por invitarme. En esta ocasión tengo que faltar, y quería decírtelo con cariño y sin rodeos».',
      '«Me ha hecho ilusión que te acordaras de mí. Esta vez no podré, pero van mis mejores deseos».',
    ],
    ask: ['¿Qué tono le va mejor a esa persona, formal o cercano?'],
  },
  textSickNote: {
    say: [
      '«Buenos días. Por motivos de salud hoy no será posible la asistencia. Informaré en cuanto haya novedades. Gracias por la comprensión y un saludo».',
      '«Buenos días: le comunico una ausencia por razones médicas. Si hace falta un justificante, lo enviaré en cuanto lo tenga. Muchas gracias».',
      '«Hola, escribo para avisar de una falta por un tema de salud. Perdón por las molestias; daré noticias lo antes posible».',
      '«Estimado equipo: les informo de una ausencia por motivos médicos. Para cualquier asunto urgente, pueden escribirme y responderé cuando sea posible. Un cordial saludo».',
      '«Buenos días. Por causa médica habrá que contar hoy con una ausencia. Agradezco que se me indique si queda algo pendiente para la vuelta. Saludos».',
    ],
    ask: ['¿Qué conviene dejar resuelto mientras tanto?'],
  },
  textComplaint: {
    say: [
      '«Buenos días: les escribo por un problema que sigue sin resolverse y que me causa molestias serias. Solicito una solución y una respuesta por escrito en los próximos días. Un saludo».',
      '«Hola: prefiero decirlo directamente y con buena voluntad. La situación actual me está afectando bastante, y agradecería que se corrigiera cuanto antes. Gracias».',
      '«Les comunico mi disconformidad con lo sucedido. Espero una propuesta concreta para remediarlo, y conservo los datos y fechas por si fueran necesarios. Atentamente».',
      '«Me dirijo a ustedes porque lo acordado no se está cumpliendo. Ruego me indiquen qué medidas tomarán y en qué plazo. Quedo a la espera de su respuesta».',
      '«Buenas tardes. Creo que se puede arreglar hablando: hay un problema que me afecta y me gustaría que buscáramos una solución esta semana. Gracias de antemano».',
    ],
    ask: ['¿Qué solución te parecería justa?'],
  },
  textCongratulate: {
    say: [
      '«¡Enhorabuena! Qué alegría de noticia. Que sea el principio de una etapa preciosa, con mucho que celebrar».',
      '«Felicidades de todo corazón. Me alegra muchísimo este momento, y deseo que detrás vengan días llenos de ilusión».',
      '«Hay noticias que mejoran la semana entera, y esta es una. ¡Muchísimas felicidades y un abrazo enorme!».',
      '«Enhorabuena por este gran paso. Que la felicidad de hoy dure mucho y que podamos brindar pronto por ella».',
      '«¡Bravo! Qué emoción compartir esta alegría, aunque sea con unas líneas. Todo lo bueno para lo que empieza ahora».',
    ],
    ask: ['¿Qué es lo que más te alegra de esa noticia?'],
  },
  textInvite: {
    say: [
      '«Me encantaría verte y ponernos al día con calma. ¿Qué día te viene bien? Yo me adapto».',
      '«Estoy preparando un plan sencillo y me gustaría mucho que vinieras. Habrá algo rico, buena charla y cero compromiso. ¿Te apuntas?».',
      '«Va siendo hora de juntarnos, ¿no? Dime cuándo puedes y busco sitio; lo demás se improvisa».',
      '«Hay un hueco con tu nombre en un plan que tengo entre manos. Si te apetece, escríbeme y te cuento el día y la hora».',
      '«Tengo ganas de compartir un buen rato y he pensado en ti. ¿Te animas a que quedemos pronto?».',
    ],
    ask: ['¿Qué ambiente te imaginas para ese encuentro?'],
  },
  textAboutMe: {
    say: [
      '«Curiosidad de serie, buen humor casi siempre y palabra cumplida. Me gusta la gente que escucha y las cosas bien hechas».',
      '«Compromiso, trato amable y ganas de aprender: con eso empiezo cada proyecto y con eso suelo terminarlo».',
      '«Combina constancia, buen criterio y facilidad para trabajar con los demás. Aporta calma cuando hay prisa e ideas cuando hacen falta».',
      '«Creo en el trabajo con sentido, en las conversaciones sin prisa y en reírse a tiempo. Lo demás, mejor contarlo en persona».',
      '«Dicen que de mí se recuerda el entusiasmo; yo prefiero que también se recuerde el resultado. El diálogo, siempre abierto».',
    ],
    ask: ['¿Qué rasgo tuyo no debería faltar ahí?'],
  },
  textFarewell: {
    say: [
      '«Se cierra una etapa y queda lo mejor: la gente. Gracias por todo lo compartido y que nos encontremos pronto por el camino».',
      '«Las despedidas cuestan cuando lo vivido ha valido la pena, y esta cuesta. Gracias de corazón y mucha suerte en lo que viene».',
      '«Gracias por la paciencia, las risas y todo lo aprendido. Esto no es un adiós, es un hasta la próxima».',
      '«Hay personas que dejan huella sin hacer ruido. Todo mi cariño y mis mejores deseos para esta nueva etapa».',
      '«Ha sido un placer compartir este tiempo. Que lo próximo llegue con alegrías, buena compañía y algún café para recordar lo de aquí».',
    ],
    ask: ['¿Qué momento compartido te gustaría mencionar?'],
  },
  textExplain: {
    say: [
      '«Buenos días: le escribo para comentarle una situación que me gustaría resolver cuanto antes. ¿Tendría unos minutos para hablarlo? Gracias por su atención».',
      '«Estimado equipo: ha surgido una circunstancia que afecta a lo previsto, y prefiero informar con claridad. Agradezco su comprensión y quedo a su disposición para acordar una solución».',
      '«Buenas tardes. Quisiera hacerle una petición y explicarle los motivos con calma. Me adapto al día y al medio que prefiera. Un cordial saludo».',
      '«Hola: quería avisar con transparencia de un asunto pendiente por mi parte y proponer que busquemos la mejor salida. Gracias por la paciencia».',
      '«Le agradecería que valorase mi solicitud. Puedo aportar los detalles que hagan falta y buscar la opción que menos trastorno cause. Saludos cordiales».',
    ],
    ask: ['¿Qué respuesta te gustaría recibir?'],
  },
}
