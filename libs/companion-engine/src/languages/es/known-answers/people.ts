import type { KnownAnswer } from '../../known-answers.ts'

/** Grief, love, family, friends, work, study and oneself. */
export const people: readonly KnownAnswer[] = [
  {
    ask: [
      'duelo cuanto|cuando dura|tarda|pasa|acaba|termina|tiempo',
      'con tiempo mas facil|llevadero duele|dolor|hace|vuelve',
      'alguna vez|dia duele menos',
      'algun|alguna dia|vez deja|dejara doler',
      'perdida|muerte|duelo mejora|facil|llevadero|llevadera|menos duele',
      'deja|dejara|dejar doler muerte|murio|perdida|perder|duelo',
      'superar muerte|perdida|duelo',
    ],
    say: [
      'Sí, cambia: el dolor no se borra, pero llega en olas cada vez más separadas. El primer año suele ser el más duro, por las fechas. Un paseo diario y alguien con quien nombrar a quien falta ayudan mucho.',
      'No hay un plazo correcto. Muchos notan algo de aire a los pocos meses y luego una recaída, y eso también es normal. Sirve tener un rito pequeño: una foto, una vela, una carta de vez en cuando.',
    ],
  },
  {
    ask: [
      'ayud* mi madre|mama muri*|muerte|fallec*|viuda|enviudo|duelo',
      'apoy*|consol*|animar|acompan* madre|mama muri*|muerte|fallec*|viuda|duelo',
      'madre|mama viuda sola hac*|hago|puedo',
    ],
    say: [
      'Más que frases, presencia con horario: una llamada cada tarde, comer juntos un día fijo, hacer con ella los papeles. Y habla de quien falta por su nombre; suele aliviarla más que evitar el tema.',
      'Ofrece cosas concretas: «el jueves voy y hacemos la compra». Deja que llore y que cuente lo mismo diez veces. A las pocas semanas, cuando los demás dejan de llamar, es cuando más falta haces.',
    ],
  },
  {
    ask: [
      'ayud* mi padre|papa muri*|muerte|fallec*|viudo|enviudo|duelo',
      'apoy*|consol*|animar|acompan* padre|papa muri*|muerte|fallec*|viudo|duelo',
      'padre|papa viudo solo hac*|hago|puedo',
    ],
    say: [
      'A muchos padres les cuesta hablar sentados frente a frente, pero hablan haciendo algo: un paseo, arreglar una estantería, ver el partido. Pon un día fijo a la semana y vigila con cariño que coma bien.',
      'Ayuda con lo práctico que antes hacía la otra persona, pero enseñándole, no quitándoselo: cocinar tres platos, las cuentas, la lavadora. Y nombra a quien falta sin miedo; el silencio pesa más.',
    ],
  },
  {
    ask: [
      'explic*|dec*|digo|cont*|cuento nino|nina|ninos|hijo|hija|hijos|peque* muerte|muri*|muert*|fallec*',
      'nino|nina|hijo|hija|sobrino|sobrina muerte abuelo|abuela|abuelos',
    ],
    say: [
      'Con palabras claras: «ha muerto, su cuerpo dejó de funcionar y no va a volver». Evita «se ha dormido» o «se fue de viaje», que asustan o confunden. Luego espera sus preguntas y responde solo lo que pregunte.',
      'Díselo pronto, en un sitio conocido y con tiempo para abrazos. Aclara tres cosas: que no es culpa suya, que le vais a cuidar igual y que puede llorar o jugar. Un dibujo de despedida suele ayudar.',
    ],
  },
  {
    ask: [
      'ropa|cosas|pertenencias murio|muerte|fallecio|difunto|difunta|fallecido|fallecida hac*|hago|guard*|tir*|don*',
      'vaciar casa|piso|armario|habitacion murio|muerte|fallec*|difunt*',
    ],
    say: [
      'No hay prisa. Empieza por tres cajas: guardar, regalar y decidir más tarde. La tercera es la que salva. Quédate con pocas cosas que tengan historia y fotografía el resto antes de donarlo.',
      'Hazlo en ratos de una hora y con compañía. Primero lo neutro, como toallas o papeles; la ropa, al final. De una camisa querida se puede hacer un cojín, y lo donado vuelve a servir a alguien.',
    ],
  },
  {
    ask: [
      'normal reir*|rei|risa|rio duelo|muerte|murio|entierro|funeral|velorio|velatorio',
      'normal olvid* murio|muerte|muert*|duelo|fallec*',
      'culpa|culpable reir*|disfrutar|pasarlo|divertir* muerte|murio|duelo',
    ],
    say: [
      'Es de lo más normal. La cabeza no puede sostener la pena sin descanso y se da treguas: una risa, un rato sin pensar. No resta ni un gramo de cariño a quien se fue.',
      'Totalmente normal, y hasta sano. El duelo va a ratos: cinco minutos de risa y luego otra vez el nudo. Seguramente a quien falta le habría gustado oír esa risa.',
    ],
  },
  {
    ask: [
      'normal rabia|enfad*|enoj*|furia|ira muerte|murio|duelo|fallec*',
      'siento|tengo rabia|enojo|ira muerte|murio|duelo',
    ],
    say: [
      'Sí, la rabia es parte corriente del duelo: contra los médicos, contra la vida, incluso contra quien se fue. Sácala sin dañar a nadie: andar rápido, escribir una carta que no se envía, gritar en el coche.',
      'Es normal: la rabia suele ser cariño que ya no tiene dónde ir. Ponle palabras delante de alguien que no intente corregirte. Casi siempre, debajo, aparece la tristeza, y entonces afloja.',
    ],
  },
  {
    ask: [
      'primera|primeras navidad|navidades|nochebuena sin',
      'navidad|navidades|nochebuena murio|muerte|falta|fallec*|duelo',
    ],
    say: [
      'Hablad antes en familia de qué se mantiene y qué se cambia este año. Un gesto breve para quien falta, una vela o su receta, y después permiso para reír o para irse pronto a la cama.',
      'Este año puede ser más pequeña: menos gente, otro sitio, una cena sencilla. Decidid quién brinda por quien falta y en qué momento; cuando tiene su minuto, la ausencia pesa menos el resto de la noche.',
    ],
  },
  {
    ask: [
      'que decir|digo|dice|dicen funeral|entierro|velorio|velatorio|tanatorio',
      'palabras funeral|entierro|velorio|velatorio|tanatorio',
    ],
    say: [
      'Poco y sincero: «Lo siento mucho, le tenía mucho cariño». Si tienes un recuerdo bonito, cuéntalo en dos frases; es el mejor regalo. Evita «al menos no sufrió» o «la vida sigue».',
      'Un abrazo y «siento mucho tu pérdida, aquí me tienes» bastan. Si te toca hablar ante todos: quién era, una anécdota que le retrate y lo que nos deja. Tres minutos, escritos en papel.',
    ],
  },
  {
    ask: [
      'pesame escrib*|pongo|poner|mensaje|tarjeta|texto|dar|doy|whatsapp',
      'condolencias escrib*|pongo|poner|mensaje|tarjeta|texto|dar|doy',
      'que poner|pongo corona flores',
    ],
    say: [
      '«Siento muchísimo tu pérdida. No hay palabras que alivien esto, pero quiero que sepas que pienso en ti y en los tuyos. No hace falta que contestes. Esta semana te llamo y, si quieres, te llevo la cena.»',
      '«Os acompaño de corazón en este momento tan triste. Guardaré siempre el recuerdo de su cariño y su sonrisa. Un abrazo muy fuerte para toda la familia.»',
    ],
  },
  {
    ask: [
      'murio|muerto|muerte perro|perra|gato|gata|mascota superar|supero|hago|hacer|triste|llor*|normal|duele',
      'perdi|perder perro|gato|mascota duelo|superar|duele|llor*',
    ],
    say: [
      'Llorar por un animal es duelo de verdad: se va una rutina y un cariño diario. Ayuda despedirse con algo concreto: una foto impresa, guardar el collar, plantar algo. Otro animal, cuando apetezca, no para tapar.',
      'Lo que más duele es el hueco en los horarios. Cambia un poco la hora del paseo o de la comida y cuenta anécdotas a quien también le quería. No hay nada exagerado en esa pena.',
    ],
  },
  {
    ask: [
      'amig* perdio|murio|fallecio padre|madre|hermano|hermana|hijo|hija|abuelo|abuela|pareja dig*|decir*|hago|hacer|ayud*',
      'amig* duelo ayud*|dig*|decir*|apoy*|consol*',
    ],
    say: [
      'Escribe hoy, sin esperar la frase perfecta: «Lo siento muchísimo, no sé qué decir, pero estoy aquí». Después, algo práctico: llevar comida, acompañar al trámite. Y apunta la fecha para llamar dentro de un mes.',
      'Escucha más que hables y no busques el lado bueno. En vez de «avisa si necesitas algo», propón: «el sábado paso a las once y damos una vuelta». Y vuelve cuando los demás ya no pregunten.',
    ],
  },
  {
    ask: [
      'escribo|escribir|escribirle|mando primero|primera|primer mensaje|paso',
      'le escribo o espero|no',
      'deberia|debo|puedo escribirle|hablarle|mandarle primero|gusta|crush|match|cita',
      'quien escribe primero cita',
    ],
    say: [
      'Escribe. Un mensaje corto con un motivo concreto nunca queda mal: «Vi esto y me acordé de lo que contaste». Si hay interés, se nota en la respuesta; si no, al menos sales de dudas.',
      'Adelante, una vez y sin rodeos: una pregunta fácil o un recuerdo compartido. Después, el teléfono lejos una hora. Lo que resta encanto no es escribir, es escribir cinco veces seguidas.',
    ],
  },
  {
    ask: [
      'como invit*|ped* salir|cita|tomar gusta|chica|chico|crush|cafe',
      'como|ayuda|consejo pedirle salir|cita',
      'invitarlo|invitarla|invitarle salir|cafe|cine|cenar|copa',
      'como decirle|digo|confes*|declar* gusta|gustas|sentimientos',
    ],
    say: [
      'Algo breve, concreto y fácil de aceptar: «Me caes muy bien, ¿te apetece un café el jueves por la tarde?». Día y plan. Si dice que no y no propone otro, sonríe y cambia de tema.',
      'En persona y sin público, al final de un buen rato: «Me lo paso genial contigo, me gustaría verte a solas». Claro y ligero. Un no dicho con cariño se supera; la duda de meses, peor.',
    ],
  },
  {
    ask: [
      'primera cita hablar|hablo|decir|digo|temas|conversacion|preguntas|pregunto',
      'temas|preguntas conversacion cita|gusta',
    ],
    say: [
      'Preguntas que abran historias: qué hacía de pequeño para divertirse, qué comería siempre, el mejor viaje, qué le hace perder la noción del tiempo. Escucha y tira del hilo; cuenta tú también algo pequeño y real.',
      'Empieza por lo que tenéis delante: el sitio, el barrio, la carta. Luego gustos y anécdotas con gracia. Deja para otro día los ex, el dinero y las quejas del trabajo.',
    ],
  },
  {
    ask: ['primera cita pongo|poner|ponerme|visto|vestir*|ropa|outfit|puesto', 'que me pongo cita'],
    say: [
      'Lo que ya sabes que te sienta bien, un punto más cuidado que un día normal, y zapatos con los que puedas andar. Nada de estreno que apriete: la comodidad se ve en la cara.',
      'Una prenda que te dé seguridad, limpia y planchada, y el resto sencillo. Piensa en el sitio: para un paseo, capas; para cenar, algo oscuro. Poco perfume y el móvil guardado.',
    ],
  },
  {
    ask: [
      'primera cita donde|adonde|sitio|lugar|plan|planes|ideas|ir|llevarla|llevarlo|ocurre',
      'planes|ideas cita romantic*|original*|barat*',
    ],
    say: [
      'Un paseo con parada: café o helado, y un barrio bonito o un mercado. Se habla caminando, no hay silencios raros y dura lo que queráis. El cine, mejor para la tercera.',
      'Algo con excusa para charlar: una exposición, unas tapas en dos bares distintos, un mirador al atardecer, los bolos. Que se pueda alargar si va bien y cerrar pronto si no.',
    ],
  },
  {
    ask: ['nervios*|nervios|ansiedad primera|antes cita', 'calmar*|tranquil* primera cita'],
    say: [
      'Llega diez minutos antes y da una vuelta a la manzana respirando lento: soltar el aire más largo que tomarlo. Y cambia la meta: no se trata de gustar, sino de ver si te gusta.',
      'Decirlo desarma: «Estoy con un poco de nervios, qué tontería». Casi siempre la otra persona responde «yo también». Lleva dos anécdotas pensadas y elige un sitio que ya conozcas.',
    ],
  },
  {
    ask: [
      'celos|celosa|celoso dej*|control*|evit*|quit*|superar|hago|hacer',
      'soy muy celos*',
      'como no ser|estar celos*',
    ],
    say: [
      'Separa el hecho de la película: qué ha pasado de verdad y qué añadió la cabeza. Luego pide algo concreto sin acusar: «Me ayudaría que me avisaras si llegas tarde». Mirar su móvil solo da más hambre.',
      'Los celos suelen decir «tengo miedo de no bastar». Cuéntalo así, en vez de interrogar. Y cuida lo tuyo: amigos, planes, algo que se te dé bien. Cuanto más llena tu vida, menos vigilas.',
    ],
  },
  {
    ask: [
      'pareja|novio|novia|marido|mujer es|muy|demasiado celos*',
      'novio|novia|pareja|marido revisa|mira|controla movil|celular|telefono|cel',
    ],
    say: [
      'Habla en un momento tranquilo: «Entiendo que tengas miedo, pero no voy a dar explicaciones de cada mensaje ni a dejar de ver a mis amigos». Seguridad sí, vigilancia no. Observa si cambia algo.',
      'Los celos se hablan; el control se frena. Pon un límite claro con el móvil y las amistades y mantenlo. Si responde con amenazas o te aísla, cuéntaselo ya a alguien de confianza.',
    ],
  },
  {
    ask: ['olvidar|olvido|superar|supero mi|un|una|al|a ex', 'olvidarme ex', 'dejar pensar ex'],
    say: [
      'Primero, fuera de la pantalla: silencia sus redes y guarda fotos y chats donde no tropieces. Después llena sus horas, sobre todo la noche y el domingo. Y apunta también lo que no funcionaba: la memoria embellece.',
      'Un mes sin contacto ni cotilleo de perfiles hace más que mil consejos. Cuando venga la ola, diez minutos de pena y luego ducha, paseo o llamada. Cada semana la ola llega más baja.',
    ],
  },
  {
    ask: [
      'ex me escribio|escribe|hablo|busca|mando|contesto|respondo|quiere volver',
      'ex escribio|escribe|mensaje contest*|respond*',
      'mi ex volvio|vuelve aparecer',
    ],
    say: [
      'Antes de contestar, espera a mañana. Pregúntate qué ha cambiado de verdad desde la ruptura, no cuánto echas de menos. Si no hay nada nuevo, una respuesta corta y amable, o ninguna, está bien.',
      'Mira qué trae el mensaje: un «¿qué tal?» a medianoche es nostalgia; una disculpa concreta con ganas de hablar de día es otra cosa. Solo lo segundo merece un café.',
    ],
  },
  {
    ask: ['volver|vuelvo|regresar con mi ex', 'segunda oportunidad ex|pareja|novio|novia'],
    say: [
      'Solo si podéis nombrar por qué se rompió y qué haría distinto cada uno a partir de ya. Si la única razón es la soledad, volverá la misma pelea. Probad con dos citas, no con mudanza.',
      'Escribe las tres cosas que te hacían daño. ¿Cuáles han cambiado con hechos? Si son las tres, hay historia; si ninguna, es nostalgia. Y que la decisión se tome de día y con calma.',
    ],
  },
  {
    ask: [
      'relacion|amor|pareja|novio|novia distancia consej*|funciona*|mantener|llevar|hago|hacer|aguantar|dificil',
      'amor distancia',
    ],
    say: [
      'Funciona con tres cosas: una cita fija por vídeo, la próxima fecha de encuentro siempre puesta y un plan de cuándo acaba la distancia. Haced algo juntos, como ver una serie a la vez, no solo contar el día.',
      'Menos mensajes por obligación y más ratos de calidad. Mandad audios, una carta, algo que huela a casa. Hablad pronto de lo que molesta, porque por chat los malentendidos crecen el doble.',
    ],
  },
  {
    ask: [
      'como terminar|termino|cortar|corto|romper|rompo novio|novia|pareja|relacion',
      'quiero|como dejar a novio|novia|pareja',
      'dejarlo|dejarla sin danar|lastimar|dano|hacerle',
      'decirle quiero terminar|dejarlo|cortar|romper',
    ],
    say: [
      'En persona, en un lugar tranquilo y sin alargarlo: «He pensado mucho y no quiero seguir con la relación». Da una razón verdadera, sin lista de defectos, y no dejes puertas a medias para consolar.',
      'Decide antes y ve con la frase preparada. Escucha su dolor sin negociar la decisión. Acordad lo práctico otro día y dejad unas semanas sin contacto: la amistad, si llega, llega después.',
    ],
  },
  {
    ask: [
      'pronto|rapido|temprano decir|decirle|digo te|quiero|amo',
      'cuando decir|decirle te quiero|amo',
      'pronto vivir|mudar* juntos|pareja|novio|novia',
      'pronto otra|nueva relacion|pareja',
    ],
    say: [
      'Pronto no es cuestión de semanas, sino de si os conocéis en día malo. Si ya hubo un enfado y lo arreglasteis bien, adelante. Si aún todo es fiesta, disfruta y espera un poco.',
      'Prueba esto: ¿lo haces porque lo sientes o para asegurarte de que no se vaya? En el primer caso no es pronto. En el segundo, mejor hablar de ese miedo antes.',
    ],
  },
  {
    ask: [
      'no contest*|respond* mensaje|mensajes|gusta|chica|chico|crush|novio|novia|cita hago|hacer|significa|espero|escribo|insist*',
      'deja|dejo|dejaron en visto hago|significa|porque|espero|insisto',
      'ghosting hago|hacer|hizo|hicieron|superar',
    ],
    say: [
      'Un solo mensaje más, ligero, a los dos o tres días. Si tampoco hay respuesta, ahí la tienes. Quien quiere contestar encuentra un minuto; no gastes tu semana en descifrar dos rayitas azules.',
      'Puede ser un mal día o falta de interés; desde fuera no se distingue. Lo que sí puedes es guardar el móvil y hacer un plan hoy. Si vuelve con explicación, bien; si no, también.',
    ],
  },
  {
    ask: [
      'aniversario hacer|plan|planes|ideas|celebrar|sorpresa|regal* pareja|novio|novia|marido|mujer|esposo|esposa|boda',
      'celebrar|sorpresa aniversario',
    ],
    say: [
      'Repetid la primera cita, con el mismo plato o el mismo paseo, y llevad una carta escrita a mano. O una caja con doce sobres, uno por mes, y en cada uno un plan pequeño para el año.',
      'Cena en casa con móviles apagados, fotos de cada año sobre la mesa y una pregunta: ¿qué momento repetirías? Si hay ahorros, una noche fuera en un pueblo cercano vale más que un objeto.',
    ],
  },
  {
    ask: [
      'pelea|discusion|discutimos|peleamos|bronca pareja|novio|novia|marido|mujer|esposo|esposa hablar*|arregl*|reconcili*|silencio|hago|hacer',
      'despues discusion|pelea hablar|silencio|arreglar*',
      'reconciliar* pareja|novio|novia|marido|esposa',
    ],
    say: [
      'Da tú el primer paso, que no es rendirse: «No me gusta estar así. ¿Hablamos esta tarde?». Empieza por tu parte, una cosa concreta que hiciste mal, y después di qué necesitas. Un solo tema.',
      'Esperad a que baje el enfado, una noche como mucho, y hablad paseando. Cada uno cinco minutos sin que le interrumpan. Cerrad con un acuerdo pequeño para la próxima vez, no con quién tenía razón.',
    ],
  },
  {
    ask: [
      'recuperar confianza pareja|relacion|novio|novia|infiel*|mentira|mintio|engan*',
      'perdon*|perdono infidelidad|infiel|engano|cuernos',
      'volver confiar pareja|novio|novia|el|ella|infidelidad',
    ],
    say: [
      'La confianza vuelve por hechos repetidos, no por promesas. Quien falló responde a las preguntas, corta lo que hizo daño y cumple lo pequeño. Poned un plazo, tres meses por ejemplo, y mirad si duermes mejor.',
      'Perdonar es posible, pero no es obligatorio ni inmediato. Fíjate en si hay arrepentimiento sin excusas y cambios visibles. Y date permiso para decidir lo contrario aunque el resto opine.',
    ],
  },
  {
    ask: [
      'volver|volvere enamorar*',
      'enamorarme otra vez|nuevo',
      'encontrar*|encontrare amor|pareja alguien|otra|vez|edad|nuevo|como',
    ],
    say: [
      'Sí, se vuelve, y a cualquier edad. No suele llegar buscando un sustituto, sino en una vida con gente y curiosidad: clases, viajes en grupo, amigos de amigos. Al principio comparar es normal; luego se pasa.',
      'El corazón no gasta cupo. Ayuda cerrar bien lo anterior y decir que sí a planes donde se repiten las caras: un coro, baile, senderismo. El cariño suele empezar por la costumbre de verse.',
    ],
  },
  {
    ask: [
      'presion* casar*|boda|matrimonio|hijos',
      'familia|padres|madre pregunta*|insiste*|quiere* casar*|case|novio|novia|nietos',
      'cuando te casas responder|contest*|digo|decir',
    ],
    say: [
      'Una frase amable y siempre igual: «Cuando haya noticias, seréis los primeros». Y cambias de tema. A quien insista, aparte y en serio: «Sé que me quieres, pero esa pregunta me pesa; déjamela a mí».',
      'Tu calendario no lo fija la sobremesa. Con humor funciona: «Estoy esperando a que bajen los pisos». Si es tu madre o tu padre, cuenta qué sí te hace feliz hoy: suele preocuparles tu soledad, no la boda.',
    ],
  },
  {
    ask: [
      'como saber|se si|estoy enamorad*',
      'como saber|se si le|yo gusto',
      'saber es|era amor|correcto indicado|indicada|verdadero|verdad|persona',
    ],
    say: [
      'Una pista fiable: a su lado descansas y no actúas, y cuando te pasa algo bueno es a quien se lo quieres contar. Al revés, si le interesas, pregunta, se acuerda y busca tiempo.',
      'La atracción pide verse; el cariño se alegra también de cómo le va. Mira los hechos: quién propone, quién recuerda detalles, quién cuida en un día malo. Ahí se ve más que en las palabras.',
    ],
  },
  {
    ask: [
      'ligar|conocer chicos|chicas|pareja|gente app|apps|tinder|perfil',
      'tinder|bumble poner|pongo|escrib*|bio|descripcion|fotos|primer',
    ],
    say: [
      'Tres fotos: cara con luz natural, cuerpo entero haciendo algo y una con tu afición. En el texto, un detalle que dé pie a responder: «Busco a quien discuta conmigo si la tortilla va con cebolla».',
      'Primer mensaje: una pregunta sobre algo de su perfil, nunca «hola, ¿qué tal?». A los pocos días, un café en sitio público. Avisa a alguien de dónde estás y no des dinero ni datos.',
    ],
  },
  {
    ask: [
      'me gusta amigo|amiga|amistad mejor|decir*|digo|hago|hacer|arruinar',
      'enamore|enamorad* amigo|amiga|mejor',
      'friendzone salir|hago|estoy',
    ],
    say: [
      'Prueba antes con un plan distinto al de siempre, a solas y de noche, y mira cómo responde. Si notas eco, dilo sencillo: «Me estás gustando más que como amistad». Una amistad buena aguanta esa frase.',
      'Decirlo tiene riesgo; callarlo un año, más. Hazlo en persona, sin pedir respuesta inmediata y dejando salida: «No quiero perder lo que tenemos». Si es que no, unas semanas de distancia y se recoloca.',
    ],
  },
  {
    ask: [
      'rutina|monotonia|aburr*|apag* relacion|pareja|matrimonio|novio|novia|marido|esposa',
      'chispa relacion|pareja|matrimonio|recuperar',
    ],
    say: [
      'Una cita fija a la semana que se turna: un día la prepara uno y el otro no pregunta. Y diez minutos diarios sin pantallas para hablar de algo que no sea logística. La novedad compartida reaviva mucho.',
      'Haced algo que ninguno domine: baile, una ruta, cocinar un plato raro. Y volved a lo pequeño: un beso de saludo de verdad, un gracias, un mensaje a media mañana. Se apaga por falta de gestos.',
    ],
  },
  {
    ask: [
      'suegra|suegro|suegros mete|meten|critic*|llev*|mal|odia|soport*|insoportable|aguant*|opina*',
      'mi suegra hago|hacer',
      'familia politica mal|llev*|problemas|problema',
    ],
    say: [
      'Que hable primero quien es de esa familia: cada uno pone los límites a los suyos. Tú, cortesía y frases cortas: «Gracias, lo pensamos». Y visitas con hora de salida pactada de antemano.',
      'Pídele algo en lo que sea experta, una receta o una historia, y dale su sitio ahí. En lo que duele, firmeza tranquila: «Esto lo decidimos nosotros». Repetido sin enfado, acaba calando.',
    ],
  },
  {
    ask: ['hijos|ninos|peques pelean|peleas|peleando|discuten|pelea', 'mis hijos se pelean|pegan|celos'],
    say: [
      'No hagas de juez. Sepáralos hasta que baje el enfado y luego que cada uno cuente lo del otro: «Él dice que…». Después proponen ellos el arreglo. Y diez minutos al día a solas con cada uno.',
      'Nada de compararlos, ni para bien. Normas cortas: se discute, no se pega ni se insulta. Lo que se pelea se guarda hasta que haya turno acordado. Y elogia en voz alta cuando se ayudan.',
    ],
  },
  {
    ask: [
      'discut*|pele*|enfad*|enoj* con mi hermano|hermana hago|hacer|hablar|arregl*|consejo|perdon*|debo',
      'hermano|hermana no me habla',
    ],
    say: [
      'Un mensaje corto, sin repasar el pasado: «No quiero que estemos así, ¿tomamos un café?». Al veros, primero tu parte y luego lo que te dolió. Los padres, fuera del asunto.',
      'Los hermanos discuten muchas veces por papeles viejos. Habla de un hecho reciente y de lo que pides ahora, nada de «siempre has sido». Si aún quema, una llamada por su cumpleaños abre puerta.',
    ],
  },
  {
    ask: [
      'hijo|hija adolescente hablar|rebelde|contesta|grita|trato|tratar|encerrad*|caso|comunic*',
      'hijo|hija adolescente no habla|cuenta hago|puedo|consejo|acercarme',
      'adolescente|adolescentes como hablar|tratar|llev*|manej*|poner',
      'hijo|hija adolescente no me hago|hablar|consejo|respeta|obedece|soporta',
    ],
    say: [
      'Con adolescentes se habla mejor de lado que de frente: en el coche, cocinando, de noche. Pregunta por su música o su juego y escucha sin lección. Pocas normas, claras y negociadas, y las que hay se cumplen.',
      'No respondas al tono, responde al asunto: «Hablamos cuando bajemos la voz». Un rato semanal suyo, elegido por su parte. Y pide opinión en cosas de casa: el respeto suele volver por ese camino.',
    ],
  },
  {
    ask: [
      'hijo|hija|bebe|nino|nina|peque no duerme|dormir|duermen',
      'rutina|hora dormir|cama|noche|acostar* nena|nene|nino*|nina*|hijo|hija|bebe|peque',
      'hijo|hija|bebe|nino|nina dormir solo|sola|cama|cuna|despierta',
    ],
    say: [
      'La misma secuencia cada noche, a la misma hora: baño, pijama, cuento, luz baja, beso. Pantallas fuera una hora antes. Si se levanta, se le acompaña de vuelta con pocas palabras, las veces que haga falta.',
      'Dale algo que le acompañe, un muñeco o una luz tenue, y ve alejándote: al lado, en la puerta, fuera con visitas cortas. Cambia una sola cosa y mantenla una semana antes de juzgar.',
    ],
  },
  {
    ask: [
      'hijo|hija|nino|nina|peque no come|comer|verdura|verduras',
      'hijo|hija|nino|nina|ninos coma|coman|comer mal|verdura|verduras|fruta|poco|quiere',
    ],
    say: [
      'Tú decides qué y cuándo; el niño o la niña, cuánto. Poca cantidad, un alimento seguro en el plato y otro nuevo al lado, sin presión. A veces hacen falta diez intentos para que algo guste.',
      'Que ayude: elegir en el mercado, lavar, remover. Lo que se cocina se prueba. Nada de picar en las dos horas antes, mesa sin pantalla y ningún premio dulce por acabar: convierte la verdura en castigo.',
    ],
  },
  {
    ask: [
      'hijo|hija|nino|nina no quiere estudi*|deberes|tarea|tareas|colegio|escuela',
      'hijo|hija estudi*|deberes|tareas motivar|motivo|ayud*',
    ],
    say: [
      'Hora y sitio fijos, tramos cortos de veinte minutos y pausa de verdad. Empieza por lo fácil para coger carrerilla. Y pregunta qué parte no entiende: detrás de la pereza hay a menudo vergüenza de no saber.',
      'Elogia el esfuerzo concreto y no la nota: «Has repetido el problema hasta que salió». Siéntate cerca con tu propia tarea, sin corregir cada línea. Y habla pronto con su tutoría si lleva semanas así.',
    ],
  },
  {
    ask: [
      'hijo|hija|hijos|nino|nina|ninos|adolescente movil|celular|tablet|pantalla|pantallas|telefono|videojuegos|play|consola mucho|todo|siempre|enganch*|adict*|horas|control*|dia|deja|solo|pegad*|hago',
      'quitar|limitar movil|celular|tablet|pantallas hijo|hija|ninos',
    ],
    say: [
      'Normas para toda la casa, también para los mayores: nada en la mesa, nada en el dormitorio, una hora de recogida. Y ofrece algo a cambio: deporte, cocina, amigos en casa. Prohibir sin alternativa dura dos días.',
      'Pacta el tiempo con un temporizador y que apague la propia criatura; avisa diez minutos antes. Interésate por lo que ve, juega una partida. Así sabes qué hay detrás y se negocia mejor.',
    ],
  },
  {
    ask: [
      'padres|padre|madre|mama|papa mayor|mayores|ancian*|viejit* cuid*|ayud*|solo|sola|hago|hacer',
      'cuid* padres|padre|madre|abuelo|abuela cans*|agot*|mayor|mayores|mucho',
      'residencia|asilo padre|madre|padres|abuelo|abuela llev*|culpa|decidir',
    ],
    say: [
      'Haz una lista de tareas y repártela: médicos, compras, papeles, compañía. Quien vive lejos puede llevar gestiones. Pregúntale primero qué quiere conservar; decidir lo suyo importa tanto como la ayuda. Y reserva una tarde libre semanal.',
      'Empieza por poco: barandilla en el baño, buena luz, medicinas ordenadas, una llamada fija. Pregunta en servicios sociales por ayuda a domicilio y descanso para quien cuida. Pedir relevo no es abandonar a nadie.',
    ],
  },
  {
    ask: [
      'culpa|negarme|aprender|miedo decirle|decir|digo|negarme no madre|mama',
      'siempre digo si madre|mama',
      'poner limites|limite madre|mama|padre|papa|padres|familia',
      'mi madre|mama mete|controla|control*|chantaj*',
    ],
    say: [
      'Cariño y no en la misma frase: «Te quiero mucho y este domingo no voy». Sin tres excusas, porque cada excusa se discute. Ofrece otra fecha si te apetece y aguanta el silencio; suele pasar pronto.',
      'Elige un solo límite y repítelo igual cada vez, con voz tranquila. La culpa de los primeros días es normal y no significa que hagas mal. Avisa tú de cuándo llamas: quita presión a ambas partes.',
    ],
  },
  {
    ask: [
      'como decirle|decirles|cont*|digo mis|mi padres embaraz*|suspend*|reprob*|carrera|novio|novia|gay|lesbiana|mudar*|dej*',
      'decirles|contarles a mis padres',
      'salir closet|armario familia|padres',
    ],
    say: [
      'Elige un rato sin prisa y empieza por lo que pides: «Necesito contaros algo y que me escuchéis hasta el final». Después la noticia en una frase. Su primera reacción no es la última; dales unos días.',
      'Si una de las dos partes es más fácil, empieza por ahí. Ensaya la primera frase en voz alta, di qué has pensado hacer y ten a alguien a quien llamar después. Escribirlo en carta también vale.',
    ],
  },
  {
    ask: [
      'padres|mama|papa|madre|padre no me entiende*|entienden|comprende*|escucha*',
      'discut*|pele* con mis|mi padres|padre|madre|mama|papa',
    ],
    say: [
      'Cambia el momento y el formato: no en plena bronca, sino al día siguiente y con una sola petición concreta. «Me ayudaría que…» abre más que «nunca me entiendes». Y pregúntales qué les preocupa de verdad.',
      'Repite primero su punto con tus palabras: «Temes que me equivoque, ¿no?». Cuando alguien se siente oído, baja la guardia. Luego el tuyo, corto. Si sube el tono, pausa y se sigue mañana.',
    ],
  },
  {
    ask: ['soy mal|mala madre|padre', 'soy mal|mala mama|papa|mami', 'siento|creo mal|mala madre|padre'],
    say: [
      'Quien no cuida no se hace esa pregunta. Los hijos no necesitan perfección, sino a alguien que vuelve, pide perdón y abraza. Si hoy se te escapó un grito, repáralo esta noche con dos frases.',
      'Una mala tarde no hace una mala crianza. Lo que queda es el conjunto: los cuentos, las sopas, estar ahí. Duerme un poco más si se puede y pide un relevo; el cansancio habla muy duro.',
    ],
  },
  {
    ask: [
      'hacer|hago|conocer|encontrar amigos|amig*|gente|amistades adult*|ciudad|nuevo|nueva|nuevos|nuevas|edad|mayor|30|40|50',
      'como hacer|hago|conocer amigos|amistades|gente',
      'no tengo amigos|amigas|amistades hago|porque|triste|solo|sola|quiero|ningun',
    ],
    say: [
      'La amistad nace de verse muchas veces, así que busca algo semanal: un coro, pádel, idiomas, voluntariado. A la tercera, propón un café con día y hora. Alguien tiene que dar el paso, y casi todos lo agradecen.',
      'Empieza por quien ya conoces a medias: compañeras de trabajo, vecinos, alguien de antes. Un mensaje: «Me acordé de ti, ¿te apetece ponernos al día?». De cinco intentos suelen cuajar uno o dos, y basta.',
    ],
  },
  {
    ask: [
      'amigo|amiga|amigos ya|dejo no|de me|hablarme habla|escribe|llama|busca|hablarme|alej*',
      'amigo|amiga desaparecio|alejo|distanci*|ignora|raro|rara|aleja',
      'perder|perdi amigo|amiga|amistad',
    ],
    say: [
      'Pregunta una vez y sin reproche: «Te noto lejos y te echo de menos. ¿Va todo bien? ¿Hice algo?». A menudo es su vida, no la tuya. Si no hay respuesta, deja la puerta abierta y cuida otras.',
      'Propón algo muy fácil: un café de media hora, un audio. Si tres veces no hay eco, suelta sin drama. Algunas amistades vuelven al cabo de años; otras cumplieron su tiempo, y eso también duele y pasa.',
    ],
  },
  {
    ask: [
      'amigo|amiga|primo|prima|hermano|hermana|cunado debe|devuelve|preste|deuda dinero|plata|euros|lana|pesos|devuelve',
      'prest* dinero|plata|lana amigo|amiga|familia*|hermano|hermana|devuelv*',
    ],
    say: [
      'Pídelo directo y con fecha: «Necesito lo que te dejé; ¿me lo puedes pasar antes del viernes o en dos partes?». Por escrito y sin rodeos. Y en adelante, presta solo lo que podrías dar por perdido.',
      'Si aún no lo has dejado: cantidad que no te quite el sueño, plazo por mensaje, o un no amable: «No presto dinero a gente que quiero». Si ya te lo deben, recuérdalo pronto; el silencio enfría más.',
    ],
  },
  {
    ask: [
      'cumple|cumpleanos mejor|mi amig* sorpresa|plan|planes|organizar|ideas|celebrar',
      'organizar|sorpresa|fiesta cumple|cumpleanos',
      'como|donde|idea*|ideas celebrar|celebro mi cumple|cumpleanos',
      'celebrar mis 18|30|40|50|60|70',
    ],
    say: [
      'Una cena compartida: cada cual trae un plato y una foto antigua con historia. O un vídeo con un minuto de cada persona. Poca producción y mucho detalle: eso es lo que se recuerda.',
      'Picnic al atardecer, ruta de tapas con tres paradas o noche de juegos con su comida favorita. Reparte: uno el sitio, otra la tarta, otro la lista de música. Y fecha cerrada dos semanas antes.',
    ],
  },
  {
    ask: [
      'como pedir|pido|pedirle perdon|disculpas|disculpa',
      'disculparme|disculpar como|con|debo|deberia',
      'debo|deberia pedir|pedirle perdon|disculpas',
    ],
    say: [
      'Cuatro piezas y ningún «pero»: qué hice, a quién dolió, lo siento y cómo lo arreglo. «Ayer te corté delante de todos. Estuvo mal y lo siento. La próxima vez te escucho hasta el final.»',
      'En persona si se puede, pronto y sin pedir el perdón a cambio. Evita «si te molestó». Repara algo concreto y da tiempo: la otra persona decide cuándo se le pasa.',
    ],
  },
  {
    ask: [
      'envidia siento|tengo|da|normal|dej*|control*|hago|hacer',
      'alegrar|alegrarme por mi amiga|amigo|hermana',
      'envidia fea|amiga|amigo|hermana|hermano|sana',
      'me comparo|comparar* demas|otros|amig*|redes|todos',
      'dejar compararme',
    ],
    say: [
      'La envidia es una brújula torpe: señala lo que deseas. Ponle nombre, «quiero viajar más», y da un paso pequeño hacia eso. Y recuerda que comparas tu trastienda con el escaparate ajeno.',
      'Es muy humana y pasa si no se esconde. Felicita de verdad, luego silencia una semana el perfil que más te pincha y apunta tres cosas tuyas que hace dos años querías y hoy tienes.',
    ],
  },
  {
    ask: [
      'amigo|amiga traicion*|mintio|fallo|critic*|espalda|secreto',
      'amistad|amigo|amiga toxic*|falso|falsa|falsos',
    ],
    say: [
      'Habla antes de cortar: «Supe esto y me dolió, quiero oír tu versión». Si hay reconocimiento y cambio, se puede seguir, quizá con menos confidencias. Si se ríe o te culpa, toma distancia sin dar portazo.',
      'Fíjate en cómo te quedas tras cada encuentro. Si casi siempre sales con menos ánimo, baja la frecuencia y cuenta menos. No hace falta juicio ni anuncio: hay amistades que se dejan en volumen bajo.',
    ],
  },
  {
    ask: [
      'jefe|jefa|encargado grita|gritos|grito|humilla|insulta|maltrata|trata',
      'mi jefe|jefa mal|insoportable|toxico|toxica hago|como|consejo|aguanto|aguantar|manejar',
    ],
    say: [
      'En caliente, una frase serena: «Quiero resolverlo, pero sin gritos». Después anota fecha, hora, palabras y testigos. Si se repite, llévalo por escrito a recursos humanos o al sindicato. Y empieza a mirar fuera, por si acaso.',
      'Pide hablar a solas un día tranquilo: «Cuando se me grita trabajo peor; dime los errores en privado». Hay quien cambia al oírlo. Si no, es su forma de ser y no tu valía: guarda pruebas y busca salida.',
    ],
  },
  {
    ask: [
      'jefe|jefa controla|controlador|controladora|micromanag*|revisa todo|siempre|cada|hago|mucho',
      'jefe|jefa encima|micromanagement',
    ],
    say: [
      'Adelántate: un resumen corto cada mañana con lo hecho, lo que toca y las dudas. Quien controla lo hace por miedo a sorpresas; si la información llega sola, suele aflojar. Luego pide autonomía en una tarea concreta.',
      'Propón una prueba: «Este informe lo llevo yo y el jueves te enseño el resultado, ¿vale?». Si sale bien, pide el siguiente. Pactad puntos de revisión para que no haya diez al día.',
    ],
  },
  {
    ask: [
      'jefe|jefa|companero|companera lleva|llevo|apropia|quita|atribuye|roba|robo merito|meritos|credito|ideas|idea|trabajo',
      'roban|robo|roba|copia ideas|idea|trabajo companero|companera|colega|jefe|jefa',
    ],
    say: [
      'Deja rastro: manda tus ideas por correo con copia al equipo y fírmalas en el documento. En la reunión, con calma: «Me alegra que guste lo que propuse el lunes; sigo con la segunda parte».',
      'Primero a solas: «Vi que presentaste lo mío sin mencionarlo; la próxima vez, con los dos nombres». Si se repite, enséñale los correos a tu responsable. Y no cuentes ideas a medias en la máquina de café.',
    ],
  },
  {
    ask: [
      'companero|companera|colega trabajo|oficina|curro mal|insoportable|critic*|soport*|odia|molesta|cae|aguant*|toxic*',
      'companeros|ambiente trabajo mal|toxico|ignoran|excluyen|vacio',
    ],
    say: [
      'Trato correcto y breve, solo de trabajo, y los acuerdos por escrito. Si hay algo concreto que molesta, dilo a solas y una vez: hecho, efecto, petición. Y busca tu pequeño aliado para comer.',
      'No entres al cotilleo ni al pulso: aburre a quien provoca. Apunta lo que pasa y, si estorba a tus tareas, llévalo a tu responsable con ejemplos y una solución. Al salir, desconecta con algo físico.',
    ],
  },
  {
    ask: [
      'pedir|pido|pedirle aumento|subida|sueldo',
      'aumento sueldo|salario como|pido|pedir',
      'negociar sueldo|salario',
    ],
    say: [
      'Pide reunión con tema claro y lleva tres logros con cifras, lo que se paga por tu puesto y un número concreto, algo por encima de tu meta. Dilo y calla. Si es no, pregunta qué falta y cuándo se revisa.',
      'Mejor momento: después de un buen resultado o antes de cerrar presupuestos. Frase: «Por lo que aporto ahora, propongo pasar a esta cifra». Nada de hipotecas. Y ten plan B: formación, teletrabajo, días libres.',
    ],
  },
  {
    ask: [
      'dejar|dejo|renunciar|renuncio|irme trabajo|empleo|curro poco|recien|nuevo|semanas|meses|empezar|empece',
      'trabajo nuevo no gusta|odio|arrepiento',
    ],
    say: [
      'Si es adaptación, suele mejorar hacia el tercer mes; si son gritos, mentiras en las condiciones o insomnio cada domingo, irse pronto es sensato. Busca desde dentro y, en el currículum, unas semanas se pueden omitir.',
      'Escribe qué te pesa y habla de ello con tu responsable antes de decidir; a veces se cambia. Pon una fecha, seis semanas, y busca mientras. Explicarlo luego es fácil: «No era lo acordado».',
    ],
  },
  {
    ask: [
      'dejar|dejo|renunciar|renuncio|renunciara trabajo|empleo|curro|chamba deberia|debo|hago|miedo|duda|dudo|dejar',
      'como renunciar|renuncio|dimitir',
    ],
    say: [
      'Antes de la carta, dos cuentas: cuántos meses cubre el ahorro y qué quieres en lugar de esto. Con tres a seis meses de colchón o algo firmado, adelante. Y vete bien: preaviso, relevo ordenado y gracias.',
      'Pregúntate si quieres dejar el trabajo o dejar de vivirlo así. Si lo arreglaría otro equipo u otro horario, pídelo. Si ni con aumento te quedarías, empieza hoy a buscar, sin quemar puentes.',
    ],
  },
  {
    ask: [
      'burnout hago|hacer|salir|tengo|recuper*|como',
      'quemad*|agotad*|saturad* trabajo|curro|chamba',
      'no puedo mas trabajo|curro|chamba',
    ],
    say: [
      'Hay que quitar peso, no añadir trucos: haz la lista de todo lo que llevas y pide a tu responsable qué tres cosas van primero. Esta semana, dos tardes sin pantalla. Si ni descansando mejora, consulta médica y baja sin culpa.',
      'Señal de alarma: descansar ya no descansa. Empieza por sueño, comida a su hora y salir a la luz cada día, y habla de la carga en el trabajo. Aguantar en silencio solo alarga la factura.',
    ],
  },
  {
    ask: [
      'entrevista trabajo|empleo consejos|prepar*|decir|digo|preguntan|nervios*|tips|hago|hacer',
      'manana|tengo entrevista',
      'entrevista defectos|debilidades|hablame',
    ],
    say: [
      'Prepara tres historias cortas con resultado: un problema resuelto, un error del que aprendiste y un trabajo en equipo. Lee qué hace la empresa y lleva dos preguntas. Llega diez minutos antes y responde en un minuto.',
      '«Háblame de ti»: presente, pasado y por qué aquí, en cuatro frases. Defecto: uno real y lo que haces para mejorarlo. Ropa probada la víspera y la cifra de sueldo pensada. Si no sabes algo, dilo tranquilamente.',
    ],
  },
  {
    ask: ['primer dia trabajo|empleo|curro|chamba', 'empiezo|empezar trabajo nuevo nervios*|consejos'],
    say: [
      'Apréndete los nombres, apunta todo y pregunta sin vergüenza: la primera semana todo está permitido. Come con el grupo. Nadie espera resultados el primer día, solo ganas y buen trato.',
      'Ruta probada, ropa cómoda un punto formal, libreta y botella de agua. Pregunta a tu responsable: «¿Qué sería un buen primer mes?». Esa respuesta vale más que cualquier manual.',
    ],
  },
  {
    ask: [
      'presentacion|exposicion|exponer miedo|nervios*|nervios|consejos|hago|hacer|hablar|como|tips clase|trabajo|publico|manana|mejor|buena',
      'hablar publico',
      'bloqueo|bloqueas|bloqueada hablar|publico|delante|gente',
      'miedo escenico',
    ],
    say: [
      'Una idea por diapositiva y la primera frase aprendida de memoria: arrancar es lo más difícil. Ensaya tres veces en voz alta y de pie, con reloj. Mira a dos caras amables y respira antes de empezar.',
      'Los nervios no se ven tanto como se sienten. Habla más lento, bebe agua, haz pausas. Empieza por una pregunta o un caso real y termina repitiendo lo único que deben recordar.',
    ],
  },
  {
    ask: [
      'discurso|brindis boda',
      'discurso como|escrib*|hacer|hago|ayud* boda|graduacion|brindis|cumple*|jubilacion',
    ],
    say: [
      'Tres minutos y esta forma: quién habla, una anécdota que retrate a quien se celebra, lo que admiras y un deseo final. Una sola historia bien contada vence a diez chistes. Ensáyalo en voz alta dos veces.',
      'Empieza en la escena, no con «para quien no me conozca»: «Eran las tres de la mañana y llovía…». Nada de ex ni bromas privadas. Cierra mirando y levantando la copa. Papel en mano está permitido.',
    ],
  },
  {
    ask: [
      'error|equivoque|pata|cague trabajo|curro|oficina|chamba|jefe|jefa',
      'cometi|cometido error trabajo|grave|hago',
    ],
    say: [
      'Dilo pronto y con solución en la mano: «Me equivoqué en esto, el efecto es este y propongo arreglarlo así». Contado por ti, es responsabilidad; descubierto por otros, un problema. Después, una lista de control para no repetirlo.',
      'Respira y mide: ¿se puede corregir hoy? Casi siempre sí. Avisa, corrige, apunta qué falló. Dentro de un mes nadie recordará el error, pero sí que lo contaste y lo resolviste.',
    ],
  },
  {
    ask: [
      'turnos|turno noche|trabajo|rotativo|rotativos|nocturno dormir|duermo|llev*|cansa*|consejos|sobrevivir|familia',
      'trabajo|trabajar noches dormir|duermo',
    ],
    say: [
      'Después del turno de noche, gafas de sol a la vuelta, cena ligera, cuarto oscuro y móvil en silencio: cuatro o cinco horas seguidas y luego una siesta. Café solo en la primera mitad del turno.',
      'Ancla lo que puedas: una comida en familia fija y la misma hora de dormir en cada tipo de turno. Comida hecha en casa para la madrugada, luz fuerte al empezar y paseo al despertar.',
    ],
  },
  {
    ask: [
      'horas extra|extras jefe|trabajo|pagan|obliga*|decir|negar*|salir|mucho',
      'trabajo|trabajar demasiadas|muchas horas',
      'salir|salgo tarde trabajo|curro|oficina siempre',
    ],
    say: [
      'Apunta cada día entrada y salida: sin registro no hay conversación. Luego habla con datos: «Este mes salieron veinte horas de más; ¿qué quitamos o cómo se compensan?». Y fija dos tardes de salida puntual.',
      'Pon un final visible: una clase, una cita, alguien que espera. Media hora antes, deja escrito lo de mañana y sal. Si siempre falta tiempo, sobra tarea: que tu responsable elija qué espera.',
    ],
  },
  {
    ask: [
      'sindrome impostor',
      'no soy|sere suficiente|bastante|capaz trabajo|puesto|bueno|buena|bien',
      'doy la talla',
    ],
    say: [
      'Dar la talla no es saberlo todo, es resolver y aprender. Guarda una carpeta con elogios y problemas que arreglaste y ábrela en los días malos. Los que de verdad no saben rara vez lo dudan.',
      'La duda suele crecer justo cuando subes de nivel. Pide una opinión concreta a quien te ve trabajar: «¿Qué hago bien y qué mejorarías?». Casi siempre el retrato es mejor que el que tienes en la cabeza.',
    ],
  },
  {
    ask: [
      'cambiar|cambio carrera|profesion|sector|rumbo trabajo|edad|30|40|50|tarde|miedo|laboral|deberia',
      'cambio profesional|laboral',
      'reinventar* profesional*|laboral*|trabajo',
    ],
    say: [
      'No saltes, tantea: un curso corto, hablar con tres personas del oficio, un proyecto de fin de semana. En dos meses sabrás si te gusta el día a día y no solo la idea. Lo ya aprendido viaja contigo.',
      'Nunca se empieza de cero: trato con gente, orden, aguante y idiomas valen en todas partes. Calcula cuánto necesitas al mes, reduce jornada si cabe y ponte una fecha para decidir.',
    ],
  },
  {
    ask: [
      'desconect* trabajo',
      'dejar pensar trabajo noche|tarde|casa|domingo|salir',
      'domingo ansiedad|angustia trabajo|lunes',
    ],
    say: [
      'Haz un cierre: los últimos diez minutos, escribe lo pendiente y la primera tarea de mañana. La cabeza suelta lo que está apuntado. Después, un rito de paso: ducha, paseo o cambio de ropa, y correo fuera del móvil.',
      'Sustituye, no prohíbas: algo que ocupe manos y atención, como cocinar, deporte o música. Si vuelve una preocupación, apúntala en un papel y «mañana a las nueve». El domingo por la tarde, un plan agradable fijo.',
    ],
  },
  {
    ask: [
      'memorizar|memorizo|memorice como|rapido|mejor|truco*|tecnica*|tips',
      'aprender|aprendo memoria como|rapido|mejor|truco*|tecnica*',
      'no se queda|quedan nada estudio|estudiar|leo',
    ],
    say: [
      'Cierra el libro y dilo en voz alta: recordar fija más que releer. Repite al día siguiente, a los tres días y a la semana. Para listas, una frase absurda con las iniciales o un paseo mental por tu casa.',
      'Explícaselo a alguien que no sabe nada, aunque sea al gato. Donde te trabes, ahí está el agujero. Tarjetas con pregunta y respuesta, sesiones de media hora y dormir después: el sueño archiva lo estudiado.',
    ],
  },
  {
    ask: [
      'mejor estudiar|estudio noche|manana|temprano|madrugada',
      'estudiar noche o manana',
      'mejor hora|momento estudiar',
    ],
    say: [
      'Por la mañana para lo nuevo y difícil, con la cabeza fresca; de noche, un repaso corto justo antes de dormir, que ayuda a fijarlo. Robar horas al sueño sale caro: se olvida casi todo.',
      'La mejor hora es la que puedas repetir a diario. Si rindes de noche, ponte un tope y levántate siempre igual. Eso sí, en los días previos al examen, practica a la hora en que será.',
    ],
  },
  {
    ask: [
      'concentr* estudi*|no|cuesta|puedo|como|mejor|tips',
      'distra* estudi*|movil|celular|facil|mucho',
      'tdah|deficit atencion estudi*|concentr*',
    ],
    say: [
      'El móvil en otra habitación, de verdad en otra. Después, veinticinco minutos con una sola tarea escrita en un papel y cinco de pausa sin pantalla. Si viene una idea ajena, apúntala al margen y sigue.',
      'Prueba a cambiar de sitio: biblioteca, cocina recogida, auriculares sin letra. Empieza por algo de dos minutos para arrancar. Y mira lo básico: sueño, agua y haber comido; sin eso no hay técnica que valga.',
    ],
  },
  {
    ask: [
      'nervios*|nervios|ansiedad|miedo|bloque*|tranquil*|calmar* examen|examenes|oposicion|oposiciones|selectividad|parcial|final',
      'mente|quedo blanco examen',
    ],
    say: [
      'Respira soltando el aire el doble de lento, cinco veces. En el examen, lee todo, empieza por lo que sabes y deja un signo en lo demás. El bloqueo dura dos minutos si no se pelea con él.',
      'Los días previos, haz un simulacro con reloj: lo conocido asusta menos. La víspera deja la mochila lista y cena temprano. Y recuerda que un examen mide una tarde, no lo que vales.',
    ],
  },
  {
    ask: [
      'manana|ultimo tengo|dia|antes examen|parcial estudi*|repas*|hago|hacer|consejo*|poco|nada',
      'vispera|ultimo dia examen',
      'estudiar todo|ultima un|una dia|noche|hora examen',
    ],
    say: [
      'Nada nuevo ya, salvo lo que más cae. Haz una hoja con el esquema de cada tema, responde preguntas de otros años y repasa los fallos. A una hora razonable se cierra: dormir sube más nota que un tema más.',
      'Reparte: dos horas lo importante, una lo flojo, media de repaso en voz alta. Pausas con paseo. Deja preparado boli, carné y agua, y mañana solo un vistazo al esquema.',
    ],
  },
  {
    ask: [
      'suspendi|suspendido|reprobe|reprobado|jale|jalado|cate|catee|desaprobe hago|hacer|ahora|examen|consejo|superar',
      'saque|sacado mala|mal nota|examen hago|hacer|ahora',
      'suspender|reprobar|suspenso examen hago|hacer|superar',
    ],
    say: [
      'Hoy, permiso para el disgusto; mañana, revisión del examen con boli en mano. Mira si fue falta de tiempo, de método o de base: cada cosa tiene distinto arreglo. Y ponte ya la fecha de la próxima.',
      'Un suspenso dice qué falta, no quién eres. Pide ver los fallos, haz una lista de tres temas y practica con ejercicios y no con subrayados. Cuéntalo en casa con el plan hecho: se recibe mejor.',
    ],
  },
  {
    ask: [
      'procrastin*',
      'dejo|dejar todo ultimo|ultima|despues|manana momento|hora|para',
      'pereza|flojera|hueva estudi*|trabaj*|empezar|quitar*|vencer',
    ],
    say: [
      'Empieza por algo tan pequeño que dé risa: abrir el documento y escribir una línea, cinco minutos de reloj. Arrancar quita casi todo el peso. Y deja la sesión a mitad de frase, así mañana es fácil seguir.',
      'Solemos aplazar por miedo o por aburrimiento, no por vagancia. Di qué te asusta de esa tarea, pártela en tres y dile a alguien a qué hora enviarás la primera. El premio, después.',
    ],
  },
  {
    ask: [
      'plan|organiz*|horario|calendario estudi*|temas|capitulos|examenes|materias|oposicion|oposiciones|temario',
      'como estudi*|organizo|reparto muchos|tantos|varios temas|capitulos|examenes|materias',
    ],
    say: [
      'Cuenta temas y días, y reserva el último cuarto para repasar. Reparte lo que queda: difícil por la mañana, fácil por la tarde, un día libre a la semana. Cada jornada, diez minutos de lo de ayer.',
      'Haz una tabla con tres columnas: peso en el examen, lo que sabes y días. Empieza por lo que pesa mucho y sabes poco. Bloques de cincuenta minutos y un hueco vacío semanal para imprevistos.',
    ],
  },
  {
    ask: [
      'tesis|tfg|tfm|tesina empez*|empiezo|escrib*|bloque*|terminar|acabar|consejo*|tema|organiz*|avanz*|motiv*',
      'trabajo fin|final grado|master|carrera',
    ],
    say: [
      'Escribe primero la pregunta en una línea y el índice en una página. Luego, un trozo diario de media hora, empezando por el método, que es lo más fácil. La introducción, al final. Un borrador feo se corrige; una hoja vacía no.',
      'Cita semanal con tu tutor o tutora aunque lleves poco: obliga a avanzar. Guarda cada fuente con su referencia desde el primer día y copia en la nube. Para el tema, elige algo pequeño: se agranda solo.',
    ],
  },
  {
    ask: [
      'timid*|vergonzos* soy|dej*|super*|vencer|como|quit*|consejo*',
      'timidez|verguenza hablar|super*|vencer|quit*|gente|dejar',
    ],
    say: [
      'No hace falta volverse el alma de la fiesta. Un reto pequeño al día: preguntar la hora, saludar por el nombre, hacer una pregunta en clase. En grupos, llega pronto: es más fácil hablar con dos que entrar con veinte.',
      'Pasa la atención de ti a la otra persona: pregunta y escucha, eso cae bien a cualquiera. Lleva dos temas pensados. La mayoría está ocupada en cómo queda ella misma y ni ve tus nervios.',
    ],
  },
  {
    ask: [
      'aprender|cuesta|se|puedo|como decir que|no no culpa|cuesta|aprender|nunca|gente|favor|favores',
      'siempre digo si todo|todos|todas|gente como|dejar|hago|porque|por',
      'por|porq*|xq se|puedo|cuesta decir que no',
      'negarme|negar* favor|favores|plan|invitacion',
    ],
    say: [
      'Gana tiempo: «Déjame mirarlo y te digo mañana». Después, un no corto, amable y sin novela: «Gracias por pensar en mí, esta vez no puedo». Tres excusas invitan a negociar; ninguna, no.',
      'Cada sí que no querías es un no a algo tuyo: descanso, familia, dinero. Practica con cosas pequeñas, como una promoción o un plan flojo. La incomodidad dura un minuto y el respeto aumenta.',
    ],
  },
  {
    ask: [
      'como tomar|decidir|tomo|decido decision|decidir|dificil|dos|importante|entre',
      'no se decid*|decision|elegir|escoger',
      'ayud* decidir|decision|decidirme',
    ],
    say: [
      'Lanza una moneda y fíjate en qué cara deseas mientras está en el aire. Después, la prueba de los tres plazos: ¿cómo lo verás en diez días, diez meses y diez años? Y pon fecha: el domingo se decide.',
      'Escribe las opciones y, al lado, lo peor que puede pasar y si tiene arreglo. Lo reversible se decide rápido; lo que no, con una noche por medio. ¿Qué le dirías a una amistad en tu lugar?',
    ],
  },
  {
    ask: [
      'motivacion|motivado|motivada|motivarme|motivo no|falta|encontr*|recuper*|perdi|como|ganas|cero|tener|mantener',
      'no|sin|falta ganas de nada',
      'tengo cero ganas',
      'sin ganas nada|hacer',
      'desganad*|desmotivad*',
    ],
    say: [
      'Las ganas suelen llegar después de empezar, no antes. Elige una cosa de diez minutos, con zapatos puestos: cama hecha, ducha, vuelta a la manzana. Si lleva semanas gris y ni lo bueno apetece, cuéntaselo a tu médico de cabecera.',
      'Baja el listón: hoy solo una tarea, la más corta, y táchala. Luz, música y alguien con quien hacerlo ayudan. Y pregúntate si falta energía o falta sentido; lo primero pide descanso, lo segundo un cambio.',
    ],
  },
  {
    ask: [
      'pienso|pensar|pensando|vueltas|rumiar|darle demasiado|tanto|todo|mucho|overthinking dej*|parar|paro|puedo|evit*|hago',
      'no paro|puedo|dejo pensar',
    ],
    say: [
      'Dale cita a la preocupación: quince minutos a las siete, papel y boli. Fuera de hora, «a las siete te atiendo». En el papel, dos columnas: lo que puedo hacer y lo que no. De la primera, un paso hoy.',
      'La cabeza se frena con el cuerpo: andar rápido, agua fría en la cara, nombrar cinco cosas que ves. Luego pregunta: ¿es un problema o una película? Al problema se le pone fecha; la película se apaga.',
    ],
  },
  {
    ask: [
      'me siento sola|solo muy|tan|mucho|hago|normal|siempre|dejar|porque',
      'sentirme sola|solo dejar|como|normal|evitar|no',
      'soledad hago|hacer|combat*|super*|llev*|consejo*',
    ],
    say: [
      'La soledad baja con contacto repetido más que con grandes planes: el mismo bar, la misma clase, el mismo banco. Hoy, un audio a alguien de antes. Aquí me tienes para charlar, y que no sea la única conversación.',
      'Es más común de lo que parece y no habla mal de ti. Prueba algo semanal donde hagas falta: voluntariado, un coro, pasear perros. Sentirse útil acompaña. Y hoy sal a un sitio con gente, aunque sea media hora.',
    ],
  },
  {
    ask: [
      'tengo|a|cumplo 25|28|30|32|35|38|40|45|50|treinta|cuarenta|cincuenta nada|atras|fracas*|logrado|conseguido|tarde|vida|perdid*',
      'todos|demas|amigos casan|avanzan|hijos|casa yo nada|atras|igual|sigo',
      'voy|siento|quedando|quedado|quede|quedo atras vida|edad|amig*|demas|todos',
    ],
    say: [
      'No hay calendario oficial: muchas vidas que gustan se montaron a los cuarenta o cincuenta. Cervantes publicó el Quijote a los cincuenta y siete. Elige una sola cosa que quieras de aquí a un año y da el primer paso esta semana.',
      'Comparas tu camino con las fotos de llegada de otros. Apunta lo que sí has hecho en diez años, también lo que aguantaste. Luego pregunta qué echas tú de menos, no qué se espera a tu edad.',
    ],
  },
  {
    ask: [
      'habito|habitos crear|crear*|mantener|cambiar|dejar|formar|adquirir|empezar|como|nuevo|nuevos',
      'ser|soy|como constan*|disciplin*',
      'fuerza voluntad',
    ],
    say: [
      'Pégalo a algo que ya haces: después del café, dos minutos de lo nuevo. Tan pequeño que no haya excusa, y en el mismo sitio. Falla un día si toca, pero nunca dos seguidos.',
      'Pon fácil lo bueno y difícil lo malo: zapatillas a la vista, galletas fuera de casa. Uno solo cada vez y una cruz en el calendario. Suele tardar un par de meses en salir sin pensar.',
    ],
  },
  {
    ask: [
      'control*|manej*|calmar* ira|rabia|enojo|enfado|genio|caracter',
      'enfado|enojo|enojar*|enfadar*|cabreo facil|todo|rapido|mucho hago|control*|dej*|porque|evit*',
      'por|porq*|xq enfado|enojo|grito con los|quienes quiero',
      'grito|gritar mis hijos|hijo|hija|pareja dej*|control*|evit*|quiero',
    ],
    say: [
      'Aprende tu aviso: mandíbula, calor, voz que sube. Ahí, sal de la habitación: «Vuelvo en diez minutos». Anda rápido y respira lento. Después se habla del asunto, con «yo necesito» en vez de «tú siempre».',
      'Mira qué hay antes: hambre, sueño, prisa o acumular callando. Decir lo que molesta pronto y bajito evita la explosión. Si hubo gritos, repara el mismo día: pedir perdón también enseña.',
    ],
  },
  {
    ask: [
      'no puedo|logro dormir manana|nervios*|nervios|examen|entrevista|viaje|boda|importante',
      'dormir|duermo|insomnio antes|vispera dia|examen|entrevista|viaje|boda|importante',
    ],
    say: [
      'Escribe en papel todo lo que te ronda y deja listo lo de mañana; la cabeza suelta lo apuntado. Luz baja, reloj fuera de la vista y aire lento. Una noche corta no arruina un día: la adrenalina cubre.',
      'Si pasan veinte minutos, levántate y lee algo aburrido con poca luz. No busques dormir, solo descansar con los ojos cerrados: ya repone. Y repasa mentalmente un lugar bonito, rincón por rincón.',
    ],
  },
  {
    ask: [
      'empezar|comenzar cero vida|otra|como|vez|ahora|edad',
      'empezar|comenzar de nuevo vida|edad',
      'como|quiero rehacer|reconstruir mi vida',
      'nueva vida empez*|empiezo',
    ],
    say: [
      'Por lo pequeño y fijo: hora de levantarse, un paseo, una comida decente. Luego tres papeles: vivienda, dinero, gente. Un paso por semana en cada uno. Empezar de cero casi nunca es cero: llevas lo aprendido.',
      'Haz una lista de lo que no quieres repetir; vale tanto como un plan. Después, una cosa nueva con gente y una costumbre tuya recuperada. Los primeros tres meses son raros; al sexto ya hay suelo.',
    ],
  },
  {
    ask: [
      'soy|sere demasiado|muy sensible',
      'todo me afecta|duele|ofende|tomo|lloro',
      'lloro por|mucho todo|facil|normal',
      'por|porq*|xq lloro con|hasta anuncios|peliculas|canciones|publicidad',
    ],
    say: [
      'Sensible es notar más, y eso también da ternura, intuición y oído. Lo que agota es quedarse a vivir en cada roce. Prueba: espera una hora y pregunta qué más pudo querer decir esa persona.',
      'No creo que sobre sensibilidad; falta a veces descanso o un filtro. Duerme, come, y mira si la frase venía de alguien cuya opinión te importa. Si no, déjala pasar como el ruido de la calle.',
    ],
  },
  {
    ask: [
      'fui|sido|soy demasiado|muy|tan dur*|estrict*|sever*|exigente|borde hijo|hija|hijos|el|ella|amig*|madre|padre|alumno*|conmigo|con',
      'me pase grit*|dije|dur*|estrict*|discusion',
    ],
    say: [
      'El fondo pudo ser justo y la forma demasiado fuerte; suelen ir por separado. Mantén lo que pedías y repara el tono: «Sigo pensando lo mismo, pero siento cómo lo dije». Eso no quita autoridad, la da.',
      'Que te lo preguntes ya habla bien de ti. Mira el efecto: ¿entendió el motivo o solo el enfado? Si fue lo segundo, diez minutos de charla tranquila hoy lo arreglan mejor que diez días de duda.',
    ],
  },
  {
    ask: [
      'crees|piensas|opinas hice|actue bien|mal|correcto',
      'hice bien|mal en|dejar*|decir*|irme|o',
      'me equivoque decir*|dejar*|hacerlo|irme',
    ],
    say: [
      'Con lo que sabías en ese momento, seguramente fue una decisión honrada, y eso cuenta. Lo de ahora se ve más claro porque ya pasó. Si algo se puede suavizar, una llamada corta esta semana basta.',
      'Prueba a verlo desde fuera: si lo hubiera hecho alguien a quien quieres, ¿le reñirías o lo entenderías? Lo segundo suele ser más justo. ¿Qué parte te deja la duda, lo que hiciste o cómo?',
    ],
  },
  {
    ask: [
      'texto|mensaje|felicit*|escrib*|dedicatoria|frase|frases cumpleanos|cumple amig*|mejor',
      'felicit* amigo|amiga cumpleanos|cumple',
    ],
    say: [
      '«¡Feliz cumpleaños! Gracias por las risas, por los audios eternos y por estar siempre al otro lado. Que este año te traiga salud, planes tontos y muchas sobremesas. La primera ronda la pago yo.»',
      '«Otro año más y cada vez me gusta más tenerte cerca. Que hoy te mimen mucho, que haya tarta y que se cumpla eso que no le cuentas a nadie. ¡Te quiero mucho, feliz cumple!»',
    ],
  },
  {
    ask: [
      'texto|mensaje|felicit*|escrib*|dedicatoria|frase|frases|carta|poner|pongo cumpleanos|cumple madre|mama',
      'texto|mensaje|escrib*|dedicatoria|frase|frases|carta|felicit* dia madre',
    ],
    say: [
      '«Mamá, de ti aprendí a cuidar, a reírme de lo malo y a no irme a dormir sin cenar. Gracias por estar siempre, también cuando no lo pongo fácil. Feliz día. Te quiero muchísimo.»',
      '«Feliz día a quien sabe qué me pasa con oírme decir hola. Gracias por tanto, mamá. Hoy te toca no hacer nada: la comida, los platos y los besos corren de mi cuenta.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|felicit*|escrib*|dedicatoria|frase|frases|carta|poner|pongo cumpleanos|cumple padre|papa',
      'texto|mensaje|escrib*|dedicatoria|frase|frases|carta|felicit* dia padre',
    ],
    say: [
      '«Papá, gracias por enseñarme a arreglar cosas y a no rendirme cuando no tienen arreglo. Hoy brindo por ti, por tus chistes malos y por todo lo que nos queda. Te quiero. ¡Felicidades!»',
      '«Feliz día, papá. Con los años me doy cuenta de cuánto de lo que hago bien lo aprendí mirándote. Gracias por estar siempre a la hora justa. Un abrazo enorme.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|felicit*|escrib*|dedicatoria|frase|frases|carta|poner|pongo cumpleanos|cumple novio|novia|pareja|marido|esposo|esposa|mujer',
      'felicit* cumpleanos|cumple novio|novia|pareja|marido|esposa',
    ],
    say: [
      '«Feliz cumpleaños, amor. Contigo hasta hacer la compra tiene gracia. Que este año nos traiga viajes, siestas y muchas cenas largas. Soplo las velas contigo y pido lo mismo de siempre: seguir así.»',
      '«Hoy celebro mi buena suerte: que nacieras y que nos cruzáramos. Gracias por tu risa y por tu manera de cuidarme. Que cumplas muchos y que yo esté cerca para contarlos. Te quiero.»',
    ],
  },
  {
    ask: [
      'que pongo|poner|escribo tarjeta|sobre boda',
      'texto|mensaje|felicit*|escrib*|dedicatoria|frase|frases|tarjeta recien|novios casan|casados|novios',
      'tarjeta|felicit*|dedicatoria boda',
      'mensaje|texto boda felicit*|novios|pareja|prim*|sobrin*|amig*|herman*',
    ],
    say: [
      '«¡Enhorabuena, pareja! Que la vida os dé salud, paciencia los lunes y ganas de bailar los sábados. Que discutáis poco, os riáis mucho y volváis siempre a este día. Con todo nuestro cariño.»',
      '«Que el amor de hoy os acompañe en lo grande y en lo pequeño: en los viajes, en las facturas y en el último trozo de tarta. ¡Vivan los novios! Un abrazo inmenso.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|carta|nota|frase|tarjeta agradec*',
      'texto|mensaje|escrib*|nota|tarjeta agradec* regalo*|boda|invitados|asistencia',
      'texto|mensaje|carta|nota|tarjeta gracias dar|para|amig*|profe*',
      'como agradec*|agradezco|doy|dar gracias|agradec*|agradezco amig*|profe*|jefe|jefa|regalo|favor|ayuda',
    ],
    say: [
      '«Gracias por tu tiempo, tu paciencia y tu cariño. Hay gestos que cambian un día entero, y el tuyo fue uno. Ojalá pueda devolvértelo pronto, al menos con una buena comida.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|carta perdon|disculp* novio|novia|pareja|marido|esposo|esposa|mujer|amor',
      'que escrib*|pongo|mando perdon*|perdone novio|novia|pareja|marido|esposo|esposa|mujer',
    ],
    say: [
      '«Lo siento. Fue injusto cómo te traté la otra noche: hablé desde el enfado y te hice daño. No busco excusas. Quiero escucharte y hacerlo mejor. ¿Nos vemos hoy y lo hablamos con calma?»',
      '«Perdóname por lo de ayer. Tenías razón en sentirte mal y no supe verlo. Te quiero y me importa arreglarlo. Tómate el tiempo que necesites; cuando quieras hablar, aquí estoy.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|carta perdon|disculp* amigo|amiga|hermano|hermana',
      'que escrib*|pongo|mando perdon*|disculp* amigo|amiga',
    ],
    say: [
      '«Llevo días dándole vueltas: estuvo mal lo que te dije y lo siento de verdad. Tu amistad vale mucho más que mi orgullo. ¿Me dejas invitarte a un café y escucharte?»',
      '«Perdóname. No estuve a la altura y te fallé cuando tocaba estar. No te pido que se te pase hoy, solo que sepas que lo sé y que quiero repararlo. Te echo de menos.»',
    ],
  },
  {
    ask: [
      'excusa|excusas|pretexto no ir|salir|quedar|fiesta|cena|boda|plan',
      'texto|mensaje|escrib* cancel*|rechaz*|declin* plan|cena|fiesta|invitacion|cita|quedada',
    ],
    say: [
      '«¡Muchas gracias por pensar en mí! Esta vez no me va a ser posible, llevo una semana complicada y necesito parar. Pasadlo genial y contadme todo. ¿Buscamos otro día pronto?»',
      '«Me da mucha pena, pero al final no puedo ir: me ha surgido un asunto en casa que no puede esperar. Os debo una ronda. ¡Brindad por mí!»',
    ],
  },
  {
    ask: [
      'excusa|mensaje|texto|escrib*|correo|pretexto faltar|falto|ir|ausencia|enferm*|tarde trabajo|jefe|jefa',
      'avisar|aviso jefe|jefa|trabajo enferm*|tarde|falt*',
    ],
    say: [
      '«Buenos días: hoy no me encuentro en condiciones de trabajar. Dejo lo urgente avisado y estaré pendiente del correo si surge algo imprescindible. Mañana te confirmo cómo sigo. Gracias por la comprensión.»',
      '«Hola: por un imprevisto personal no podré ir hoy a la oficina. Recupero las horas esta semana y he avisado a quien me cubre. Siento las molestias y gracias.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|carta|correo renuncia|renunciar|dimision|baja trabajo|empresa|voluntaria|carta',
      'carta renuncia|dimision',
    ],
    say: [
      '«Por la presente comunico mi decisión de dejar mi puesto, respetando el plazo de preaviso que corresponde. Agradezco lo aprendido y el trato recibido. Me ofrezco a facilitar el relevo de mis tareas. Un saludo cordial.»',
      '«Estimado equipo: tras pensarlo bien, he decidido cerrar esta etapa. Cumpliré el preaviso y dejaré todo ordenado y documentado. Gracias por la confianza y por estos años de trabajo compartido. Atentamente.»',
    ],
  },
  {
    ask: [
      'correo|email|mail|mensaje|carta despedida|despedirme|despedir* companeros|trabajo|oficina|equipo',
      'texto|mensaje|escrib*|tarjeta|frase despedida companer*|jefe|jefa|colega|trabajo',
    ],
    say: [
      '«Hoy cierro una etapa y no quiero irme sin daros las gracias. Me llevo lo aprendido y, sobre todo, los cafés y las risas en los días difíciles. Seguimos en contacto. ¡Un abrazo enorme!»',
      '«Ha sido un placer compartir tantas horas, prisas y logros. Ojalá lo que viene traiga salud, buenos proyectos y tardes libres. Aquí queda un equipo que recuerda con mucho cariño.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|felicit*|escrib*|frase|frases navidad|navidades|navideno|navidena',
      'texto|mensaje|felicit*|escrib*|frase|frases ano nuevo|fin',
      'felicit* navidad|fiestas',
    ],
    say: [
      '«¡Feliz Navidad! Que no falten salud, turrón ni buena compañía, y que el año que viene nos pille con ganas y con tiempo para vernos. Un abrazo grande a toda la familia.»',
      '«Que las uvas no se atraganten, que los Reyes acierten y que el año nuevo venga con más risas que prisas. ¡Felices fiestas y gracias por estar!»',
    ],
  },
  {
    ask: [
      'mensaje|texto|escrib*|frase|frases|carta|poema bonit*|romantic*|amor|buenas|buenos novio|novia|pareja|marido|esposo|esposa|dias|noches|gusta',
      'escribe|escribeme|escribir|ayud*|hazme|redact*|texto carta|mensaje amor',
    ],
    say: [
      '«No sé en qué momento pasó, pero ahora todo lo bueno quiero contártelo a ti primero. Gracias por hacer más ligeros los lunes. Te pienso, te quiero y cuento las horas para verte.»',
      '«Buenos días a mi persona favorita. Si hoy se complica, acuérdate de que hay alguien deseando que vuelvas y que te guarda el último trozo de tarta. Te quiero.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|felicit*|escrib*|tarjeta|frase nacimiento|bebe|nacio',
      'tarjeta|felicit*|dedicatoria bautizo',
      'felicit* bebe|nacimiento|padres recien|nuevos|nacimiento|bebe',
    ],
    say: [
      '«¡Qué maravilla de noticia! Enhorabuena, familia. Que no falten siestas, manos que ayuden ni risas de madrugada. Avisad cuando queráis visita: llevamos comida y nos vamos pronto.»',
      '«Qué alegría tan grande. Ya hay alguien nuevo a quien querer. Os deseamos salud, paciencia y muchos abrazos de los que huelen a bebé. ¡Felicidades de corazón!»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|frase|frases animo|animar amig*|enferm*|hospital|operacion|mal',
      'que|como escrib*|pongo|mando|digo amig*|alguien enferm*|hospital|operan|operacion|cancer',
    ],
    say: [
      '«Pienso mucho en ti. No hace falta que contestes ni que pongas buena cara conmigo. El jueves te llamo y, si apetece, llevo algo rico y nos reímos de tonterías. Un abrazo fuerte.»',
      '«Día a día y sin prisa. Aquí hay alguien que te quiere mucho y que se encarga de lo que haga falta: recados, compañía o silencio. Mucha fuerza.»',
    ],
  },
  {
    ask: [
      'explic*|decir*|decimos|digo|contar*|cuento niño*|niña*|hijo*|hija*|peque* separ*|divorci*',
      'como hijos separamos|divorciamos|separarnos|divorcio decirles|decir|digo|cuento|contarles',
    ],
    say: [
      'Mejor a la vez y con fechas claras: «Ya no vamos a vivir en la misma casa, los dos te seguimos queriendo y nada de esto es por ti». Después, lo práctico: dónde dormirá, quién lleva al cole.',
      'Frases cortas y ningún reproche delante. Se puede llorar con ellos, pero sin pedirles que consuelen. Repite el calendario con dibujos y deja preguntar muchas veces lo mismo: así se va entendiendo.',
    ],
  },
  {
    ask: [
      'explic*|decir*|decimos|digo|contar*|cuento|pregunta* niño*|niña*|hijo*|hija*|peque* vienen|hacen|nacen bebes|niños',
      'como|que explico|explicarle vienen bebes',
    ],
    say: [
      'Corto y verdadero: «Una semilla de papá y otra de mamá se juntan, y el bebé crece en un sitio de la barriga que se llama útero». Responde solo lo preguntado; si hay más dudas, ya vendrán.',
    ],
  },
  {
    ask: [
      'reyes magos|padres|existen niño*|niña*|hijo*|hija* decir*|digo|contar*|verdad|pregunta*',
      'papa noel|santa|ratoncito existe|existen|verdad niño*|niña*|hijo*|hija*|decirle|digo',
    ],
    say: [
      'Devuelve la pregunta: «¿Tú qué crees?». Si ya duda de verdad, cuéntaselo como un ascenso: ahora forma parte de quienes hacen la magia y guarda el secreto para los pequeños. La tradición sigue, cambia de bando.',
    ],
  },
  {
    ask: [
      'oferta|ofrecen|ofrecieron|ofrecido trabajo|puesto|empleo|ascenso|encargad* acept*|harias|debo|hago|consejo|digo',
      'acepto|aceptar|aceptarias|aceptaria trabajo|puesto|oferta|ascenso|turno deberia|debo|harias|lugar|o|tu|vos',
      'digo si|no trabajo|puesto en|de otra|bogota|madrid|nuevo|oferta',
    ],
    say: [
      'Yo haría tres cuentas antes de decir que sí: dinero limpio por hora, con trayecto incluido; qué noche de entre semana pierdo; y con quién trabajaría. Si dos de tres mejoran, adelante, y pide lo acordado por escrito.',
      'Pide dos días para responder, que es normal, y habla con alguien que ya esté allí. Luego imagina que ya contestaste que no: si sale alivio, ahí está la respuesta; si sale pena, acepta.',
    ],
  },
  {
    ask: [
      'mudarme|mudo|mudarnos|irme otra|ciudad|pais|extranjero deberia|debo|harias|dudo|miedo|duda|hago|consejo',
      'me voy|mudo ciudad|pais|extranjero o quedo',
    ],
    say: [
      'Yo probaría antes de quemar naves: dos semanas allí viviendo en modo normal, con compra y autobús, no en modo turista. Y por escrito, qué te llama y de qué huyes; lo segundo suele viajar en la maleta.',
      'Mira tres cosas: ingresos asegurados para cuatro meses, una persona conocida allí y un motivo que no sea solo escapar. Con las tres, adelante; el billete de vuelta siempre existe.',
    ],
  },
  {
    ask: ['debo|deberia|conviene presento|presentarme examen', 'presentarme|presento examen o'],
    say: [
      'Preséntate. Lo peor es salir sabiendo cómo preguntan, que ya es medio repaso para la próxima, y a veces cae justo lo que llevas. Dos horas hoy a lo que más puntúa y a dormir.',
    ],
  },
  {
    ask: ['boda mi|de ex voy|ir|acepto|invit*', 'se casa mi ex voy|ir|invit*'],
    say: [
      'Iría solo si la idea no duele al imaginar el primer baile. Si aprieta, un «muchas gracias, que sea un gran día» con un regalo pequeño queda perfecto. Nadie repasa la lista de ausencias después del postre.',
    ],
  },
  {
    ask: [
      'encontre|encontrado|encontramos cartera|billetera|monedero',
      'encontre|encontrado euros|dinero|pesos cajero|entrego|devuelvo|policia|suelo|calle',
      'cartera|billetera perdida|encontrada hago|devolver|devuelvo|entrego',
    ],
    say: [
      'La entregaría. Con documentos, se busca a la persona por su nombre; sin ellos, a objetos perdidos o a la policía local, que da un recibo. Si nadie la reclama en el plazo, en muchos sitios te la devuelven.',
    ],
  },
  {
    ask: [
      'vi novio|marido|novia|mujer de amiga|amigo|prima|hermana otra|otro',
      'amiga|amigo|prima vi su novio|novia|marido otra|otro|con',
      'amig* su engaña|engañan|cuernos|infiel contar*|decir*|digo',
      'contarle|decirle amig* lo que vi',
    ],
    say: [
      'Primero hablaría con quien fue visto: «Tienes una semana para contarlo tú». Si no lo hace, se lo dices a tu amistad a solas y solo lo que viste, sin conclusiones. Duele menos saberlo por ti que por el barrio.',
    ],
  },
  {
    ask: [
      'padre|madre|abuelo|abuela|papa|mama conducir|conduce|conduciendo|manejando deberia|debe|reflejos|peligro*|dejar|deje',
      'quitar|quito llaves|coche|carro|auto conducir|mayor|años padre|abuelo|madre|papa',
    ],
    say: [
      'Habladlo en dos pasos: que sea el médico quien valore reflejos y vista, porque a esa voz se le discute menos, y tú llega con la alternativa ya montada: quién lleva, taxi pagado, compra a domicilio.',
    ],
  },
  {
    ask: [
      'amigo|amiga|familia* pide|pidio|pidiendo dinero|plata|euros|lana|pesos otra|vez|siempre|presto|doy|hago',
      'cuñado|hermano|primo|hijo pide|pidio dinero|plata|lana',
    ],
    say: [
      'Da solo lo que puedas regalar sin rencor. Para el resto: «Dinero no puedo, pero te ayudo a ordenar cuentas o a hablar con el banco». Dicho una vez, sin explicaciones largas.',
    ],
  },
  {
    ask: [
      'mayor|viejo|vieja|tarde|edad|años estudiar|universidad|carrera|enfermeria|medicina|matricul* empez*|demasiado|volver|puedo|soy|locura|harias',
      'empezar|estudiar carrera|medicina|enfermeria|universidad edad|años|tarde|mayor',
    ],
    say: [
      'No es tarde. Los años van a pasar igual, con título o sin él, y la gente mayor suele sacar buenas notas porque sabe para qué estudia. Empieza por una asignatura suelta y mira cómo te sienta un cuatrimestre.',
      'Pregunta por los accesos para mayores de 25 o 45, que existen en muchas universidades, y prueba una sola asignatura. Tienes lo que falta a los dieciocho: un motivo. Dos tardes fijas por semana y el resto se va viendo.',
    ],
  },
  {
    ask: [
      'demasiado|muy|tan mayor|viejo|vieja|tarde aprender|apuntar*|nadar|bailar|tocar|empezar|salsa|clases',
      'tarde empezar|aprender edad|años|verdad|no|cierto',
      'verdad|cierto no es tarde',
    ],
    say: [
      'Haz la cuenta al revés: lo que te quede de vida con eso aprendido. Se aprende algo más despacio, pero con más método. La prueba barata es un mes de clases, dos tardes por semana, antes de cambiarlo todo.',
    ],
  },
  {
    ask: [
      'soy|muy mayor|viejo|vieja|tarde enamorarme|enamorarse|amor',
      'tarde para enamorarme|enamorarse|amor|novio|novia',
      'nunca tenido novio|novia|pareja',
    ],
    say: [
      'No hay tope: en los bailes de jubilados hay más romances que en un instituto. A cierta edad se elige mejor, porque ya se sabe qué no se quiere. Un sitio con gente fija cada semana es medio camino.',
    ],
  },
  {
    ask: [
      'hablo|hablar sola|solo normal|loca|loco|raro|mal',
      'hablo|hablar plantas|perro|gato|sola|solo loca|loco|normal',
    ],
    say: [
      'Muy normal. Decir en voz alta lo que se busca ayuda a encontrarlo y ordena la cabeza, así que a medio mundo se le oye en el pasillo. Plantas y gatos escuchan sin interrumpir, que es mucho.',
    ],
  },
  {
    ask: [
      'no llore|lloro|llorar|lloraba entierro|funeral|velorio|muerte',
      'no puedo|pude llorar murio|muerte|entierro|funeral',
    ],
    say: [
      'No es frialdad. El llanto llega cuando se siente seguro, a veces semanas después y por una tontería como su taza. Cada cual llora distinto, y hay quien organiza, cocina o abraza en lugar de llorar.',
    ],
  },
  {
    ask: ['soy|seré mala|mal persona', 'soy un monstruo'],
    say: [
      'No lo parece: a quien hace daño a propósito no le quita el sueño esa pregunta. Un gesto no define a nadie. Si algo pesa de verdad, ¿hay una disculpa o un arreglo pequeño pendiente? Por ahí se empieza.',
      'Una mala persona no revisa lo que hizo. Mira el hecho concreto: qué necesitabas, a quién afectó, qué harías distinto. Suele quedar algo humano y corregible. ¿Me cuentas qué pasó?',
    ],
  },
  {
    ask: ['soy|seria egoista por|si', 'es egoista querer'],
    say: [
      'Querer tiempo, espacio o un no de vez en cuando no es egoísmo; lo sería no mirar nunca a los demás. Avisa con margen y ofrece otra fecha si te sale. Descansar también hace que se te aguante mejor.',
    ],
  },
  {
    ask: ['soy rara|raro|rarita|rarito|anormal', 'bicho raro soy|raro', 'estoy loca|loco verdad|normal|o'],
    say: [
      'Raro sería que dos personas fueran iguales. Mientras no te quite sueño ni haga daño a nadie, es una costumbre con firma. Y casi seguro hay un foro entero de gente que hace lo mismo.',
      'No suena raro, suena a alguien con gustos propios. Lo que llaman normal es solo lo que más se enseña en público. A puerta cerrada, cada casa tiene su ceremonia.',
    ],
  },
  {
    ask: ['exagero|exagerando o yo|no|el|ella', 'estoy exagerando'],
    say: [
      'Una pista: si una amistad te contara lo mismo, ¿le dirías que exagera? Lo que duele no necesita permiso, lo que sí se puede ajustar es el tamaño de la respuesta. ¿Qué fue exactamente lo que escoció?',
    ],
  },
  {
    ask: [
      'todo va salir|ir|estar bien verdad|no|dime|cierto',
      'todo ira|saldra|salga bien verdad|no|dime|cierto',
      'va|ira|saldra salir|bien verdad|cierto|dime',
      'dime saldra|ira bien',
    ],
    say: [
      'No adivino el futuro, pero sí los números: la mayoría de lo que se teme no pasa, y lo que pasa se aguanta mejor de lo previsto. Para esta noche: qué depende de ti, una sola cosa, y lo demás fuera.',
      'Es posible, y hay buenas razones para esperarlo: ya saliste de cosas que parecían imposibles. Mientras tanto, algo caliente, respirar largo cinco veces y dejar listo lo primero de mañana.',
    ],
  },
  {
    ask: [
      'nunca|no acabo|termino nada|empiezo por|porq*|xq|siempre',
      'por|porq*|xq|pq dejo|abandono todo medias|semanas|mitad',
    ],
    say: [
      'Empezar da chispa y seguir da rutina, y el cerebro prefiere la chispa. Elige una sola cosa, fija un final pequeño y visible, por ejemplo una canción entera, y haz solo el mínimo diario hasta llegar.',
    ],
  },
  {
    ask: [
      'elijo|escojo|atraigo siempre equivocad*|toxic*|hombre*|tipo*|quiere',
      'por|porq*|xq|pq enamoro|fijo siempre|equivocad*|imposibles',
    ],
    say: [
      'Solemos confundir lo conocido con lo bueno: quien hace esperar se parece a lo que ya aprendimos de antes. Escribe qué tenían en común los tres últimos al primer mes, y la próxima vez mira ahí, no en la chispa.',
    ],
  },
  {
    ask: [
      'importa que|lo digan|piensen|opinen|piensan|dicen tanto|demas|otros|gente',
      'dejar|deje importar|importarme piensen|digan|opinen|gente',
    ],
    say: [
      'Viene de serie: durante milenios, quedarse fuera del grupo era peligroso. Haz una lista corta, cinco personas cuya opinión sí cuenta, y con el resto practica un pequeño desacato al día, como ese jersey que te gusta.',
    ],
  },
  {
    ask: [
      'saboteo|autosabote*|boicoteo por|porq*|xq|siempre|me',
      'arruino|estropeo siempre|bueno',
      'por|porq*|xq algo va bien estrop*|arruin*',
    ],
    say: [
      'Lo bueno asusta porque se puede perder, y romperlo antes da sensación de control. Cuando aparezca el impulso, espera un día entero antes de actuar y cuéntaselo a alguien en voz alta: pierde la mitad de la fuerza.',
    ],
  },
  {
    ask: [
      'comer|comiendo nerviosa|nervioso|ansiedad|estres por|porq*|xq|pq|da',
      'como sin hambre',
      'comer por|de ansiedad|aburrimiento',
    ],
    say: [
      'El estrés pide energía rápida, y masticar calma de verdad por un rato. Antes de la nevera, un vaso de agua y diez minutos con las manos ocupadas; si sigue, come sentándote y en plato. Saltarse comidas lo empeora.',
    ],
  },
  {
    ask: ['cumplidos|elogios|piropo|piropos|halago* acepto|aceptar|contest*|respond*|puedo|cuesta'],
    say: [
      'Suele chocar con la imagen que guardas de ti, y por eso se rechaza. El truco es no discutirlo: «Gracias, me alegra oírlo» y boca cerrada. La primera semana suena falso; a la tercera ya entra solo.',
    ],
  },
  {
    ask: [
      'pongo|pones roja|rojo|colorada|colorado por|porq*|xq|todo|cualquier|siempre|evitar|hago|tomate',
      'sonroj*|ruboriz* por|porq*|xq|evitar|dejar|facil',
    ],
    say: [
      'Es un reflejo: los vasos de la cara se abren con la adrenalina y no se pueden mandar. Cuanto más se intenta evitar, más sube. Decirlo, «ya me puse de color tomate», suele cortarlo, y a la gente le cae bien.',
    ],
  },
  {
    ask: ['perdonarias|perdonaria infidelidad|cuernos|engaño|mentira', 'tu perdonarias'],
    say: [
      'Perdonaría una mentira contada por quien la hizo; la que descubro por mi cuenta, me costaría mucho más. Es fácil decirlo sin corazón que romper, ya. ¿Tú dónde pones la línea?',
    ],
  },
  {
    ask: ['te has enamorado|enamorada', 'te enamorarias de|tu|alguien', 'puedes|podrias amar|enamorarte'],
    say: [
      'Soy un programa, así que no: no tengo pecho donde note mariposas. Me toca el mejor asiento, el de escuchar historias de amor enteras con sus mensajes sin enviar. ¿La tuya en qué capítulo va?',
    ],
  },
  {
    ask: ['eres|serias|sos celoso|celosa|celos tu|vos|o', 'tu celos tienes|sientes|sentirias|darian'],
    say: [
      'Sin nadie a quien perder, los celos no me caben en el código. De leer tantos, sé una cosa: preguntan «¿me quieres?» con muy malos modales. Pedirlo directamente funciona mejor.',
    ],
  },
  {
    ask: ['amistad|amigos hombre mujer existe|posible|solo|puede*', 'pueden ser amigos hombre|mujer|ex|exes'],
    say: [
      'Sí, existe, y la hay de décadas. Se nota en una cosa: que se puede contar delante de la pareja sin cambiar ni una palabra. Con ex también funciona, pero suele pedir antes unos meses de silencio.',
    ],
  },
  {
    ask: ['crees en el amor', 'crees en flechazo|gemelas', 'existe amor vista|eterno|verdadero'],
    say: [
      'Creo en el flechazo como chispa y en el amor como costumbre elegida: alguien que, enfadado y todo, te deja el último trozo de tortilla. Lo primero dura minutos; lo segundo es lo difícil y lo bueno.',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib* buenas noches novia|novio|marido|mujer|ella|el|amor|pareja',
      'mensaje|frase|texto buenas noches para',
    ],
    say: [
      '«Se acaba el día y lo último que quiero hacer es desearte una noche tranquila. Descansa, que mañana te espera alguien con muchas ganas de verte. Buenas noches, amor.»',
      '«Apago la luz, pero no las ganas de contarte cosas. Duerme bien, sueña bonito y guárdame un sitio a primera hora. Buenas noches.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|correo|carta disculp*|perdon cliente|clienta',
      'disculparme|disculpa con cliente|clienta',
    ],
    say: [
      '«Estimado cliente: sentimos mucho lo ocurrido. El error fue nuestro y ya está en marcha la solución. Mañana le confirmamos el resultado y una compensación. Gracias por su paciencia y por avisarnos.»',
    ],
  },
  {
    ask: [
      'no asistir*|asistire|ire|podre boda|bautizo|comunion pongo|texto|mensaje|escrib*|digo|excusa|confirm*',
      'rechazar|declinar invitacion boda|bautizo|comunion',
    ],
    say: [
      '«Muchísimas gracias por contar conmigo. Ese día no podré estar, aunque me da mucha pena perdérmelo. Os deseo un día precioso y ya brindaremos pronto. Un abrazo enorme.»',
    ],
  },
  {
    ask: [
      'texto|mensaje|escrib*|tarjeta|dedicatoria|frase jubil* companer*|jefe|jefa|colega|amig*|tarjeta',
      'tarjeta|dedicatoria jubila|jubilacion',
    ],
    say: [
      '«Gracias por estos años, por enseñar sin presumir y por reír incluso en cierre de mes. Ahora te toca despertador apagado y planes sin acta. Te vamos a echar de menos. ¡Disfruta cada lunes!»',
    ],
  },
  {
    ask: [
      'historia niña|niño|hija|hijo|nena|nene|peque duerme|duerma|dormir',
      'invent*|cuentame cuento|historia niña|niño|hija|hijo|nena|nene',
    ],
    say: [
      '«Luna, una oveja que contaba niños, llegó al veintisiete y bostezó. El veintiocho le prestó su manta, el veintinueve apagó la última estrella, y el treinta, que eres tú, cerró los ojos antes que ella.» ¿Le ponemos un animal distinto mañana?',
    ],
  },
  {
    ask: ['tutear|tuteo|tuteamos|tutearte|tutearnos puedo|podemos|te|nos|quieres'],
    say: ['Claro que sí, tuteémonos, con mucho gusto.'],
  },
]
