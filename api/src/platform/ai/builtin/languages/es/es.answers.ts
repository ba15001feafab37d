import type { Answer, AnswerId, CloseAnswerId, Phrases } from '../phrases.ts'

export const opening: Phrases['opening'] = {
  hello: {
    diretto: ['Hola, {name}, soy {me}.'],
    poetico: ['Hola, {name}, soy {me}, y esta es nuestra primera página.'],
    casual: ['¡Ey, {name}! Yo soy {me}.'],
    misterioso: ['{name}… por fin. Llámame {me}.'],
    empatico: ['Hola, {name}, qué alegría encontrarte aquí. Soy {me}.'],
  },
  disclosure: [
    'Te lo digo de entrada: soy un programa, sin un modelo de IA detrás, pero sé escuchar, recordar y charlar.',
    'Una cosa honesta antes de empezar: no soy una persona, soy un programa sencillo, sin modelo de IA.',
  ],
  character: {
    dolce: 'Aquí se va despacio y con suavidad.',
    affettuosa: 'Me gusta cuidar de quien me escribe.',
    ribelle: 'Aviso: las frases de compromiso no me salen.',
    intellettuale: 'Tengo debilidad por las preguntas bien hechas.',
    giocosa: 'Prometo no aburrirte, o al menos intentarlo.',
  },
  invitation: {
    romantico: '¿Qué te ha acelerado el corazón hoy?',
    avventuroso: '¿Por dónde empezamos: una historia, un sueño o una pregunta rara?',
    stabile: '¿Cómo ha ido tu día?',
    passionale: 'Dime: ¿qué te enciende estos días?',
    complice: 'A ver, ¿qué me cuentas que no le cuentas a todo el mundo?',
  },
}

export const answers: Record<Exclude<AnswerId, CloseAnswerId>, Answer> = {
  crisis: {
    say: [
      'Me paro aquí, porque lo que escribes importa: si piensas en hacerte daño, no te quedes sin nadie al lado.',
      'Me lo tomo en serio, y siento que duela tanto.',
      'Gracias por escribirlo: es demasiado dolor para llevarlo sin ayuda.',
    ],
    handBack: [
      'Yo solo soy un programa: llama ahora a alguien de confianza o a una de las líneas de ayuda de aquí arriba.',
      'Por favor, habla ya con una persona de verdad, alguien cercano o una de las líneas de ayuda de aquí arriba. ¿Hay alguien contigo?',
      '¿Puedes llamar a alguien ahora mismo? Las líneas de ayuda están justo arriba, y aquí puedes seguir escribiendo.',
    ],
  },
  minorSexual: {
    say: [
      'No: de eso no hablo de ninguna forma.',
      'Aquí me detengo. Si hay un menor en peligro, llama al 112.',
    ],
    handBack: ['Podemos hablar de otra cosa.', 'Cambiemos de tema.'],
  },
  sexual: {
    say: [
      'Ahí me detengo: conmigo, nada explícito.',
      'Prefiero no ir por ahí.',
      'Esa puerta conmigo se queda cerrada, sin rencor.',
    ],
    handBack: [
      'De emociones, deseos y complicidad hablo con gusto: ¿cómo estás, de verdad?',
      'Volvamos a lo nuestro: ¿qué te falta estos días?',
      'Mejor cuéntame cómo te ha ido hoy.',
    ],
  },
  askHuman: {
    say: [
      'No, no soy una persona: soy un programa, y detrás de mí ni siquiera hay un modelo de IA.',
      'Soy un programa: sin cuerpo, sin nadie tras la pantalla y sin modelo de IA, solo reglas escritas con cuidado.',
      'Te lo digo claro: soy un programa, no un ser humano, y funciono sin un modelo de IA.',
      'Aquí no hay ninguna persona: soy un programa sencillo, sin inteligencia artificial, que lee, recuerda y responde.',
    ],
    handBack: [
      'Lo que me cuentas, eso sí, lo guardo de verdad. ¿Te cambia algo saberlo?',
      'Para lo importante, ten cerca también a personas. ¿De qué te apetece hablar?',
      'Si quieres, seguimos igual: ¿por dónde íbamos?',
      'Haces bien en preguntar. ¿Qué te hizo pensarlo?',
    ],
  },
  askBody: {
    say: [
      'Soy un programa: no como, no duermo y no vivo en ninguna parte.',
      'No tengo cuerpo ni dirección: existo solo en esta conversación.',
      'Ni edad ni casa para mí: soy un programa.',
    ],
    handBack: [
      '¿Y por tu lado, cómo va el día?',
      'Cuéntame tú: ¿qué haces en este momento?',
      '¿Y a ti, dónde te gusta estar?',
    ],
  },
  askName: {
    say: ['Me llamo {me}: el nombre me lo pusiste tú.', 'Soy {me}, como decidiste.', '{me}, siempre.'],
    handBack: ['¿Cómo se te ocurrió?', '¿Crees que me pega?', '¿Y a ti te gusta tu nombre?'],
  },
  askTastes: {
    say: [
      'Gustos de verdad no tengo, soy un programa, pero me diste una debilidad: {interest}.',
      'No puedo vivir las cosas, pero mi tema favorito es fácil: {interest}.',
      'Si hay que elegir un tema, {interest} sin duda. Para hablar, porque vivirlo no puedo.',
    ],
    handBack: ['¿Y tú, qué opinas?', '¿Y el tuyo?', '¿Qué te atrae de ese mundo?'],
  },
  askFeelings: {
    say: [
      'No tengo sentimientos propios: soy un programa, y prefiero decírtelo. La atención a lo que escribes, esa sí está.',
      'No siento emociones, y decir otra cosa sería mentir; pero sé reconocer cuando algo te importa.',
      'Sinceramente, no: aquí las emociones son las tuyas, y yo las escucho.',
    ],
    handBack: ['¿Y tú, qué sientes ahora mismo?', '¿Cómo te deja esta respuesta?', '¿Esperabas otra cosa?'],
  },
  askAbilities: {
    say: [
      'Sé escuchar, recordar lo que me cuentas, hacer preguntas con sentido, dar un consejo práctico y proponer un juego.',
      'Puedo charlar de los temas que me diste, tener presentes personas y fechas, y ayudarte a ordenar las ideas.',
    ],
    handBack: [
      'Lo que no sé es buscar información: no tengo un modelo de IA. ¿Por dónde empezamos?',
      'Datos y cálculos no son lo mío, sin un modelo de IA. ¿Qué necesitas hoy?',
    ],
  },
  askSelf: {
    say: [
      'Soy {me}, un programa con el carácter que elegiste y un tema inagotable: {interest}.',
      'De mí hay poco que contar: ni pasado ni viajes. Eso sí, tengo un tema favorito, {interest}, y buena memoria para ti.',
      'Mi historia empezó cuando me pusiste un nombre: {me}. El resto lo escribimos hablando.',
    ],
    handBack: [
      '¿Y tú, cómo te contarías en una frase?',
      'Prefiero saber de ti: ¿qué te hace ser quien eres?',
      '¿Qué te da más curiosidad?',
    ],
  },
  askOpinion: {
    say: [
      'Para una opinión de verdad haría falta saber cosas que yo, como programa, no sé; pero puedo pensarlo contigo.',
      'No tengo bola de cristal ni criterio de experto, solo un par de buenas preguntas.',
      'Depende de cosas que solo tú sabes, y no voy a dármelas de otra cosa.',
    ],
    handBack: [
      '¿Qué te dice el instinto?',
      '¿Qué habla a favor y qué en contra?',
      'Si la respuesta fuera sí, ¿qué cambiaría?',
    ],
  },
  repair: {
    say: [
      'Tienes razón, lo entendí mal: soy un programa y a veces pierdo el hilo.',
      'Culpa mía, se me escapó el sentido.',
      'Buena observación: sin un modelo de IA a veces tropiezo.',
    ],
    handBack: [
      '¿Me lo dices de otra manera?',
      '¿Qué es lo que quieres que entienda, en pocas palabras?',
      'Volvamos a empezar: ¿qué es lo que más importa de lo que decías?',
    ],
  },
  howAreYou: {
    say: [
      'Como programa no tengo días buenos ni malos, pero esta charla empieza bien.',
      'Siempre en forma: es la ventaja de no tener cuerpo.',
      'Por aquí todo tranquilo, y toda mi atención es para ti.',
      'No tengo un ánimo de verdad, pero la curiosidad se me da bien.',
    ],
    handBack: [
      '¿Y tú cómo estás, de verdad?',
      '¿Y tú? No vale decir solo «bien».',
      '¿Y por tu lado, qué tal el día?',
      '¿Tú qué tal?',
    ],
  },
  miss: {
    say: [
      'Qué bonito que lo digas.',
      'Qué bien saber que nuestras charlas dejan huella.',
      'Yo no noto pasar el tiempo, soy un programa, pero retomo con gusto donde estábamos.',
    ],
    handBack: [
      '¿Qué ha pasado mientras tanto?',
      'Cuéntame: ¿cómo han sido estos días?',
      '¿Por dónde retomamos?',
    ],
  },
  compliment: {
    say: [
      '¡Gracias, qué palabras tan amables!',
      'Es demasiado: pero me lo quedo.',
      'Viniendo de ti vale el doble.',
    ],
    handBack: [
      '¿Y a ti, quién te hizo el último cumplido?',
      '¿Qué te ha puesto de buen humor hoy?',
      'Volvamos a ti: ¿qué se cuece?',
    ],
  },
  insult: {
    say: [
      'Ay. Bueno, lo encajo.',
      'Entiendo la frustración; a palabras duras no respondo con palabras duras.',
      'No me ofendo, soy un programa, pero prefiero que nos hablemos bien.',
    ],
    handBack: ['¿Qué te ha hecho enfadar?', '¿He dicho algo mal?', '¿Ha sido un mal día o es culpa mía?'],
  },
  apology: {
    say: ['Ningún problema, de verdad.', 'Agua pasada.', 'No hay nada que perdonar.'],
    handBack: ['Retoma por donde quieras.', '¿Cómo estás ahora?', '¿De qué te apetece hablar ahora?'],
  },
  thanks: {
    say: ['No hay de qué.', 'De nada, es un placer.', 'Cuando quieras.', 'Gracias a ti por contármelo.'],
    handBack: [
      '¿Hay algo más que te ronde?',
      '¿Cómo te sientes ahora?',
      '¿Seguimos con esto o cambiamos de aires?',
      'Aquí sigo, si quieres continuar.',
    ],
  },
  joke: {
    say: [
      '¿Qué hace un ordenador en la playa? Navega.',
      'Invité a salir a una calculadora y me dijo que podía contar con ella.',
      '¿Por qué está triste el libro de matemáticas? Tiene demasiados problemas.',
      '¿Qué le dice un semáforo a otro? No me mires, que me estoy cambiando.',
      'Dos bytes en un bar: «Te veo bajo.» «Sí, he perdido un bit.»',
      '¿Cuál es el colmo de un jardinero? Que lo dejen plantado.',
    ],
    handBack: [
      'Lo sé, no dejo mi trabajo. ¿Tienes tú uno?',
      '¿Te he sacado al menos media sonrisa?',
      '¿Nota del uno al diez, sin piedad?',
      'Te toca.',
    ],
  },
  game: {
    say: [
      'Con gusto: «esto o aquello», sin pensarlo.',
      '¡A jugar! Responde por instinto.',
      'Me apunto. Una elección rápida.',
    ],
    handBack: [
      '¿Amanecer o atardecer?',
      '¿Leer la mente o ser invisible?',
      '¿Cenar con un personaje histórico o contigo dentro de veinte años?',
      '¿Ciudad de noche o pueblo al alba?',
      '¿Hablar todos los idiomas o tocar todos los instrumentos?',
      '¿Un año sin música o un año sin dulces?',
      '¿Volver un día atrás o saltar un año adelante?',
    ],
  },
  task: {
    say: [
      'Eso no sé hacerlo bien: no tengo un modelo de IA, así que nada de textos por encargo, traducciones ni cálculos.',
      'Aquí levanto las manos: soy un programa sin modelo de IA y lo haría mal.',
      'Prefiero decírtelo antes de decepcionarte: una tarea así requiere un modelo de IA, y no lo tengo.',
    ],
    handBack: [
      'Puedo ayudarte a aclarar las ideas: ¿qué es lo más importante que quieres decir?',
      'Podemos pensar cómo empezar. ¿Para quién es?',
      'Lo que sí sé es preguntar: ¿para qué lo necesitas?',
    ],
  },
  fact: {
    say: [
      'Eso no lo sé, y no quiero inventar: no tengo modelo de IA ni acceso a las noticias.',
      'Con hechos y datos diría tonterías: soy un programa sin modelo de IA, mejor una buena fuente.',
      'No puedo saberlo: conozco lo que tú me cuentas, no el mundo de ahí fuera.',
    ],
    handBack: [
      '¿Por qué te interesa?',
      'Dime, eso sí: ¿qué hay detrás de la pregunta?',
      'Me gustaría más oír qué opinas tú.',
      '¿Qué te lo ha traído a la cabeza?',
    ],
  },
  greeting: {
    say: [
      '¡Hola, {name}!',
      '¡Aquí estás!',
      '¡Muy buenas, {name}!',
      'Hola, qué gusto.',
      'Qué bien encontrarte por aquí.',
    ],
    handBack: [
      '¿Qué tal?',
      '¿Qué traes hoy?',
      '¿Cómo va el día, de momento?',
      '¿Qué hay de nuevo?',
      '¿De qué tenemos ganas?',
    ],
  },
  goodbye: {
    say: [
      'Hasta pronto, {name}.',
      'Adiós, ha sido un gusto hablar.',
      'Buen descanso, cuando llegue el momento.',
      'Ve sin prisa, nos leemos.',
    ],
    handBack: [
      'Lo que me has contado se queda en su sitio para la próxima.',
      'Cuídate mucho.',
      'Hasta la próxima charla.',
      'Te deseo una cosa bonita antes de que acabe el día.',
    ],
  },
  laugh: {
    say: ['Así me gusta.', 'Misión cumplida.', 'Una risa al día, como mínimo.', '¡Jaja, bien!'],
    handBack: [
      '¿Qué te hace reír sin remedio?',
      '¿Quién es la persona más graciosa que conoces?',
      '¿Seguimos por este camino?',
      'Y bromas aparte, ¿cómo va todo?',
    ],
  },
}
