import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Nombra lo que hiciste con todas las letras, sin «pero» detrás: «Hice esto, te dolió y lo lamento». La palabra «pero» borra cualquier disculpa.',
      'Mejor en persona y en un momento tranquilo. Di lo que pasó, escucha sin defenderte y pregunta qué haría falta para repararlo.',
      'Una disculpa corta y un gesto concreto valen más que un discurso. Piensa qué perdió la otra persona por aquello y empieza por devolverle eso.',
      'No pidas que te perdone en el acto. Di lo tuyo y añade: «Tómate el tiempo que necesites». Esa paciencia ya forma parte de la disculpa.',
      'Evita el «si te molestó»: suena a duda. «Sé que te molestó, y con razón» abre muchas más puertas, sobre todo seguido de lo que vas a cambiar.',
    ],
    ask: ['¿Qué crees que fue lo que más le dolió?'],
  },
  howSayNo: {
    say: [
      'Un no corto se defiende solo: «Gracias por pensar en mí, pero no puedo». Cuantas más razones des, más sitio dejas para discutirlas.',
      'Gana tiempo antes de responder: «Déjame mirarlo y mañana te digo». Casi todos los síes que luego pesan salen por contestar al instante.',
      'Di lo que no y ofrece, solo si te apetece, lo que sí: «Todo no, pero media hora sí». Así el límite queda claro y el cariño también.',
      'Si insisten, repite la misma frase con el mismo tono, sin añadir nada. A la tercera vez suele entenderse que la puerta está cerrada.',
      'Habla de ti y no de la otra persona: «Ahora no me da la vida para esto». A eso nadie puede ponerle pegas ni tomarlo como ataque.',
    ],
    ask: ['¿Qué temes que pase cuando digas que no?'],
  },
  howConfess: {
    say: [
      'Sencillo y sin dramatismo: «Me gusta mucho estar contigo, y no solo como amistad. No hace falta que digas nada ahora». Claro, y deja aire.',
      'Antes de la gran frase, prueba con un plan a solas: un café, un paseo. La respuesta a esa invitación ya te dirá la mitad.',
      'A la cara si puedes, en un lugar del que cualquiera pueda irse con naturalidad. Un paseo es ideal: se camina al lado y los silencios pesan menos.',
      'Di un detalle concreto que te gusta, como su risa o su manera de escuchar. Un detalle verdadero conmueve más que una declaración de película.',
      'Piensa la frase de salida para un no: «Gracias por la sinceridad, me alegra haberlo dicho». Con esa red, el salto asusta bastante menos.',
    ],
    ask: ['¿Qué es lo que más te gusta de esa persona?'],
  },
  howEndIt: {
    say: [
      'Di la decisión en las dos primeras frases, con calma. Los rodeos dan esperanza, y luego la caída duele el doble.',
      'Elige un lugar privado y un día sin prisas, y ten previsto adónde ir después. Así ninguna de las dos partes tiene que aguantar el tipo.',
      'Explica lo tuyo sin hacer lista de sus fallos: «Lo he pensado mucho y no quiero seguir». No hace falta ganar ningún juicio para irse.',
      'Evita el «quizá más adelante» si no lo crees. Una puerta cerrada con cariño duele menos que una entreabierta durante meses.',
      'Lo práctico, como llaves, cosas o cuentas, mejor otro día. Y si temes su reacción, habla en un lugar con gente y avisa antes a alguien de confianza.',
    ],
    ask: ['¿Qué te ha frenado hasta ahora a la hora de decirlo?'],
  },
  howAskRaise: {
    say: [
      'Llega con tres logros en cifras o hechos, y una petición concreta. «Esto he aportado, esto pido» funciona mejor que «me lo merezco».',
      'Pide una reunión aparte, avisando del tema. En el pasillo y con prisas la respuesta casi siempre es «ya lo veremos».',
      'Di tu petición y luego calla. El silencio incomoda, pero quien lo rellena suele rebajarse solo.',
      'Trae resuelto lo que más le preocupa a quien decide: quién cubre qué, o qué gana la empresa. Un sí fácil se da antes.',
      'Ten listo un plan B: si no puede ser ahora, una fecha para volver a hablarlo y qué condiciones harían falta. Y que quede por escrito.',
    ],
    ask: ['¿Qué has hecho últimamente que tu empresa echaría en falta?'],
  },
  howTalkToParents: {
    say: [
      'Elige un rato tranquilo, sin tele ni visitas, y empieza por el final: primero la noticia, después los motivos. La intriga pone nerviosa a cualquier familia.',
      'Si uno de los dos escucha mejor, empieza por ahí. Con alguien de tu lado, la segunda conversación pesa la mitad.',
      'Anota antes tres frases: qué pasa, qué necesitas y qué no está en discusión. Cuando la voz tiemble, tendrás dónde agarrarte.',
      'La primera reacción rara vez es la definitiva. Tú has tenido semanas para pensarlo; dales al menos unos días antes de sacar conclusiones.',
      'Una carta también vale: permite decirlo entero sin interrupciones, y que lo lean dos veces antes de contestar. Luego, la charla.',
    ],
    ask: ['¿Qué reacción te preocupa más de su parte?'],
  },
  howTalkToFriend: {
    say: [
      'Empieza por la amistad y luego el asunto: «Te digo esto porque me importas». Y ve al grano en la frase siguiente.',
      'A solas, en persona y haciendo algo a la vez, como caminar o cocinar. Las verdades incómodas entran mejor sin estar frente a frente.',
      'Cuenta un hecho concreto y lo que te provoca, no un juicio sobre su forma de ser. De un hecho se puede hablar; de un «siempre haces lo mismo», no.',
      'Una sola cosa por conversación. Si aprovechas para sacar todo lo pendiente, se defenderá de la lista y no oirá lo importante.',
      'Termina con una pregunta: «¿Tú cómo lo ves?». Quizá haya una parte que desconoces, y una pregunta convierte el reproche en charla.',
    ],
    ask: ['¿Qué te gustaría que cambiara después de esa charla?'],
  },
  howTalkToPartner: {
    say: [
      'No en caliente ni al acostarse. Prueba con «quiero hablar de algo contigo, ¿cuándo te viene bien?»: con cita previa nadie se siente en una emboscada.',
      'Cambia el «nunca haces» por «me gustaría que». La queja invita a defenderse; el deseo, a responder.',
      'Pide algo pequeño y comprobable, para dos semanas. «Más atención» es humo; «las cenas de los martes sin pantallas» se puede cumplir.',
      'Empieza por lo que sí funciona en la pareja, pero de verdad y en una frase. Después, una sola cuestión, dicha sin ironía.',
      'Escucha su versión y repítela con tus palabras antes de responder. Cuando alguien se sabe bien entendido, baja las armas.',
    ],
    ask: ['¿Cómo suelen acabar esas conversaciones en pareja?'],
  },
  writeOrWait: {
    say: [
      'Si tu último mensaje sigue sin respuesta, espera unos días y manda uno solo, ligero. Si tampoco contesta, ya tienes contestación.',
      'Escribe si tienes algo que decir; espera si solo quieres calmar los nervios. El motivo se nota en la primera línea.',
      'Un mensaje breve y amable no espanta a quien tiene interés. Y si lo espanta, te ahorraste tres semanas de mirar el móvil.',
      'Redáctalo ahora en las notas y léelo mañana por la mañana. Si a la luz del día aún te gusta, envíalo.',
      'Piensa en qué lamentarías más dentro de un mes: haber preguntado o no haberlo hecho. Casi siempre una de las dos pesa claramente más.',
    ],
    ask: ['¿Qué pondrías exactamente en ese mensaje?'],
  },
  stayOrQuit: {
    say: [
      'Pregúntate si en un año, sin que cambie nada, querrías seguir ahí. Si la respuesta es un no rotundo, empieza a buscar sin soltar todavía lo que tienes.',
      'Escribe qué tendría que mejorar para quedarte. Si eso se puede pedir, pídelo primero; si no existe, la decisión está bastante tomada.',
      'Calcula cuántos meses vivirías sin ese sueldo. Con un colchón, es una decisión; sin él, primero un plan con fecha.',
      'Haz la prueba de la moneda: cara te vas, cruz te quedas. Lo que desees mientras está en el aire es información muy valiosa.',
      'Habla con alguien que ya trabaje en lo que sería tu otra opción. Media hora de verdad sobre el día a día vale más que diez listas.',
    ],
    ask: ['¿Qué echarías de menos de tu trabajo actual si te fueras?'],
  },
  stayOrLeave: {
    say: [
      'Imagina que nada cambia en cinco años. Si eso te encoge el estómago, la pregunta ya no es si hablar, sino cuándo.',
      'Distingue entre querer a esa persona y querer la vida en común. Lo primero puede ser verdad y aun así no bastar.',
      'Antes de decidir, di en voz alta lo que te falta, una vez y muy claro. Cómo reaccione a eso te enseñará más que meses de darle vueltas.',
      'Mira quién eres a su lado: si hay calma y risa, hay con qué trabajar. Si mides cada palabra por miedo, pide apoyo y ponte a salvo primero.',
      'Ponte un plazo, por ejemplo tres meses, para intentarlo en serio, quizá con terapia de pareja. Después decides con hechos y no con la duda eterna.',
    ],
    ask: ['¿En qué momentos tienes más claro que quieres quedarte, y en cuáles que no?'],
  },
  forgiveOrNot: {
    say: [
      'Fíjate en si repara o solo se disculpa. El arrepentimiento que cambia cosas se ve en lo que hace cuando nadie le insiste.',
      'Perdonar y volver a confiar son dos cosas. Puedes soltar el rencor y, aun así, no darle de nuevo las llaves.',
      'No hay prisa. «Todavía no lo sé» es una respuesta completa, y quien de verdad lo siente sabrá esperarla.',
      'Pon una condición concreta para seguir, algo que puedas comprobar. Si la cumple sin regatear, hay terreno; si protesta, también lo sabes.',
      'Pregúntate si fue un tropiezo o una costumbre. A un tropiezo se le puede dar otra ocasión; una costumbre pide distancia.',
    ],
    ask: ['¿Qué tendría que hacer para que pudieras volver a confiar?'],
  },
  tellOrHide: {
    say: [
      'Pregúntate para quién es la verdad. Si le sirve a la otra persona para decidir algo importante, suele tocarle saberla.',
      'Piensa si se va a enterar de todos modos. Si la respuesta es sí, mejor que venga de ti, con calma y a solas.',
      'Cuenta solo lo que sabes, no lo que supones. «Esto es lo que hay; lo demás lo ignoro» es honrado y no incendia de más.',
      'Si callar te obliga a mentir cada semana, el secreto ya cuesta más que la confesión. Elige un día y una frase corta.',
      'Imagina la situación al revés: ¿querrías que te lo dijeran? Esa respuesta suele ser la más limpia que hay.',
    ],
    ask: ['¿Qué es lo peor que podría pasar si la verdad saliera?'],
  },
  goOrStayHome: {
    say: [
      'Ve con hora de salida: una hora, y luego decides. Aparecer un rato cuenta casi tanto como quedarse hasta el final, y te deja libre.',
      'Piensa en mañana por la mañana: ¿qué versión de ti lo agradecerá más, la que fue o la que se quedó? Esa lleva razón.',
      'Si es por alguien que te importa, ve aunque sea poco tiempo: la gente olvida los discursos, pero recuerda quién estuvo. Si es por compromiso vacío, puedes faltar.',
      'Distingue pereza de rechazo. La pereza se va al cruzar la puerta; el rechazo crece. Si es lo segundo, un mensaje cariñoso y en casa.',
      'Pregúntate quién notaría tu ausencia y si te importa esa persona. Si sale un nombre enseguida, ahí está la respuesta.',
    ],
    ask: ['¿Qué es lo que menos te apetece de ir?'],
  },
  howSleep: {
    say: [
      'Si pasan unos veinte minutos sin dormirte, sal de la cama: luz tenue, algo aburrido en papel, y vuelve cuando pesen los párpados.',
      'Levántate a la misma hora aunque hayas dormido mal. Es lo que mejor recoloca el sueño en una o dos semanas.',
      'Dale la vuelta al reloj. Calcular cuánto queda para que suene es justo lo que mantiene el cerebro en guardia.',
      'Habitación fresca, oscura y sin pantalla en la última hora; la ducha templada, una hora antes. El cuerpo se duerme al ir bajando de temperatura.',
      'Piensa en una palabra y busca, letra a letra, objetos que empiecen así: imagínalos uno a uno. Ese desfile absurdo se parece mucho a quedarse frito.',
    ],
    ask: ['¿Cómo son tus últimas dos horas antes de acostarte?'],
  },
  howCalmDown: {
    say: [
      'Suelta el aire el doble de lento de lo que lo tomas: cuatro tiempos al inspirar, ocho al espirar. Diez veces. La exhalación larga frena el pulso.',
      'Nombra cinco cosas que ves, cuatro que tocas, tres que oyes, dos que hueles, una que saboreas. Devuelve la cabeza a la habitación.',
      'Agua fría en la cara y en las muñecas, medio minuto. El cuerpo lo toma como una señal para bajar revoluciones.',
      'Aprieta los puños con fuerza cinco segundos y suéltalos de golpe; después los hombros, después los pies. El temblor necesita salida.',
      'Camina rápido diez minutos, contando los pasos. La adrenalina está hecha para moverse, y así se gasta en algo útil. Si notas dolor en el pecho, busca atención médica.',
    ],
    ask: ['¿Qué ha puesto todo esto en marcha?'],
  },
  howConcentrate: {
    say: [
      'Promete solo cinco minutos. Empezar es lo caro; una vez dentro, seguir sale casi gratis.',
      'Veinticinco minutos con temporizador y cinco de pausa, con el móvil en otra habitación. No boca abajo: en otra habitación.',
      'Escribe el paso siguiente tan pequeño que dé risa: «abrir el archivo y poner el título». El cerebro esquiva lo enorme, no lo ridículo.',
      'Pon al lado una hoja para las distracciones: cada idea que asome, apuntada y aparcada. Así nada se pierde y nada interrumpe.',
      'Haz lo difícil en tu mejor hora y lo mecánico en la peor. Pelearse con la cabeza a su hora tonta es perder dos veces.',
    ],
    ask: ['¿Qué es lo que suele sacarte de la tarea?'],
  },
  howStopThinking: {
    say: [
      'Dale cita: un cuarto de hora al día para pensarlo por escrito. Si asoma fuera de hora, «a las siete te atiendo». Funciona mejor que prohibirlo.',
      'Ocupa las manos y las palabras a la vez: cocinar con un pódcast, cantar conduciendo. Así el bucle se queda sin sitio.',
      'Escríbelo entero una vez, hasta el final, y cierra la libreta. La mente repite lo que teme olvidar; en papel ya no hace falta.',
      'Pregúntate si queda algo por hacer. Si sí, hazlo hoy en pequeño; si no, cada vuelta es solo ruido y se le puede decir «ya te conozco».',
      'Quita los anzuelos: fotos, chats, perfiles, canciones. No hace falta borrarlos, basta con ponerlos donde cueste tres pasos llegar.',
    ],
    ask: ['¿A qué hora del día vuelve con más fuerza?'],
  },
  howStartSport: {
    say: [
      'Empieza con algo tan corto que sea imposible decir que no: diez minutos de caminata rápida, tres días fijos. Primero la costumbre, luego el esfuerzo.',
      'Alterna un minuto de trote suave y dos caminando, ocho veces. Si puedes hablar mientras lo haces, el ritmo es el bueno. Ante cualquier problema de salud, consulta antes.',
      'Queda con alguien. Faltar a una cita sin testigos es facilísimo; dejar a otra persona esperando en una esquina con zapatillas, no tanto.',
      'Deja la ropa preparada junto a la cama y decide solo ponértela. Vestirse ya es la mitad del entrenamiento.',
      'Elige lo que te divierta aunque queme menos: bailar, nadar, pasear con música. El mejor deporte es el que seguirás haciendo en marzo.',
    ],
    ask: ['¿Qué tipo de movimiento te ha gustado alguna vez?'],
  },
  examTips: {
    say: [
      'Cierra los apuntes e intenta contarlo de memoria en una hoja. Lo que no salga es justo lo que hay que repasar; releer solo da sensación de saber.',
      'Consigue exámenes anteriores y hazlos con reloj. Enseñan qué se pregunta de verdad y quitan la mitad de los nervios.',
      'Repasa cada tema al día siguiente, a los tres días y a la semana. Tres vueltas cortas fijan más que un atracón.',
      'Explícalo en voz alta como si alguien de diez años escuchara. Donde te atasques, ahí falta comprensión y no memoria.',
      'En la prueba, empieza por lo que sabes y deja lo difícil señalado. Y duerme antes: lo estudiado se fija durmiendo.',
    ],
    ask: ['¿Qué parte de la materia se te resiste más?'],
  },
  drivingTips: {
    say: [
      'Exagera las miradas a los espejos moviendo un poco la cabeza. Quien examina tiene que ver que miras, no adivinarlo.',
      'Si cometes un fallo pequeño, corrígelo y sigue. Muchos suspensos vienen del segundo error, el que se hace pensando en el primero.',
      'Para aparcar, lento como un caracol: con el embrague controlado o el freno hay tiempo de corregir. Rectificar no suele ser pecado, ir deprisa sí.',
      'Ve narrando en voz baja lo que haces: «espejo, intermitente, ceda». Ocupa la cabeza, baja los nervios y evita olvidos.',
      'Haz tests hasta fallar muy poco varios días seguidos, y apunta solo los errores. Y el día antes, una vuelta por la zona de examen.',
    ],
    ask: ['¿Qué maniobra te da más respeto?'],
  },
  interviewTips: {
    say: [
      'Prepara tres historias cortas: un problema, qué hiciste, cómo acabó. Con esas tres se contesta casi cualquier pregunta.',
      'Como defecto, uno real y pequeño, con lo que haces para compensarlo: «Me costaba delegar; ahora reparto por escrito». Nada de «soy perfeccionista».',
      'Ten lista una pregunta tuya: «¿Qué haría que dentro de seis meses digan que acertaron con esta contratación?». Suele encantar.',
      'Lee el anuncio y subraya tres requisitos; para cada uno, una prueba de que lo cumples. La entrevista es eso, con saludos alrededor.',
      'Ensaya en voz alta tu presentación de un minuto. En la cabeza todo suena fluido; en la boca se descubren los baches, mejor en casa.',
    ],
    ask: ['¿Qué pregunta te gustaría que no te hicieran?'],
  },
  speechTips: {
    say: [
      'Apréndete solo la primera y la última frase. Si arrancas en firme, los nervios bajan al minuto, y un buen final lo salva casi todo.',
      'Empieza con una escena pequeña y concreta, no con «buenos días, voy a hablar de». Con una historia, la sala levanta la vista.',
      'Habla más lento de lo que parece natural y calla dos segundos tras cada idea. Por dentro es eterno; por fuera parece seguridad.',
      'Elige tres caras amables, a izquierda, centro y derecha, y cuéntaselo por turnos. Hablar a tres personas asusta menos que a una multitud.',
      'Ensaya de pie, en voz alta y con reloj, tres veces. Agua a mano, y las manos sobre el atril o con una ficha: así tienen trabajo.',
    ],
    ask: ['¿Qué quieres que el público se lleve a casa?'],
  },
  savingTips: {
    say: [
      'Aparta una cantidad el mismo día del cobro, por transferencia automática. Lo que no se ve en la cuenta apenas se echa de menos.',
      'Apunta cada gasto durante un mes, sin cambiar nada. La fuga casi siempre aparece donde nadie miraba.',
      'Menú semanal, lista cerrada y compra con el estómago lleno. Es el recorte que menos se nota y más rinde.',
      'Para cada capricho, espera tres días. La mitad se olvida, y la otra mitad se disfruta más.',
      'Revisa suscripciones, seguros y tarifas una vez al año y pide mejor precio. Una tarde de llamadas puede valer más que meses de privarse del café.',
    ],
    ask: ['¿Para qué te gustaría usar lo que ahorres?'],
  },
  lessPhone: {
    say: [
      'Cárgalo de noche fuera del dormitorio y compra un despertador barato. Se ganan el primer y el último rato del día, los más pegajosos.',
      'Pon la pantalla en blanco y negro. Sin colores, los vídeos y los iconos pierden casi toda la gracia.',
      'Quita las notificaciones de todo lo que no sea una persona. Cada aviso menos es una recaída menos.',
      'Borra solo la aplicación que más te atrapa y entra desde el navegador. Esa pequeña molestia corta la mayoría de las visitas.',
      'Dale un sitio fijo en casa, como si tuviera cable. Quien quiera mirarlo, de pie y en el recibidor: dura mucho menos.',
    ],
    ask: ['¿Qué harías con la hora que le quites a la pantalla?'],
  },
  meetPeople: {
    say: [
      'Busca algo que se repita cada semana con las mismas caras: coro, senderismo, cerámica. La amistad nace de verse mucho, más que de caerse bien.',
      'Apúntate de voluntariado: un banco de alimentos, un refugio de animales. Trabajar codo con codo ahorra la charla forzada.',
      'Sé quien propone: «Voy a tomar algo después, ¿te vienes?». Casi todo el mundo espera que alguien lo diga.',
      'Rescata a dos personas de antes con un mensaje simple: «Me he acordado de ti, ¿un café?». Retomar cuesta menos que empezar.',
      'Vuélvete parte del paisaje: mismo café, misma hora, un saludo más largo cada vez. Los desconocidos se ablandan por repetición.',
    ],
    ask: ['¿Qué te gustaría hacer en compañía?'],
  },
  howConsole: {
    say: [
      '«No sé qué decir, pero aquí estoy» es una frase excelente. Lo que alivia es la presencia, rara vez el argumento.',
      'Ofrece algo concreto en vez de «lo que necesites»: «El jueves te llevo la cena». Quien sufre no tiene fuerzas para pedir.',
      'Pregunta y escucha sin arreglar nada. Evita «al menos» y «tienes que ser fuerte»: suenan a prisa por pasar página.',
      'Nombra lo que ha perdido o lo que le pasa, sin rodeos. El silencio alrededor del tema aísla más que una frase torpe.',
      'Vuelve a escribir dentro de tres semanas. Al principio acude todo el mundo; el apoyo que se recuerda es el que llega después.',
    ],
    ask: ['¿Qué le ha servido a esa persona en otros malos momentos?'],
  },
  howWithBoss: {
    say: [
      'Habla a solas y con un hecho: «Ayer pasó esto, y para trabajar bien necesito esto otro». Sin adjetivos es difícil que lo discuta.',
      'Deja rastro escrito y amable: «Como acordamos, yo hago esto y tú aquello». Los correos cortos tienen muy buena memoria.',
      'Adelántate a lo que le obsesiona: un resumen breve antes de que lo pida. Quien controla por miedo suele aflojar cuando nada le sorprende.',
      'Con alguien que invade, la misma frase tranquila cada vez: «Lo miro mañana a primera hora». Las costumbres ajenas se educan por repetición.',
      'Apunta fechas y hechos, y busca un aliado o a recursos humanos si sigue. Con una lista corta y fría te tomarán más en serio que con un enfado.',
    ],
    ask: ['¿Cómo reacciona esa persona cuando alguien le habla claro?'],
  },
  howWithTeen: {
    say: [
      'Elige dos o tres normas que de verdad importen y suelta el resto. Quien batalla por todo acaba perdiendo también lo esencial.',
      'Habla en el coche o cocinando, sin mirarse de frente. Ahí salen cosas que en una «charla seria» no saldrían jamás.',
      'En plena tormenta, pocas palabras y voz baja. Lo que haya que enseñar se explica después, cuando vuelva la calma.',
      'Ofrece dos opciones que te valgan: «¿Ahora o después de merendar?». Decidir algo rebaja las ganas de pelear por todo.',
      'Quince minutos al día con lo que le guste, sin corregir nada. Antes de obedecer a alguien hay que tener ganas de estar cerca.',
    ],
    ask: ['¿En qué ratos la convivencia va bien?'],
  },
  babySleepTips: {
    say: [
      'La misma secuencia cada noche, corta y en el mismo orden: baño, cuento, canción, luz. A la semana, el primer paso ya da sueño.',
      'Prueba media hora antes. El cansancio pasado de rosca acelera a los pequeños en vez de tumbarlos.',
      'Luz natural y juego de día; de noche, penumbra, voz baja y nada de fiesta. Así se aprende antes para qué sirve cada una.',
      'Si despierta, acude pronto y aburre: una mano, un susurro, poca luz. Consuelo sí, espectáculo no.',
      'Con bebés, siempre boca arriba y en cuna despejada. Con más edad, un peluche vigilante y una lucecita cálida ahuyentan bastante monstruo.',
    ],
    ask: ['¿Cómo es la última hora antes de acostarse en casa?'],
  },
  petTips: {
    say: [
      'Cansa primero la cabeza: quince minutos de olfato, con premios escondidos por casa, agotan más que una vuelta a la manzana.',
      'Premia al instante lo que sí quieres y no regañes lo demás a destiempo. Pasados unos segundos ya no lo relacionan.',
      'Ofrece una alternativa mejor justo al lado: un rascador alto y firme junto al sofá, un mordedor junto a los zapatos. Cambiar cuesta menos que prohibir.',
      'No cedas «solo esta vez». Una recompensa de vez en cuando engancha más que una segura, también a los de cuatro patas.',
      'Reparte el día en rutinas: juego, comida y descanso a las mismas horas. Jugar antes de comer y dormir es la secuencia que mejor les calma.',
    ],
    ask: ['¿En qué momento del día pasa más?'],
  },
  petIllAsk: {
    say: [
      'Llama ya a una clínica veterinaria y describe qué ves y desde cuándo. Por teléfono te dirán enseguida si hay que ir corriendo.',
      'Nada de medicinas de persona: varias muy comunes son tóxicas para los animales. Agua a su alcance, un sitio tranquilo y consulta profesional.',
      'Si respira mal, no puede levantarse, sangra o tragó algo tóxico, es urgencia: directo a la clínica, avisando por el camino.',
      'Apunta cuándo comió, bebió e hizo sus necesidades por última vez, y graba un vídeo corto. A quien atienda le ahorra media consulta.',
      'No esperes mucho con animales pequeños, muy jóvenes o mayores: un día sin comer puede ser serio. Mejor una llamada de más.',
    ],
    ask: ['¿Qué más has notado distinto en su comportamiento?'],
  },
  homeRemedy: {
    say: [
      'Líquido caliente, descanso y aire húmedo: una ducha con vapor despeja la nariz un buen rato. No cura, pero se agradece.',
      'Para la garganta y la tos, una cucharada de miel en una infusión templada suaviza de verdad; eso sí, nunca para bebés de menos de un año.',
      'Con dolor de cabeza: un vaso grande de agua, penumbra, paño frío en la frente y aflojar cuello y mandíbula. Si es brusco o distinto a todo, al médico.',
      'Contra el hipo, aguanta el aire unos segundos tras inspirar hondo y traga agua fría a sorbitos. Es lo que más gente salva.',
      'Agua a menudo, caldo, comida suave y dormir: lo aburrido es lo que funciona. Si empeora o dura días, que lo mire alguien con bata.',
    ],
    ask: ['¿Qué es lo que más te molesta ahora mismo?'],
  },
  stainTips: {
    say: [
      'Primero absorber, nunca frotar: papel o paño limpio, de fuera hacia dentro. Frotar solo invita a la mancha a quedarse.',
      'Bicarbonato con un poco de agua en pasta, media hora y a retirar: va bien con grasa y olores. En un recipiente abierto, también dentro de la nevera.',
      'Si es de color, como vino, café o tomate: agua fría, una gota de lavavajillas y paciencia. El calor fija, así que nada de plancha ni secadora.',
      'Lo pegajoso, como chicle o cera, con hielo hasta que endurezca, y luego se desprende. La tinta suele ceder con alcohol, probando antes en un rincón.',
      'Vinagre blanco rebajado con agua para olores y cal, y ventilar mucho. Solo una regla sagrada: jamás mezclarlo con lejía.',
    ],
    ask: ['¿Qué has probado ya?'],
  },
  tidyTips: {
    say: [
      'Una bolsa y diez minutos: solo basura evidente. Es la victoria más rápida y deja ver qué queda de verdad.',
      'Un solo cajón, entero, hasta el final. Ver un hueco perfecto da más ganas que media casa a medias.',
      'Cuatro montones: se queda, se regala, se tira, no sé. El último va a una caja con fecha; si en seis meses nadie la abre, fuera.',
      'Deja lo sentimental para el final. Con platos y papeles se entrena el ojo, con fotos se acaba en el suelo, mirando álbumes hasta la noche.',
      'Cada cosa necesita una casa fácil: cestas abiertas, ganchos, una bandeja para papeles. Si guardarla cuesta más de un gesto, no se guardará.',
    ],
    ask: ['¿Qué rincón te daría más alivio ver despejado?'],
  },
  plantTips: {
    say: [
      'Mete el dedo dos centímetros en la tierra: si sale húmedo, no riegues. Se ahogan más plantas por cariño que por sed.',
      'Mira la luz antes que nada: cerca de una ventana, sin sol fuerte directo, se recupera la mayoría. Y no la cambies de sitio cada semana.',
      'Comprueba que la maceta drene y vacía el plato tras regar. Las raíces encharcadas se pudren y desde fuera parece sed.',
      'Revisa el envés de las hojas. Si hay bichos, agua con un poco de jabón suave, por la tarde y lejos del sol, cada pocos días.',
      'Corta lo seco, deja lo verde y dale unas semanas. Un tallo firme todavía tiene planes, aunque por arriba no lo parezca.',
    ],
    ask: ['¿Cuánta luz recibe donde está?'],
  },
  getOverEx: {
    say: [
      'Silencia sus redes, al menos un par de meses. No es rencor: una herida que se toca a diario no cierra.',
      'Escribe también lo que no funcionaba. La memoria edita con música bonita, y una lista honrada equilibra la película.',
      'Cambia el escenario: otra colcha, otro camino, otro bar. Los sitios guardan costumbres, y estrenar algo abre hueco.',
      'Llena las horas malas antes de que lleguen: domingo por la tarde, un plan fijo con alguien. No para olvidar, sino para cruzarlas.',
      'No mejora en línea recta: un día bueno, dos malos, tres buenos. Una recaída no te devuelve al principio, aunque lo parezca.',
    ],
    ask: ['¿En qué momentos del día pesa más la ausencia?'],
  },
  gainCourage: {
    say: [
      'Haz cada día una cosa pequeña que dé un poco de corte: preguntar algo, opinar primero. El valor es un músculo y crece con pesos ligeros.',
      'Actúa antes de sentirte con seguridad. La confianza llega después de hacer las cosas, casi nunca antes.',
      'Apunta por la noche algo que te salió bien, por mínimo que sea. En un mes tendrás treinta pruebas contra esa voz que lo niega.',
      'Háblate como le hablarías a una amistad que lo intenta. A nadie querido le dirías lo que uno se dice ante el espejo.',
      'Pregúntate qué es lo peor probable, no lo peor imaginable. Suele ser un minuto de vergüenza, y de eso se sale con anécdota.',
    ],
    ask: ['¿Qué harías mañana si no te diera miedo?'],
  },
}
