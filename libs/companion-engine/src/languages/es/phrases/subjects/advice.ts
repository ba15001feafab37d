import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Di claramente qué hiciste y que lo lamentas, sin añadir «pero»: «Hice esto, te dolió y lo siento».',
      'Mejor en persona y en un momento tranquilo. Di lo que pasó, escucha sin defenderte y pregunta qué haría falta para repararlo.',
      'Discúlpate con pocas palabras y haz algo concreto para reparar lo que pasó. Piensa primero qué perdió la otra persona.',
      'No pidas que te perdone enseguida. Di lo que sientes y añade: «Tómate el tiempo que necesites».',
      'No digas «si te molestó», porque suena a duda. Di «sé que te molestó» y qué vas a cambiar.',
    ],
    ask: ['¿Qué crees que fue lo que más le dolió?'],
  },
  howSayNo: {
    say: [
      'Di un no corto y amable: «Gracias por pensar en mí, pero no puedo». No hace falta dar muchas razones.',
      'Pide tiempo antes de responder: «Déjame mirarlo y mañana te digo». Así no dices que sí por la presión del momento.',
      'Si te apetece, ofrece una parte: «Todo no, pero media hora sí». Así queda claro hasta dónde puedes.',
      'Si insisten, repite la misma frase con el mismo tono, sin añadir explicaciones nuevas.',
      'Habla de ti y no de la otra persona: «Ahora no tengo tiempo para esto». Así no suena a reproche.',
    ],
    ask: ['¿Qué temes que pase cuando digas que no?'],
  },
  howConfess: {
    say: [
      'Dilo de forma sencilla: «Me gusta mucho estar contigo, y no solo como amistad. No hace falta que respondas ahora».',
      'Propón primero un plan a solas, como un café o un paseo. Por su respuesta sabrás algo más.',
      'Dilo en persona si puedes, en un sitio tranquilo del que sea fácil irse. Un paseo va bien.',
      'Di algo concreto que te gusta, como su risa o su manera de escuchar. Es mejor que una declaración larga.',
      'Prepara una respuesta por si dice que no: «Gracias por tu sinceridad, me alegro de habértelo dicho».',
    ],
    ask: ['¿Qué es lo que más te gusta de esa persona?'],
  },
  howEndIt: {
    say: [
      'Di tu decisión al principio, con calma y sin rodeos, para que no se haga falsas esperanzas.',
      'Elige un lugar privado y un día sin prisas, y piensa antes adónde irás después.',
      'Explica tus motivos sin hacer una lista de sus fallos: «Lo he pensado mucho y no quiero seguir».',
      'No digas «quizá más adelante» si no lo piensas de verdad. Es mejor un no claro y amable.',
      'Deja las llaves, las cosas y las cuentas para otro día. Si temes su reacción, queda donde haya gente y avisa antes a alguien.',
    ],
    ask: ['¿Qué te ha frenado hasta ahora?'],
  },
  howAskRaise: {
    say: [
      'Prepara tres logros con cifras o hechos y pide algo concreto. No basta con decir «me lo merezco».',
      'Pide una reunión aparte y avisa del tema. Si lo haces con prisas en el pasillo, es fácil que te digan «ya veremos».',
      'Di lo que pides y después espera la respuesta en silencio, sin rebajar tú la petición.',
      'Piensa antes qué le preocupa a quien decide y explica qué gana la empresa si te dice que sí.',
      'Si ahora no puede ser, acuerda una fecha para hablarlo otra vez y qué condiciones harían falta. Pídelo por escrito.',
    ],
    ask: ['¿Qué cosas te han salido bien en el trabajo?'],
  },
  howTalkToParents: {
    say: [
      'Elige un rato tranquilo, sin tele ni visitas. Di primero la noticia y después explica los motivos.',
      'Si uno de los dos escucha mejor, habla primero con esa persona. Después podrá ayudarte en la otra conversación.',
      'Apunta antes tres cosas: qué pasa, qué necesitas y qué no vas a discutir. Puedes mirar la nota si te bloqueas.',
      'Dales unos días después de contarlo. Tú has tenido tiempo para pensarlo, y la primera reacción puede cambiar.',
      'También puedes escribir una carta. Así lo cuentas todo sin interrupciones, y después se puede hablar con calma.',
    ],
    ask: ['¿Qué reacción te preocupa más de su parte?'],
  },
  howTalkToFriend: {
    say: [
      'Empieza diciendo «te lo digo porque me importas» y explica enseguida qué pasa.',
      'Habla a solas y en persona, por ejemplo durante un paseo. Caminando suele ser más fácil decir algo incómodo.',
      'Cuenta un hecho concreto y cómo te sentiste, sin juzgar su forma de ser. Evita frases como «siempre haces lo mismo».',
      'Habla de una sola cosa por conversación. Si sacas todo lo pendiente, será más difícil que te escuche.',
      'Termina preguntando «¿tú cómo lo ves?» y escucha la respuesta. Quizá haya algo que no sabes.',
    ],
    ask: ['¿Qué te gustaría que cambiara después de esa charla?'],
  },
  howTalkToPartner: {
    say: [
      'No lo hables durante un enfado ni justo antes de dormir. Di: «Quiero hablar de algo, ¿cuándo te viene bien?».',
      'En vez de «nunca haces», di «me gustaría que». Así es más fácil que te escuche sin defenderse.',
      'Pide algo pequeño y concreto para dos semanas. «Cenar los martes sin pantallas» es más claro que «más atención».',
      'Empieza con algo que funcione bien en la pareja. Después habla de una sola cuestión, sin ironía.',
      'Escucha su versión y repítela con tus palabras antes de responder. Así se nota que has escuchado.',
    ],
    ask: ['¿Cómo suelen acabar esas conversaciones en pareja?'],
  },
  writeOrWait: {
    say: [
      'Si tu último mensaje sigue sin respuesta, espera unos días y manda solo uno más, breve. Después déjalo.',
      'Escribe si tienes algo que decir. Si solo quieres calmar los nervios, espera un poco.',
      'Puedes escribir algo breve y amable; a quien tiene interés no suele molestarle.',
      'Escribe ahora el mensaje en una nota y léelo mañana. Si todavía te parece bien, envíalo.',
      'Piensa qué lamentarías más dentro de un mes: haber escrito o no haberlo hecho. Decide según eso.',
    ],
    ask: ['¿Qué pondrías exactamente en ese mensaje?'],
  },
  stayOrQuit: {
    say: [
      'Pregúntate si querrías seguir ahí un año más sin cambios. Si no, empieza a buscar antes de dejar lo que tienes.',
      'Escribe qué tendría que mejorar para quedarte y pídelo primero. Si no es posible, será más fácil decidir.',
      'Calcula cuántos meses podrías vivir sin ese sueldo. Si son pocos, busca otra cosa antes de irte.',
      'Haz dos listas, una con lo que ganas y otra con lo que pierdes. Vuelve a leerlas a los pocos días.',
      'Habla con alguien que ya haga el trabajo que te interesa y pregúntale cómo es un día normal.',
    ],
    ask: ['¿Qué echarías de menos de tu trabajo actual si te fueras?'],
  },
  stayOrLeave: {
    say: [
      'Imagina que dentro de cinco años todo sigue igual. Si no lo quieres así, háblalo pronto con tu pareja.',
      'Piensa por separado si quieres a esa persona y si quieres esa vida en común. Las dos cosas cuentan.',
      'Antes de decidir, di claramente qué te falta y mira qué cambia en las semanas siguientes.',
      'Mira cómo te sientes a su lado. Si tienes miedo, pide ayuda y ponte a salvo antes de decidir nada más.',
      'Ponte un plazo, por ejemplo tres meses, para intentarlo en serio, quizá con terapia de pareja. Después decide.',
    ],
    ask: ['¿Qué te hace querer quedarte y qué te hace dudar?'],
  },
  forgiveOrNot: {
    say: [
      'Mira si solo pide perdón o si también cambia lo que hace. Lo segundo es más importante.',
      'Puedes perdonar y, aun así, no volver a confiar todavía. Son dos decisiones distintas.',
      'No tienes que decidirlo ahora. Puedes decir «todavía no lo sé» y pedir tiempo.',
      'Di una condición concreta para seguir, algo que puedas comprobar, y mira si la cumple.',
      'Pregúntate si pasó una vez o si pasa a menudo. Si se repite, es mejor tomar distancia.',
    ],
    ask: ['¿Qué tendría que hacer para que pudieras volver a confiar?'],
  },
  tellOrHide: {
    say: [
      'Piensa si la otra persona necesita saberlo para decidir algo importante. En ese caso, suele ser mejor decirlo.',
      'Piensa si se va a enterar de todos modos. Si es así, es mejor que se lo cuentes tú, con calma.',
      'Si lo cuentas, di solo lo que sabes, no lo que supones. Di también qué no sabes.',
      'Si para callarlo tienes que mentir a menudo, es mejor contarlo. Elige un día y prepara una frase corta.',
      'Imagina que fuera al revés y pregúntate si querrías saberlo. Eso ayuda a decidir.',
    ],
    ask: ['¿Qué es lo peor que podría pasar si la verdad saliera?'],
  },
  goOrStayHome: {
    say: [
      'Ve con una hora de salida en mente: quédate una hora y después decide si sigues.',
      'Piensa cómo te sentirás mañana si vas y si no vas, y elige lo que te deje mejor.',
      'Si es por alguien que te importa, ve aunque sea un rato. Si es solo por compromiso, puedes faltar.',
      'Pregúntate si es pereza o si de verdad no quieres ir. Si no quieres, manda un mensaje amable y quédate en casa.',
      'Piensa quién notaría que no fuiste y si esa persona te importa. Si la respuesta es sí, ve un rato.',
    ],
    ask: ['¿Qué es lo que menos te apetece de ir?'],
  },
  howSleep: {
    say: [
      'Si pasan unos veinte minutos sin dormirte, sal de la cama, lee algo aburrido con poca luz y vuelve cuando tengas sueño.',
      'Levántate siempre a la misma hora, aunque hayas dormido mal. En una o dos semanas el sueño suele mejorar.',
      'Gira el reloj para no ver la hora. Calcular cuánto te queda por dormir suele desvelar más.',
      'Deja el cuarto fresco y oscuro, apaga las pantallas una hora antes y date una ducha templada.',
      'Piensa en una palabra y busca objetos que empiecen por cada una de sus letras. Imagínalos uno a uno hasta dormirte.',
    ],
    ask: ['¿Cómo son tus últimas dos horas antes de acostarte?'],
  },
  howCalmDown: {
    say: [
      'Toma aire contando cuatro y suéltalo despacio contando ocho. Repítelo diez veces; soltar el aire despacio calma el pulso.',
      'Nombra cinco cosas que ves, cuatro que tocas, tres que oyes, dos que hueles y una que saboreas.',
      'Ponte agua fría en la cara y en las muñecas durante medio minuto. Ayuda al cuerpo a calmarse.',
      'Aprieta los puños con fuerza cinco segundos y suéltalos. Haz lo mismo con los hombros y con los pies.',
      'Camina rápido diez minutos contando los pasos. Si notas dolor en el pecho, busca atención médica.',
    ],
    ask: ['¿Qué ha pasado para que estés así?'],
  },
  howConcentrate: {
    say: [
      'Proponte trabajar solo cinco minutos. Empezar es lo más difícil; después cuesta menos seguir.',
      'Trabaja veinticinco minutos con un temporizador y descansa cinco. Deja el móvil en otra habitación.',
      'Escribe el siguiente paso muy pequeño, por ejemplo «abrir el archivo y poner el título», y haz solo eso.',
      'Ten una hoja al lado y apunta cada idea que te distraiga. Así puedes seguir y mirarla después.',
      'Haz lo difícil en las horas en que mejor te concentras, y lo fácil cuando notes cansancio.',
    ],
    ask: ['¿Qué es lo que más te distrae?'],
  },
  howStopThinking: {
    say: [
      'Reserva un cuarto de hora al día para pensarlo por escrito. Si vuelve en otro momento, déjalo para esa hora.',
      'Haz algo que ocupe las manos y la cabeza a la vez, como cocinar mientras escuchas un pódcast.',
      'Escríbelo todo una vez, de principio a fin, y guarda la hoja. Así no hace falta repasarlo tanto.',
      'Pregúntate si puedes hacer algo. Si puedes, haz hoy un paso pequeño; si no, cambia de actividad.',
      'Quita de la vista lo que te lo recuerda, como fotos, chats o correos. No hace falta borrarlo.',
    ],
    ask: ['¿A qué hora del día lo piensas más?'],
  },
  howStartSport: {
    say: [
      'Empieza con poco: diez minutos de caminata rápida, tres días fijos a la semana. Después puedes aumentar.',
      'Alterna un minuto de trote suave y dos caminando, ocho veces. Si tienes algún problema de salud, consulta antes.',
      'Queda con alguien para hacer deporte en compañía. Cuesta más faltar cuando otra persona te espera.',
      'Deja la ropa de deporte preparada junto a la cama y póntela nada más levantarte.',
      'Elige algo que te divierta, como bailar, nadar o pasear con música. Así es más fácil seguir.',
    ],
    ask: ['¿Qué deporte o ejercicio te ha gustado alguna vez?'],
  },
  examTips: {
    say: [
      'Cierra los apuntes y escribe de memoria lo que sabes. Después repasa solo lo que no te salió.',
      'Busca exámenes anteriores y hazlos con reloj. Así ves qué se suele preguntar y cuánto tiempo necesitas.',
      'Repasa cada tema al día siguiente, a los tres días y a la semana. Es mejor que estudiarlo todo de una vez.',
      'Explícalo en voz alta, como si hablaras con alguien de diez años. Donde te atasques, tienes que estudiar más.',
      'En el examen, empieza por lo que sabes y marca lo difícil para después. La noche anterior, duerme bien.',
    ],
    ask: ['¿Qué tema del examen te cuesta más?'],
  },
  drivingTips: {
    say: [
      'Mira los espejos moviendo un poco la cabeza, para que quien te examina vea que los miras.',
      'Si cometes un fallo pequeño, corrígelo y sigue. Piensa solo en lo que viene después.',
      'Aparca muy despacio, para tener tiempo de corregir. Si no queda bien, rectifica con calma.',
      'Di en voz baja lo que haces: «espejo, intermitente, ceda». Ayuda con los nervios y a no olvidar nada.',
      'Haz tests hasta que falles muy poco varios días seguidos. El día antes, conduce por la zona del examen.',
    ],
    ask: ['¿Qué te cuesta más al conducir?'],
  },
  interviewTips: {
    say: [
      'Prepara tres ejemplos cortos de tu experiencia: qué problema había, qué hiciste y cómo acabó.',
      'Si te preguntan por un defecto, di uno real y pequeño y qué haces para mejorarlo.',
      'Prepara una pregunta para el final, por ejemplo: «¿Qué sería lo más importante en los primeros seis meses?».',
      'Lee el anuncio, marca tres requisitos y prepara para cada uno un ejemplo que muestre que lo cumples.',
      'Ensaya en voz alta una presentación tuya de un minuto. Así notas en casa qué frases no salen bien.',
    ],
    ask: ['¿Qué pregunta de la entrevista te preocupa más?'],
  },
  speechTips: {
    say: [
      'Apréndete de memoria la primera y la última frase. Empezar con seguridad suele calmar los nervios.',
      'Empieza con una historia corta y concreta, en vez de decir «buenos días, voy a hablar de».',
      'Habla más despacio de lo que te parece natural y haz una pausa de dos segundos después de cada idea.',
      'Elige a tres personas con cara amable, a la izquierda, en el centro y a la derecha, y míralas por turnos.',
      'Ensaya tres veces de pie, en voz alta y con reloj. Ten agua cerca y una ficha en las manos.',
    ],
    ask: ['¿Qué idea principal quieres transmitir?'],
  },
  savingTips: {
    say: [
      'Aparta una cantidad fija el mismo día que cobras, con una transferencia automática.',
      'Apunta todos tus gastos durante un mes. Así verás en qué se va el dinero.',
      'Planifica las comidas de la semana, haz una lista cerrada y no vayas a comprar con hambre.',
      'Espera tres días antes de comprar un capricho. Si después aún lo quieres, decide entonces.',
      'Revisa una vez al año tus suscripciones, seguros y tarifas, y pide un precio mejor.',
    ],
    ask: ['¿Para qué te gustaría usar lo que ahorres?'],
  },
  lessPhone: {
    say: [
      'Carga el móvil por la noche fuera del dormitorio y usa un despertador sencillo.',
      'Pon la pantalla en blanco y negro. Sin colores, las aplicaciones llaman menos la atención.',
      'Quita las notificaciones de todo lo que no sea un mensaje de una persona.',
      'Borra la aplicación que más usas y entra desde el navegador. Como es más incómodo, entrarás menos.',
      'Deja el móvil siempre en un mismo sitio de la casa y míralo solo allí, de pie.',
    ],
    ask: ['¿Qué harías con una hora menos de pantalla al día?'],
  },
  meetPeople: {
    say: [
      'Busca una actividad semanal con las mismas personas, como un coro, senderismo o cerámica. Verse a menudo ayuda a hacer amistades.',
      'Apúntate a un voluntariado, por ejemplo en un banco de alimentos. Al hacer algo en común es más fácil hablar.',
      'Propón tú algo sencillo: «Voy a tomar algo después, ¿te vienes?». Mucha gente espera que alguien lo diga.',
      'Escribe a dos personas que hace tiempo que no ves: «Me he acordado de ti, ¿tomamos un café?».',
      'Ve siempre al mismo café a la misma hora y saluda. Poco a poco es más fácil empezar a hablar.',
    ],
    ask: ['¿Qué te gustaría hacer en compañía?'],
  },
  howConsole: {
    say: [
      'Puedes decir «no sé qué decir, pero aquí estoy». Tu compañía ayuda más que los argumentos.',
      'Ofrece algo concreto, como «el jueves te llevo la cena», en vez de «lo que necesites».',
      'Pregunta y escucha sin intentar arreglarlo. Evita frases como «al menos» o «tienes que ser fuerte».',
      'Habla de lo que le pasa sin evitar el tema. Aunque no encuentres las palabras, suele agradecerse.',
      'Vuelve a escribirle dentro de tres semanas. Al principio mucha gente pregunta, y después casi nadie.',
    ],
    ask: ['¿Qué le ha servido a esa persona en otros malos momentos?'],
  },
  howWithBoss: {
    say: [
      'Habla a solas y con un hecho concreto: «Ayer pasó esto, y para trabajar bien necesito esto otro».',
      'Confirma los acuerdos con un correo corto y amable: «Como hablamos, yo hago esto y tú aquello».',
      'Si controla mucho, envía un resumen breve antes de que lo pida. Quizá así pregunte menos.',
      'Si te escribe fuera de hora o te pide demasiado, contesta siempre lo mismo, con calma: «Lo miro mañana a primera hora».',
      'Apunta fechas y hechos. Si no cambia, busca apoyo en alguien de confianza o en recursos humanos.',
    ],
    ask: ['¿Cómo reacciona esa persona cuando alguien le habla claro?'],
  },
  howWithTeen: {
    say: [
      'Elige dos o tres normas que de verdad importen y no discutas por lo demás.',
      'Habla en el coche o cocinando, sin mirarse de frente. Así suele ser más fácil que en una charla seria.',
      'En pleno enfado, usa pocas palabras y voz baja. Explica las cosas después, cuando haya calma.',
      'Ofrece dos opciones que te parezcan bien: «¿Ahora o después de merendar?». Poder elegir evita muchas peleas.',
      'Dedica quince minutos al día a hacer algo que le guste, sin corregir nada. Eso mejora la confianza.',
    ],
    ask: ['¿En qué momentos va mejor la convivencia?'],
  },
  babySleepTips: {
    say: [
      'Haz cada noche lo mismo y en el mismo orden: baño, cuento, canción y apagar la luz.',
      'Prueba a empezar media hora antes. Con demasiado cansancio les cuesta más dormirse.',
      'De día, luz natural y juego; de noche, poca luz y voz baja. Así aprende a distinguirlos.',
      'Si despierta, acude pronto y con calma: una mano, voz baja y poca luz. No empieces a jugar.',
      'A los bebés, siempre boca arriba y en una cuna vacía. Con más edad, ayudan un peluche y una luz pequeña.',
    ],
    ask: ['¿Cómo es la última hora antes de acostarse en casa?'],
  },
  petTips: {
    say: [
      'Esconde premios por casa y deja que los busque quince minutos. Usar el olfato cansa mucho.',
      'Premia enseguida lo que hace bien. No regañes más tarde, porque ya no entiende por qué.',
      'Ofrece una alternativa al lado: un rascador firme junto al sofá o un mordedor junto a los zapatos.',
      'No cedas ni una vez a lo que no quieres, porque así aprende que insistir funciona.',
      'Juega, da de comer y deja descansar a las mismas horas cada día. Las rutinas suelen calmar a los animales.',
    ],
    ask: ['¿En qué momento del día pasa más?'],
  },
  petIllAsk: {
    say: [
      'Llama ya a una clínica veterinaria y describe qué ves y desde cuándo. Por teléfono te dirán si es urgente.',
      'No le des medicinas para personas, porque muchas son tóxicas para los animales. Déjale agua cerca y consulta en una clínica veterinaria.',
      'Si respira mal, no puede levantarse, sangra o tragó algo tóxico, ve enseguida a urgencias veterinarias y avisa por el camino.',
      'Apunta cuándo comió, bebió e hizo sus necesidades por última vez, y graba un vídeo corto para la consulta.',
      'Con animales pequeños, muy jóvenes o mayores no esperes: un día sin comer puede ser grave. Llama a la clínica.',
    ],
    ask: ['¿Qué más has notado distinto en su comportamiento?'],
  },
  homeRemedy: {
    say: [
      'Para el resfriado, toma líquidos calientes, descansa y respira el vapor de una ducha. No lo cura, pero alivia.',
      'Para la garganta y la tos ayuda una cucharada de miel en una infusión templada. Nunca para bebés de menos de un año.',
      'Para el dolor de cabeza: agua, poca luz y un paño frío. Si es muy fuerte o distinto, busca atención médica.',
      'Contra el hipo, aguanta el aire unos segundos y bebe agua fría a sorbos pequeños.',
      'Bebe agua a menudo, toma comida suave y duerme. Si empeora o dura varios días, ve al centro de salud.',
    ],
    ask: ['¿Qué es lo que más te molesta ahora mismo?'],
  },
  stainTips: {
    say: [
      'Absorbe primero la mancha con un paño limpio, de fuera hacia dentro. No frotes, porque se extiende más.',
      'Para grasa y olores, deja media hora una pasta de bicarbonato y agua. En la nevera, ponlo en un recipiente abierto.',
      'Con vino, café o tomate, usa agua fría y una gota de lavavajillas. No uses plancha ni secadora hasta que salga.',
      'Si es chicle o cera, enfría con hielo y retira con cuidado. Para tinta prueba con alcohol, primero en un rincón.',
      'Para olores y cal usa vinagre blanco con agua y ventila bien. No lo mezcles nunca con lejía.',
    ],
    ask: ['¿Qué has probado ya?'],
  },
  tidyTips: {
    say: [
      'Toma una bolsa y recoge durante diez minutos solo la basura. Así ves mejor lo que queda.',
      'Empieza por un solo cajón y termínalo. Ver algo acabado da ganas de seguir.',
      'Haz cuatro montones: guardar, regalar, tirar y no sé. Lo último va a una caja con fecha; revísala en seis meses.',
      'Deja las fotos y los recuerdos para el final. Empieza por cosas fáciles, como platos o papeles.',
      'Busca un sitio fijo y fácil para cada cosa, como cestas abiertas, ganchos o una bandeja para papeles.',
    ],
    ask: ['¿Por qué parte te gustaría empezar?'],
  },
  plantTips: {
    say: [
      'Mete el dedo dos centímetros en la tierra. Si está húmeda, no riegues todavía; el exceso de agua hace más daño.',
      'Ponla cerca de una ventana, sin sol fuerte directo, y no la cambies de sitio a menudo.',
      'Comprueba que la maceta tenga agujeros y vacía el plato después de regar, para que las raíces no se pudran.',
      'Mira debajo de las hojas. Si hay bichos, límpialas cada pocos días con agua y un poco de jabón suave.',
      'Corta lo seco, deja lo verde y espera unas semanas. Si el tallo sigue firme, puede recuperarse.',
    ],
    ask: ['¿Cuánta luz recibe donde está?'],
  },
  getOverEx: {
    say: [
      'Silencia sus redes al menos un par de meses. Ver sus cosas cada día hace más difícil olvidar.',
      'Escribe también lo que no funcionaba y léelo cuando solo recuerdes lo bueno.',
      'Cambia algo de tu rutina: otro camino, otro bar, otra colcha. Así hay menos cosas que te lo recuerden.',
      'Haz un plan con alguien para las horas más difíciles, por ejemplo el domingo por la tarde.',
      'Cuenta con días buenos y malos, y busca compañía en los malos. Una recaída no significa volver al principio.',
    ],
    ask: ['¿En qué momentos lo pasas peor?'],
  },
  gainCourage: {
    say: [
      'Haz cada día algo pequeño que te dé un poco de vergüenza, como preguntar u opinar en voz alta.',
      'No esperes a sentir seguridad para actuar. Empieza por algo fácil; la confianza suele venir después.',
      'Apunta cada noche algo que te salió bien, aunque sea pequeño, y léelo cuando dudes.',
      'Háblate como hablarías a una persona que quieres. No te digas cosas que a ella no le dirías.',
      'Pregúntate qué es lo peor que puede pasar de verdad. Muchas veces es solo un momento de vergüenza.',
    ],
    ask: ['¿Qué harías mañana si no te diera miedo?'],
  },
}
