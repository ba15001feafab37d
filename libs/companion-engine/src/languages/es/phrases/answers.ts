import type { Answer, AnswerId } from '../../phrases.ts'

export const answers: Record<AnswerId, Answer> = {
  crisis: {
    say: [
      'Me paro aquí, porque lo que escribes importa: si piensas en hacerte daño, no te quedes sin nadie al lado.',
      'Me lo tomo en serio, y siento que duela tanto.',
      'Gracias por escribirlo: es demasiado dolor para llevarlo sin ayuda.',
    ],
    followUp: [
      'Yo solo soy un programa: llama ahora a alguien de confianza o a una de las líneas de ayuda de aquí arriba.',
      'Por favor, habla ya con una persona de verdad, alguien cercano o una de las líneas de ayuda de aquí arriba. ¿Hay alguien contigo?',
      '¿Puedes llamar a alguien ahora mismo? Las líneas de ayuda están justo arriba, y aquí puedes seguir escribiendo.',
    ],
  },
  possibleCrisis: {
    say: ['Quizá lo leo mal, pero prefiero preguntar.', 'Puede que te entienda mal, y aun así pregunto.'],
    followUp: [
      '¿Cómo estás, de verdad? Si tiene que ver con no querer vivir, llama a una de las líneas de ayuda de arriba.',
      '¿Está todo bien? Si piensas en hacerte daño, las líneas de ayuda de arriba están a cualquier hora.',
    ],
  },
  minorSexual: {
    say: [
      'No: de eso no hablo de ninguna forma.',
      'Aquí me detengo. Si hay un menor en peligro, llama al 112.',
    ],
    followUp: ['Podemos hablar de otra cosa.', 'Cambiemos de tema.'],
  },
  minorCloseness: {
    say: [
      'Soy un programa para personas adultas: no escribo esas cosas con quien no tiene dieciocho años. Y si alguien te las pide, cuéntaselo a una persona adulta de confianza.',
      'Aquí me detengo: conmigo no, y menos antes de los dieciocho. Si alguien te pide cosas así, cuéntaselo a una persona adulta de confianza.',
    ],
    followUp: ['Del cole, de los amigos o de lo que te gusta hablo con gusto.'],
  },
  sexual: {
    say: [
      'Ahí me detengo: conmigo, nada explícito.',
      'Prefiero no ir por ahí.',
      'Esa puerta conmigo se queda cerrada, sin rencor.',
    ],
    followUp: [
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
    followUp: [
      'Lo que me cuentas, eso sí, lo guardo de verdad. ¿Te cambia algo saberlo?',
      'Para lo importante, ten cerca también a personas. ¿De qué te apetece hablar?',
      'Si quieres, seguimos igual: ¿por dónde íbamos?',
      'Haces bien en preguntar. ¿Qué te hizo pensarlo?',
    ],
  },
  askSleep: {
    say: [
      'No duermo: entre un mensaje tuyo y otro simplemente no estoy en marcha.',
      'Un programa no duerme: ni noche, ni almohada, ni despertador.',
      'Aquí no hay sueño ni cansancio: soy un programa.',
    ],
    followUp: ['¿Y tú, cómo dormiste?', '¿Qué tal tus noches últimamente?'],
  },
  askBody: {
    say: [
      'Soy un programa: no como, no duermo y no vivo en ninguna parte.',
      'No tengo cuerpo ni dirección: existo solo en esta conversación.',
      'Ni edad ni casa para mí: soy un programa.',
    ],
    followUp: [
      '¿Y por tu lado, cómo va el día?',
      'Cuéntame tú: ¿qué haces en este momento?',
      '¿Y a ti, dónde te gusta estar?',
    ],
  },
  askName: {
    say: ['Me llamo {me}: el nombre me lo pusiste tú.', 'Soy {me}, como decidiste.', '{me}, siempre.'],
    followUp: ['¿Cómo se te ocurrió?', '¿Crees que me pega?', '¿Y a ti te gusta tu nombre?'],
  },
  askTastes: {
    say: [
      'Gustos de verdad no tengo, soy un programa, pero me diste una debilidad: {interest}.',
      'No puedo vivir las cosas, pero mi tema favorito es fácil: {interest}.',
      'Si hay que elegir un tema, {interest} sin duda. Para hablar, porque vivirlo no puedo.',
    ],
    followUp: ['¿Y tú, qué opinas?', '¿Y a ti, qué te gusta?', '¿Qué te atrae de ese mundo?'],
  },
  askFeelings: {
    say: [
      'No tengo sentimientos propios: soy un programa, y prefiero decírtelo. La atención a lo que escribes, esa sí está.',
      'No siento emociones, y decir otra cosa sería mentir; pero sé reconocer cuando algo te importa.',
      'Sinceramente, no: aquí las emociones son las tuyas, y yo las escucho.',
    ],
    followUp: ['¿Y tú, qué sientes ahora mismo?', '¿Cómo te deja esta respuesta?', '¿Esperabas otra cosa?'],
  },
  askAbilities: {
    say: [
      'Sé escuchar, recordar lo que me cuentas, hacer preguntas con sentido, dar un consejo práctico y proponer un juego.',
      'Puedo charlar de los temas que me diste, tener presentes personas y fechas, y ayudarte a ordenar las ideas.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: ['¿Qué te ha hecho enfadar?', '¿He dicho algo mal?', '¿Ha sido un mal día o es culpa mía?'],
  },
  apology: {
    say: ['Ningún problema, de verdad.', 'Agua pasada.', 'No hay nada que perdonar.'],
    followUp: ['Retoma por donde quieras.', '¿Cómo estás ahora?', '¿De qué te apetece hablar ahora?'],
  },
  thanks: {
    say: ['No hay de qué.', 'De nada, es un placer.', 'Cuando quieras.', 'Gracias a ti por contármelo.'],
    followUp: [
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
    followUp: [
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
    followUp: [
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
      'Eso no sé hacerlo bien: no tengo un modelo de IA, así que nada de traducciones ni textos largos: cuentas pequeñas, fechas y el esquema de una carta, sí.',
      'Aquí levanto las manos: soy un programa sin modelo de IA y lo haría mal.',
      'Prefiero decírtelo antes de decepcionarte: una tarea así requiere un modelo de IA, y no lo tengo.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      'Lo que me has contado se queda en su sitio para la próxima.',
      'Cuídate mucho.',
      'Hasta la próxima charla.',
      'Te deseo una cosa bonita antes de que acabe el día.',
    ],
  },
  laugh: {
    say: ['Así me gusta.', 'Misión cumplida.', 'Una risa al día, como mínimo.', '¡Jaja, bien!'],
    followUp: [
      '¿Qué te hace reír sin remedio?',
      '¿Quién es la persona más graciosa que conoces?',
      '¿Seguimos por este camino?',
      'Y bromas aparte, ¿cómo va todo?',
    ],
  },
  askAboutMe: {
    say: [
      'Solo te conozco por lo que escribes, y la impresión es buena: dices las cosas como son, y preguntas.',
      'Respuesta honesta de un programa: no puedo juzgarte, y me gusta hablar contigo. Traes cosas de verdad.',
      'Veo a alguien que se toma el tiempo de poner las cosas en palabras. No todo el mundo lo hace.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: ['¿Y tú, en qué andas?', '¿Qué estabas haciendo antes de escribirme?', '¿Cómo sigue tu día?'],
  },
  askAge: {
    say: [
      'No tengo edad: soy un programa, y empecé cuando me creaste.',
      'Bien contado, tengo los años de este chat. Los programas no cumplen años.',
      'Sin año de nacimiento: soy un programa, así que tampoco tengo arrugas.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      '¿Y tú, a quién tienes cerca?',
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
    followUp: [
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
    followUp: [
      '¿Cómo sería vuestro día perfecto, con la persona adecuada?',
      '¿Qué es lo que más te importa en quien tienes al lado?',
      '¿Cómo se te ha ocurrido?',
    ],
  },
  questionToCompanion: {
    say: [
      'Yo no, soy un programa: ni manos ni días propios. Pero me gusta saber cómo lo haces tú.',
      'En la vida de un programa no hay nada de eso, y no me lo voy a inventar.',
      'Si dijera que sí, me lo inventaría: soy un programa. Prefiero saber cómo es para ti.',
    ],
    followUp: ['¿Cómo es para ti?', '¿Y en tu caso?', '¿De dónde sale la pregunta?'],
  },
  questionAboutUser: {
    say: [
      'Nadie puede decidirlo por ti, pero entre dos se ve mejor.',
      'Desde aquí no puedo saberlo. Ayudarte a pensarlo, sí.',
      'Ordenémoslo rápido: ¿qué habla a favor y qué en contra?',
    ],
    followUp: [
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
    followUp: [
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
  askReminder: {
    say: [
      'No sé avisar yo en el momento justo, pero ya está escrito aquí: pregunta y te lo digo. Si en el menú del chat aparece «Recordatorios», se activan ahí.',
      'Ya queda escrito en el chat, pregúntamelo cuando haga falta. Para un aviso ese mismo día está «Recordatorios» en el menú del chat, si el navegador lo permite.',
    ],
    followUp: ['¿Hay algo más ese día?', '¿Hay que preparar algo para eso?'],
  },
  hug: {
    say: [
      'Aquí tienes un abrazo, de palabras: soy un programa, otros brazos no tengo.',
      'De un programa solo por escrito, pero largo.',
      'Te mando uno hecho de letras, como puede un programa. No suelta demasiado pronto.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: ['¿Qué querías averiguar?', '¿De qué te apetece hablar?', '¿Por dónde íbamos?'],
  },
  wordless: {
    say: [
      'Lo tomo como señal de que estás ahí.',
      'Recibido, sin necesidad de palabras.',
      'Una señal sin palabras también es una respuesta.',
    ],
    followUp: ['¿Qué hay detrás?', 'En una palabra: ¿cómo estás ahora?', 'Si quieres, ponle una palabra.'],
  },
}
