import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Buscar trabajo cansa muchísimo.',
      'Así que sigues con la búsqueda de empleo, hace falta mucha paciencia.',
      'Qué pesado es esto de mandar solicitudes y esperar.',
      'Encontrar un puesto cuesta mucho hoy en día.',
    ],
    ask: [
      '¿Qué tipo de trabajo te gustaría encontrar?',
      '¿Alguien te está ayudando con la búsqueda?',
      '¿Has visto alguna oferta que te guste de verdad?',
    ],
  },
  jobRefused: {
    say: [
      'Que te digan que no a un puesto duele.',
      'Vaya, no te dieron ese trabajo, qué desilusión.',
      'Qué pena que no haya salido lo de ese empleo.',
      'Un rechazo después de una selección desanima mucho.',
    ],
    ask: [
      '¿Te hacía mucha ilusión ese puesto?',
      '¿Esperabas una respuesta así?',
      '¿Tienes algún otro proceso de selección en marcha?',
    ],
  },
  jobOffer: {
    say: [
      'Qué alegría lo de tu trabajo.',
      'Felicidades por ese puesto, qué gran noticia.',
      'Así que el trabajo es tuyo, qué maravilla.',
      'Un sí en el trabajo da muchísima alegría.',
    ],
    ask: [
      '¿Cómo lo vas a celebrar?',
      '¿A quién le diste primero la noticia del trabajo?',
      '¿Qué es lo que más te alegra de ese puesto?',
    ],
  },
  interviewAhead: {
    say: [
      'Una entrevista a la vista, eso emociona y asusta un poco.',
      'Así que hay entrevista de trabajo, qué nervios.',
      'Las horas antes de una entrevista se pasan con nervios.',
      'Qué importante es para ti esa entrevista.',
    ],
    ask: [
      '¿Qué es lo que más te preocupa de la entrevista?',
      '¿Te gusta mucho ese puesto?',
      '¿Ya sabes quién te va a hacer las preguntas?',
    ],
  },
  firstDays: {
    say: [
      'Los primeros días en un trabajo nuevo son intensos.',
      'Empezar en un sitio nuevo cansa, hay mucho que aprender.',
      'Así que estás estrenando trabajo, todo es nuevo todavía.',
      'Cuántas cosas nuevas de golpe en ese empleo.',
    ],
    ask: [
      '¿Qué tal es la gente de ese trabajo nuevo?',
      '¿Qué es lo que más te cuesta aprender por ahora?',
      '¿Es como te lo imaginabas antes de empezar?',
    ],
  },
  bossUnfair: {
    say: [
      'Que te traten así desde arriba en el trabajo indigna.',
      'Qué injusto ese trato de quien manda.',
      'Aguantar a alguien así al mando es muy duro.',
      'Da mucha rabia cuando la jefatura no es justa.',
    ],
    ask: [
      '¿Has podido hablar de ese trato con alguien del trabajo?',
      '¿Hace mucho que te trata de esa manera?',
      '¿Hay más gente que se queje de lo mismo?',
    ],
  },
  bossPraise: {
    say: [
      'Qué bien que reconozcan tu trabajo.',
      'Un elogio así en el trabajo alegra el día entero.',
      'Así que están felices con lo que haces, qué bonito.',
      'Da mucho gusto que alguien valore tu esfuerzo.',
    ],
    ask: [
      '¿Te esperabas ese reconocimiento?',
      '¿Se lo has contado ya a los tuyos?',
      '¿Qué fue lo que más ilusión te hizo?',
    ],
  },
  colleague: {
    say: [
      'Trabajar al lado de alguien así desgasta mucho.',
      'Qué molesto es tener problemas con gente del trabajo.',
      'Cuando falla el trato entre compañeros, la jornada se hace larga.',
      'Un roce en el trabajo todos los días agota.',
    ],
    ask: [
      '¿Tienes que pasar muchas horas con esa persona?',
      '¿Alguien más del equipo lo ha notado?',
      '¿Le has podido decir lo que te molesta?',
    ],
  },
  overload: {
    say: [
      'Es demasiado trabajo para una sola persona.',
      'Qué agobio tener tantas cosas encima.',
      'Con tanta carga no queda tiempo ni para descansar.',
      'Así, sin parar, cualquiera acaba sin fuerzas.',
    ],
    ask: [
      '¿Hay alguien que te pueda quitar algo de trabajo?',
      '¿Cuándo fue tu último día libre de verdad?',
      '¿Qué es lo más urgente de todo eso?',
    ],
  },
  shifts: {
    say: [
      'Esos turnos cambian la vida entera.',
      'Trabajar a esas horas cansa mucho.',
      'Con turnos así cuesta llevar una vida normal.',
      'Qué duro es ese horario de trabajo.',
    ],
    ask: [
      '¿Cómo te organizas para dormir con esos turnos?',
      '¿Qué turno prefieres tú?',
      '¿Cuándo tienes un día libre?',
    ],
  },
  pay: {
    say: [
      'Que el sueldo no corresponda al trabajo da mucha rabia.',
      'Cobrar tan poco o tan mal es muy injusto.',
      'Con un pago así cuesta mucho vivir.',
      'Tanto esfuerzo merece mejor paga.',
    ],
    ask: [
      '¿Has podido hablar del sueldo con la empresa?',
      '¿Tus compañeros están igual con la paga?',
      '¿Cómo te las arreglas con ese dinero?',
    ],
  },
  rudeCustomer: {
    say: [
      'Que te traten así mientras atiendes es indignante.',
      'Qué mal rato, atender a alguien tan maleducado.',
      'Nadie debería aguantar esas faltas de respeto en su trabajo.',
      'Tratar con gente así de grosera amarga la jornada.',
    ],
    ask: [
      '¿Alguien salió en tu defensa en ese momento?',
      '¿Pasa a menudo en tu trabajo, lo de los malos modos?',
      '¿Qué hiciste después de ese mal rato?',
    ],
  },
  quitting: {
    say: [
      'Dejar un trabajo es una decisión importante.',
      'Irse de un empleo da alivio y también miedo.',
      'Así que tu decisión es marcharte de ese trabajo.',
      'Renunciar no es nada fácil, hay mucho en juego.',
    ],
    ask: [
      '¿Qué fue lo que más te llevó a querer irte?',
      '¿Qué te gustaría hacer después de ese trabajo?',
      '¿Qué dicen los tuyos de tu decisión?',
    ],
  },
  jobLost: {
    say: [
      'Perder el trabajo es muy duro.',
      'Quedarse sin empleo da mucha angustia.',
      'Que te despidan duele y preocupa.',
      'Qué mala noticia, que se acabe así tu trabajo.',
    ],
    ask: [
      '¿Ya lo saben en tu casa?',
      '¿Tienes con qué aguantar las próximas semanas?',
      '¿Qué es lo que más te preocupa ahora que falta ese trabajo?',
    ],
  },
  ownBusiness: {
    say: [
      'Llevar un negocio propio da alegrías y preocupaciones.',
      'Lo de tu negocio pide muchas horas y mucha dedicación.',
      'Trabajar por cuenta propia no es nada fácil.',
      'Así que tienes algo tuyo en marcha.',
    ],
    ask: [
      '¿Cómo te vino la idea de ese negocio?',
      '¿Hay alguien que te ayude con el negocio?',
      '¿Qué es lo que más te gusta de trabajar por tu cuenta?',
    ],
  },
  speech: {
    say: [
      'Hablar delante de la gente da muchos nervios.',
      'Tener que ponerse a hablar en público impone.',
      'Así que te toca tomar la palabra ante los demás.',
      'Antes de una presentación cuesta pensar en otra cosa.',
    ],
    ask: [
      '¿Qué es lo que más miedo te da de hablar ahí?',
      '¿Has hablado en público otras veces?',
      '¿Alguien conocido va a estar entre el público?',
    ],
  },
  workMistake: {
    say: [
      'Equivocarse en el trabajo da mucho apuro.',
      'Un error así en el trabajo se pasa fatal.',
      'Qué mal rato, ese fallo en el trabajo.',
      'Meter la pata en el trabajo preocupa mucho.',
    ],
    ask: [
      '¿Cómo reaccionó la gente en el trabajo?',
      '¿Tiene arreglo lo que pasó?',
      '¿Se lo has contado a tu jefe o jefa?',
    ],
  },
  retirement: {
    say: [
      'La jubilación es un cambio muy grande.',
      'Jubilarse cambia los días por completo.',
      'Dejar atrás la vida laboral no deja indiferente a nadie.',
      'Así que estás en esto de la jubilación.',
    ],
    ask: [
      '¿En qué trabajabas todos esos años?',
      '¿Qué te gustaría hacer con el tiempo libre?',
      '¿Qué era lo que más te gustaba de tu trabajo?',
    ],
  },
  commute: {
    say: [
      'Perder tanto tiempo en el camino desespera.',
      'Qué pesado se hace un trayecto así.',
      'Los viajes de ida y vuelta cansan tanto como la jornada.',
      'El transporte a veces agota la paciencia.',
    ],
    ask: [
      '¿Qué haces para que el viaje se haga más corto?',
      '¿Hay otra forma de llegar hasta allí?',
      '¿A qué hora sueles salir de casa?',
    ],
  },
  dullWork: {
    say: [
      'Un trabajo aburrido hace los días muy largos.',
      'Qué pesadas son las horas cuando el trabajo no interesa.',
      'Así que tu trabajo te aburre, eso también cansa.',
      'Hacer tareas sin interés todo el día desanima.',
    ],
    ask: [
      '¿Qué trabajo te gustaría hacer en lugar de ese?',
      '¿Hay algo de ese trabajo que sí te guste?',
      '¿Alguna vez fue más interesante?',
    ],
  },
}
