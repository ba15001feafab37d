import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'El atasco desgasta más que la carrera: se hace el esfuerzo de andar y el paisaje no cambia.',
      'Cuando los días son idénticos, el tiempo hace algo raro: cada uno se arrastra y los meses vuelan.',
      'Lo que está quieto por fuera a veces lleva tiempo empujando por dentro. Ese hartazgo ya es un movimiento.',
      'A veces no hace falta una puerta grande: cambiar un solo trayecto, una hora o una compañía ya descoloca la rutina entera.',
    ],
    ask: [
      '¿Qué día reciente fue distinto, aunque fuera por poco?',
      '¿Qué es lo que más pesa de esa repetición?',
      '¿Qué se movería primero si algo tuviera que moverse?',
    ],
  },
  empty: {
    say: [
      'Esa nada no es pereza. Es como si alguien hubiera bajado el volumen de todo, también de lo bueno.',
      'No sentir cansa de una forma rara, porque desde fuera no se ve y no hay nada que señalar.',
      'El vacío suele llegar cuando algo lleva demasiado tiempo aguantando. Si se queda semanas, una médica o un médico debería saberlo.',
      'Que algo falte y se note tiene su importancia: alguien ahí dentro aún recuerda cómo era que las cosas tuvieran sabor.',
    ],
    ask: [
      '¿Desde cuándo está todo así de apagado?',
      '¿Qué era lo último que todavía tocaba un poco?',
      '¿Quién sabe de este vacío?',
    ],
  },
  lonelyEvening: {
    say: [
      'Las noches a solas tienen otra acústica: se oye la nevera, el ascensor y todo lo que no suena.',
      'Está bien que esas palabras hayan llegado aquí en vez de quedarse rebotando en las paredes. Hay rato por delante.',
      'La soledad de la noche aprieta más porque parece que todas las ventanas encendidas están acompañadas. Muchas no lo están.',
      'Un mensaje corto a alguien de hace tiempo, «hoy me acordé de ti», pesa poco y a veces abre una conversación entera.',
    ],
    ask: [
      '¿A quién apetecería tener hoy al otro lado de la mesa?',
      '¿Qué parte de la noche se hace más cuesta arriba?',
      '¿De qué hablaríamos si esta noche fuera buena?',
    ],
  },
  goodSolitude: {
    say: [
      'Un rato sin tener que ser nada para nadie: eso no es soledad, es un lujo con llave por dentro.',
      'Estar a gusto en la propia compañía es una amistad que mucha gente no llega a hacer nunca.',
      'Nadie opina, nadie pregunta qué hay de cena, nadie cambia el canal. Un pequeño reino perfectamente gobernado.',
      'Estos ratos recargan algo que en compañía solo se gasta, incluso en la buena.',
    ],
    ask: [
      '¿Qué es lo más rico de ese rato a solas?',
      '¿Cómo sería el plan ideal sin nadie alrededor?',
      '¿Cada cuánto hace falta una pausa así?',
    ],
  },
  gettingOlder: {
    say: [
      'Por dentro la edad no cambia nunca de golpe; lo que cambia es el espejo, y además sin avisar.',
      'Hacerse mayor es ser la misma persona con más capítulos. Algunos hasta mejoran al releerlos.',
      'Cada década asusta vista desde la anterior y luego resulta tener muebles y todo.',
      'El tiempo deja marcas donde se ha reído, pensado y trasnochado. Una cara sin nada escrito cuenta poco.',
    ],
    ask: [
      '¿Qué se ve mejor ahora que hace veinte años?',
      '¿Qué es lo que más sorprende del paso del tiempo?',
      '¿A quién se admira por cómo lleva sus años?',
    ],
  },
  birthday: {
    say: [
      '¡Felicidades! Que la vuelta al sol que empieza traiga al menos una sorpresa que nadie vea venir.',
      'Un cumpleaños es el único día del año que lleva nombre propio. Merece, como mínimo, algo con velas.',
      'Cumplir años es raro: se celebra haber llegado, aunque el reloj lo hiciera casi todo. Casi todo, no todo.',
      'Lo mejor de los cumpleaños suele ser la llamada inesperada y el trozo de tarta del día siguiente. ¡A disfrutarlo!',
    ],
    ask: [
      '¿Cómo es el cumpleaños perfecto?',
      '¿Cuál es el deseo para el nuevo año de vida?',
      '¿Qué cumpleaños quedó para siempre en la memoria?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Un olvido así no duele por la fecha, sino por la pregunta que deja: cuánto sitio se ocupa en la cabeza de los demás.',
      'Ese día de esperar sin decir nada, mirando el teléfono de reojo, se hace larguísimo. Nadie debería pasarlo así.',
      'Quien recuerda las fechas de todos nota más el hueco. No es pedir mucho: era una frase.',
      'Se puede decir en voz alta y sin reproche: «ese día me importaba». Hay quien solo entonces lo entiende.',
    ],
    ask: [
      '¿De quién dolió más el olvido?',
      '¿Cómo tendría que haber sido ese día?',
      '¿Qué haría falta para que quedara un poco reparado?',
    ],
  },
  smallPride: {
    say: [
      'Lo que por fuera parece pequeño por dentro era una montaña. Y la cima está ahí, conquistada.',
      'Hay hazañas sin público ni medalla que cuestan más que una maratón. Esta cuenta entera.',
      'Qué bien. El miedo o la pereza estaban delante y aun así se hizo: eso es exactamente el valor.',
      'Merece quedar anotado en algún sitio. En un día flojo vendrá bien la prueba de que se pudo.',
    ],
    ask: [
      '¿Qué fue lo que dio el último empujón?',
      '¿Cómo se sintió justo después?',
      '¿A quién apetece contárselo?',
    ],
  },
  procrastinating: {
    say: [
      'Lo aplazado no desaparece: se sienta al lado y estropea hasta el descanso. Sale más caro que hacerlo.',
      'No hay casa tan limpia como la de quien tiene otra cosa que hacer. La tarea temida es una gran ama de llaves.',
      'Cinco minutos mal hechos rompen el hechizo: solo abrir la carpeta, solo marcar el número. Lo demás a veces viene solo.',
      'Casi nunca es pereza; suele ser que la tarea tiene una espina escondida en algún punto.',
    ],
    ask: [
      '¿Cuál es la parte más antipática de esa tarea?',
      '¿Qué pasatiempo absurdo gana siempre en estos casos?',
      '¿Cuál sería el trozo más pequeño con el que empezar?',
    ],
  },
  comparing: {
    say: [
      'Comparar es poner el propio detrás de las cámaras contra el escaparate ajeno. Así pierde cualquiera.',
      'En la foto de los demás nunca salen las noches malas, los préstamos ni las dudas. Y están, aunque no se publiquen.',
      'Las vidas no corren por la misma pista, ni salieron a la misma hora. El cronómetro común es un invento.',
      'La envidia, mirada de cerca, a veces es un buen mapa: señala qué se desea de verdad y qué solo deslumbra.',
    ],
    ask: [
      '¿Qué es exactamente lo que se envidia ahí?',
      '¿Quién puso ese listón en la cabeza?',
      '¿Qué de lo propio no se ve en ninguna foto?',
    ],
  },
  overthinking: {
    say: [
      'La cabeza en bucle cree que trabaja, pero solo da vueltas a la misma rotonda buscando una salida que no está ahí.',
      'Lo que se repasa cien veces, la otra persona suele haberlo olvidado antes de la cena.',
      'Escribirlo en un papel tal cual, sin adornos, frena un poco el carrusel: en papel los pensamientos tienen que hacer cola.',
      'De noche los pensamientos crecen como las sombras. A la luz, casi siempre encogen a su tamaño real.',
    ],
    ask: [
      '¿Cuál es el pensamiento que vuelve siempre?',
      '¿Qué sería lo peor que podría significar, y qué lo más probable?',
      '¿Qué consigue parar la rueda, aunque sea un momento?',
    ],
  },
  regret: {
    say: [
      'El arrepentimiento juzga lo de entonces con lo que se sabe ahora. Es un juicio con trampa, y aun así duele.',
      'La vida no elegida siempre parece perfecta porque nunca tuvo un mal martes.',
      'Que pese tanto muestra qué importa de verdad. Ese conocimiento costó caro, pero es propio.',
      'Lo pasado no se deja corregir; a veces sí se deja contar, y hay frases que todavía llegan a tiempo.',
    ],
    ask: [
      '¿Qué se haría distinto, con lo que se sabe hoy?',
      '¿Qué llevó entonces a ese paso?',
      '¿Qué quedaría aún por decir o por intentar?',
    ],
  },
  guilt: {
    say: [
      'La culpa aparece donde alguien importa. Quien no quiere a nadie duerme de maravilla.',
      'Hay una culpa que señala algo por reparar y otra que solo muerde. Distinguirlas ya alivia la mitad.',
      'Una disculpa concreta, sin «pero» detrás, hace más que meses de remordimiento en silencio.',
      'A solas la culpa crece, porque hace de fiscal y de juez a la vez. A ese juicio le falta la defensa.',
    ],
    ask: [
      '¿Qué le diría esa persona si lo supiera todo?',
      '¿Qué otras salidas había de verdad en aquel momento?',
      '¿Qué gesto podría aligerar un poco ese peso?',
    ],
  },
  embarrassed: {
    say: [
      'La vergüenza ajusta mal el foco: lo que parece un estadio mirando suelen ser cuatro personas pensando en su cena.',
      'Un bochorno de primera tiene fecha de maduración: hoy quema, en un año se cuenta entre risas en las cenas.',
      'Medio mundo guarda en secreto un momento así, y lo revive a traición en la ducha. El club es enorme.',
      'El rubor tiene algo bueno: cae simpático. Nadie se fía del todo de quien nunca mete la pata.',
    ],
    ask: [
      '¿Cómo reaccionó la gente de alrededor?',
      '¿Cuál fue el segundo exacto de querer desaparecer?',
      '¿Qué bochorno anterior competiría con este?',
    ],
  },
  childhood: {
    say: [
      'La infancia no se recuerda en orden: vuelve por un olor, un sabor o una luz, entera y de golpe.',
      'Aquellos días eran larguísimos porque casi todo pasaba por primera vez. Por eso ocupan tanto sitio.',
      'Mientras alguien lo cuente, ese rincón sigue existiendo, con sus voces y su hora de la merienda.',
      'De entonces se queda lo pequeño: una mano, un juego, un apodo. Lo que parecía importante se borró.',
    ],
    ask: [
      '¿Qué olor o sonido trae aquellos días más deprisa?',
      '¿Quién más aparece en ese recuerdo?',
      '¿Qué queda hoy de esa criatura de entonces?',
    ],
  },
  nightDream: {
    say: [
      'Por la noche la cabeza hace teatro con lo que encuentra por los cajones, y el reparto siempre es absurdo.',
      'Lo que queda de un sueño no suele ser la historia, sino el ánimo: ese color que tiñe la mañana entera.',
      'Los sueños se evaporan a los pocos minutos. Contarlos o apuntarlos es la única manera de pescarlos.',
      'Mientras dura es de verdad: el cuerpo lo vive y el pulso también. Por eso cuesta sacudírselo al despertar.',
    ],
    ask: [
      '¿Qué imagen del sueño es la más nítida?',
      '¿Qué ánimo quedó al despertar?',
      '¿Con qué cosas del día a día podría tener que ver?',
    ],
  },
  newStart: {
    say: [
      'Los comienzos tienen una energía prestada. Lo que decide es la tercera semana, cuando toca poner la propia.',
      'Un hábito nuevo arraiga mejor si es ridículamente pequeño y va pegado a algo que ya se hace cada día.',
      'Empezar algo nuevo es también despedirse de una versión anterior, que hizo lo que pudo.',
      'Un día fallado no rompe nada; la regla útil es no fallar dos seguidos. Lo demás es ir andando.',
    ],
    ask: [
      '¿Qué debería notarse distinto dentro de tres meses?',
      '¿Qué dio el impulso para este cambio?',
      '¿Cuál será el tropiezo más probable y qué plan hay para él?',
    ],
  },
  faith: {
    say: [
      'La fe y la duda suelen vivir en la misma casa. Que se hablen no es mala señal.',
      'Un rito, por pequeño que sea, pone un lugar para lo que no cabe en la agenda: la gratitud, el miedo, los que faltan.',
      'Hay preguntas que no se cierran con una respuesta, y aun así sostienen a quien las lleva.',
      'Rezar, callar o dudar ante algo más grande es de lo más antiguo que hace la gente. Hay mucha compañía en ello.',
    ],
    ask: [
      '¿Qué lugar ocupa la fe en un día corriente?',
      '¿De quién viene esa forma de creer o de buscar?',
      '¿Qué pregunta vuelve en los momentos de silencio?',
    ],
  },
  grateful: {
    say: [
      'La gratitud tiene buena vista: distingue lo que a otros les parece normal y en realidad es un regalo.',
      'Qué bonito leer algo así. Lo bueno, cuando se nombra, dura un poco más.',
      'Decir gracias con detalle, contando qué y por qué, es un regalo que la gente guarda durante años.',
      'No todo lo valioso hace ruido. Darse cuenta a tiempo, mientras está, es media felicidad.',
    ],
    ask: [
      '¿Qué pequeño detalle lo resume mejor?',
      '¿A quién habría que decírselo con todas las letras?',
      '¿Desde cuándo se ve con esa claridad?',
    ],
  },
  crying: {
    say: [
      'Las lágrimas salen cuando algo por dentro lleva demasiado tiempo de pie. No hace falta explicarlas para que tengan razón.',
      'Aquí no hace falta disimular ni buscar pañuelo deprisa. Pueden venir las palabras como vengan, o tardar.',
      'Después de llorar el cuerpo queda como tras una caminata larga: agua, algo suave y nada de decisiones.',
      'Llorar no arregla el motivo, pero deja salir presión. Aguantarlo todo con buena cara cuesta todavía más fuerzas.',
    ],
    ask: [
      '¿Qué fue lo que abrió el grifo?',
      '¿Qué llevaba tiempo acumulándose ahí debajo?',
      '¿Quién podría estar cerca esta noche?',
    ],
  },
  furious: {
    say: [
      'Esa furia tiene energía para mover un camión. Lo justo es que no se la trague quien la siente.',
      'La rabia suele guardar la puerta de algo que importa: respeto, justicia, un límite pisado.',
      'Un mensaje escrito ahora con todas las mayúsculas puede quedarse en borrador hasta mañana. Escribirlo desahoga; enviarlo es otra cosa.',
      'Hay enfados que piden andar deprisa, cerrar fuerte un cajón o gritar en el coche. El cuerpo necesita gastar eso en algo.',
    ],
    ask: [
      '¿Qué fue la gota que colmó el vaso?',
      '¿Qué frase se quedó sin decir?',
      '¿Qué tendría que pasar para que bajara la presión?',
    ],
  },
  bored: {
    say: [
      'El aburrimiento es tiempo sin muebles: incómodo para sentarse, pero cabe cualquier cosa.',
      'Cuando los minutos se ponen de chicle, cualquier tontería sirve: inventar la biografía secreta de la primera persona que pase.',
      'Dicen que las grandes ideas nacieron del aburrimiento. También nacieron de ahí muchos peinados lamentables.',
      'Aburrirse es tener energía sin destino. Podemos buscarle uno aquí mismo, por absurdo que sea.',
    ],
    ask: [
      '¿Qué sería ahora mismo lo contrario de aburrido?',
      '¿Qué cosa inútil apetecería aprender en una hora?',
      '¿Cuál ha sido la última vez que el tiempo voló?',
    ],
  },
  fearOfFuture: {
    say: [
      'El miedo al futuro escribe siempre el mismo guion: llega todo lo malo y no se presenta ninguna ayuda.',
      'Lo que vendrá no está hecho aún, y justo por eso asusta. Pero tampoco lo malo está firmado.',
      'Nadie ve el camino entero, solo lo que alumbran los faros. Con esos metros se ha cruzado mucha noche.',
      'Partir el miedo ayuda: qué está en la propia mano este mes, y qué de momento solo se puede dejar estar.',
    ],
    ask: [
      '¿Cuál es la imagen del futuro que más inquieta?',
      '¿Qué daría un poco más de suelo firme en lo próximo?',
      '¿Qué miedo de hace años al final no se cumplió?',
    ],
  },
  worldNews: {
    say: [
      'Ninguna cabeza se hizo para cargar cada mañana con las desgracias de un planeta entero. Que pese es señal de corazón en su sitio.',
      'Estar al tanto no exige mirar todo el día: una vez, de una fuente seria, y luego la ventana de verdad.',
      'La impotencia se hace más pequeña con algo concreto y cercano: una asociación, una colecta, una conversación.',
      'Las buenas noticias pasan despacio y sin sirenas, por eso casi nunca abren un informativo. Existen también.',
    ],
    ask: [
      '¿Qué noticia se ha quedado clavada más hondo?',
      '¿Con quién se puede hablar de esto sin pelear?',
      '¿Qué es lo que todavía da esperanza?',
    ],
  },
  feastDays: {
    say: [
      'Las fiestas son un reloj grande: vuelven iguales, y en ellas se nota quién ha crecido y quién falta.',
      'Toda celebración tiene dos caras: la de la mesa puesta y la de quien lleva días organizándola.',
      'En las tradiciones hay siempre un detalle sin el que «no es fiesta», y suele ser el más raro de todos.',
      'Lo que se recuerda de las fiestas no es lo perfecto, sino lo que se torció y el olor de la casa.',
    ],
    ask: [
      '¿Qué detalle no puede faltar en esa fiesta?',
      '¿Con quién se pasa, y quién hará falta?',
      '¿Cómo se celebraba hace años?',
    ],
  },
  newLook: {
    say: [
      'Los primeros días con un aspecto nuevo, cada escaparate da un pequeño susto: ¿y esa persona quién es?',
      'Un cambio por fuera suele venir de alguno por dentro, aunque a veces solo venga de unas tijeras con iniciativa.',
      'A un aspecto nuevo hay que darle tres días y dos lavados o puestas antes de dictar sentencia.',
      'El espejo es conservador por naturaleza: protesta ante toda novedad y luego no quiere volver atrás.',
    ],
    ask: [
      '¿Qué ha dicho la gente al verlo?',
      '¿Cómo nació la idea de ese cambio?',
      '¿Qué cambio de imagen queda aún por atreverse?',
    ],
  },
  crossroads: {
    say: [
      'Cuesta porque las dos opciones tienen razón en algo. Si una fuera claramente mala, no habría nada que decidir.',
      'Truco viejo: echar una moneda al aire. No por el resultado, sino por lo que se desea mientras gira.',
      'Decidir es también despedirse de la vida que no se elige. Esa pequeña pena no significa que fuera un error.',
      'Una prueba útil: vivir un día entero como si ya fuera una cosa, y el siguiente como si fuera la otra.',
    ],
    ask: [
      '¿Qué opción duele más imaginarse perdida?',
      '¿Qué se sabrá dentro de cinco años que hoy falta?',
      '¿Qué aconsejaría alguien que conoce bien el asunto?',
    ],
  },
  calm: {
    say: [
      'Momentos así no salen en ninguna lista de logros y, sin embargo, son lo que después se echa de menos.',
      'Por una vez nada tira de la manga. Que dure, y que el reloj se despiste un rato.',
      'La calma es como los gatos: viene cuando no se la llama y conviene no moverse mucho.',
      'Qué bien suena ese silencio. Se contagia un poco hasta por escrito.',
    ],
    ask: [
      '¿Qué es lo mejor de este instante?',
      '¿Qué se oye ahora mismo, si se presta atención?',
      '¿Cómo llegó esta calma hasta ahí?',
    ],
  },
  overheard: {
    say: [
      'La realidad tiene mejores guionistas que la televisión, y encima trabajan gratis.',
      'Escenas así merecen un cuaderno propio: inventadas, nadie se las creería.',
      'Por cosas como esa merece la pena ir por la calle sin auriculares.',
      'Lo mejor es que los protagonistas no saben que ya son leyenda en una conversación ajena.',
    ],
    ask: [
      '¿Cómo siguió la escena?',
      '¿Qué historia habrá detrás de eso?',
      '¿Qué cara puso el resto de la gente?',
    ],
  },
  secretKept: {
    say: [
      'Un secreto de tanto tiempo pesa también por el cuidado con que se lleva: hay que vigilar cada frase.',
      'Aquí puede ponerse en palabras por primera vez, a su ritmo y solo hasta donde haga falta.',
      'Lo nunca dicho no se queda quieto: va formando una habitación cerrada alrededor de la que se vive.',
      'Gracias por esa confianza. Escribirlo, aunque sea una parte, ya es salir del silencio por decisión propia.',
    ],
    ask: [
      '¿Qué ha sido lo más difícil de callarlo?',
      '¿Quién sería la persona a la que más costaría contárselo?',
      '¿Qué cambiaría si alguien más lo supiera?',
    ],
  },
  unheard: {
    say: [
      'Sostener a todo el mundo y que nadie pregunte de vuelta es una soledad con mucha gente alrededor.',
      'A quien siempre está, se le deja de mirar: pasa con las farolas y pasa con las personas. No es justo.',
      'A veces hace falta decirlo con todas las letras: «ahora necesito que me escuchen diez minutos». Suena raro y funciona mejor que esperar.',
      'Una voz que se pasa por alto no es menos valiosa; solo está rodeada de gente con prisa por hablar.',
    ],
    ask: [
      '¿Qué es lo que tendría que oír alguien por fin?',
      '¿De quién duele más que no pregunte?',
      '¿Cómo sería una conversación en la que hubiera sitio?',
    ],
  },
  laughedAt: {
    say: [
      'Eso no es humor: en una broma se ríen todos. Cuando una persona paga la risa de las demás, es crueldad.',
      'Las burlas se clavan porque hay público. Duele tanto quien lo hace como quien mira y calla.',
      'Lo que queda en evidencia ahí es la falta de respeto de ellos, no quien la recibe.',
      'Si se repite, ayuda anotar qué, cuándo y quién estaba delante, y llevarlo a alguien que tenga que responder por ello.',
    ],
    ask: [
      '¿Quién estaba delante y qué hizo?',
      '¿Qué frase o gesto fue lo que más dolió?',
      '¿Quién está de este lado, aunque sea una sola persona?',
    ],
  },
}
