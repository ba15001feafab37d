import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:mi|el|la|mis) (?:jef[ea]s?|encargad[oa]|supervisora?|gerente|patrona?|directora?|coordinadora?|oficial)\b[^.?]{0,34}(?:grit\w+|me (?:tiene (?:mamad|hart|podrid|hasta|loc)\w*|tiene (?:en )?la mira|mand[o]? a repetir|rega\w+|controla|explota|ignora|humill\w+|cambi\w+|quit\w+|odia|carg\w+|culp\w+|ech\w+ (?:la )?(?:culpa|bronca)|tratan?|trat\w+|exige)|se la quedo|nos trata|no (?:me )?(?:escucha|paga|entiende|deja|respeta|valora|aguanta)|insoportable|imposible|de mierda|un idiota|me ha vuelto a)|(?:me|nos) (?:ha |han )?(?:vuelto a )?(?:cambi(?:ar|o|ado)) (?:el )?(?:turno|horario|cuadrante)|el \w+ se quedo (?:con )?la propina|trata como a criaturas|no aguanto a mi jef[ea])/,
    tone: 'hard',
    say: [
      'Con alguien así por encima, el trabajo pesa el doble.',
      'Un mal trato de arriba se lleva puesto hasta la noche.',
    ],
    ask: ['¿Es siempre así o tiene rachas?', '¿Los demás lo ven igual?'],
  },
  {
    signs:
      /\b(?:me (?:ha |han )?(?:echa\w+|echo|echaron|cargan|cargaron|culp\w+|achac\w+) (?:a mi )?(?:la culpa|el muerto|de (?:todo|algo))|me (?:culpan|culparon|culpo) (?:de|por|a mi)|la culpa (?:es|fue) mia segun|me han (?:carga[do]o|encasquetado|endosado|vuelto a encasquetar)|el trabajo de mi companer\w+|(?:meti|he metido) la pata|(?:mande|hice|puse) (?:un |el )?(?:pedido |informe )?mal(?:,|$)|me equivoque (?:en|de|con)|la cague|se lo dieron al|le dieron el puesto|me toca capacitarlo)/,
    tone: 'hard',
    say: [
      'Un error o una carga ajena se arrastra el día entero.',
      'Cargar con lo que toca y con lo que no, agota.',
    ],
    ask: ['¿En qué quedó al final?', '¿Hubo quien se pusiera de tu lado?'],
  },
  {
    signs:
      /^(?!.*\bno (?:me dieron|me subieron)\b).*\b(?:(?:mi|el|la) (?:jef[ea]|encargad[oa]|supervisora?|gerente|directora?)\b[^.?]{0,24}(?:me (?:ha )?(?:felicit\w+|dicho hoy que lo|dijo que (?:era|soy) (?:el|la) mejor|dijo buen)|conten\w+ conmigo)|ole yo, el jefe|me (?:han |ha )?(?:ascend\w+|ofrec\w+ (?:la|el|un) (?:coordinacion|puesto|contrato|ascenso|plaza)|subi\w+ (?:el )?sueldo|hicieron fij[oa]|renov\w+)|el jefe me ha dicho)\b/,
    tone: 'glad',
    say: [
      'Que se vea el trabajo de uno cambia la semana entera.',
      'Eso no lo regala nadie, y sienta de maravilla.',
    ],
    ask: ['¿Qué hiciste con la noticia?', '¿Cambia mucho para ti?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|enterramos|falleci\w+|operar\w+|enga\w+|baila|de piso|del? (?:colegio|clase))\b).*\b(?:mi (?:companer[oa]|compi|colega|chalan|ayudante|socio)|mis (?:companer[oa]s|compis|colegas de)|(?:companer[oa]s?|gente|los|las|colegas) (?:de|del) (?:trabajo|curro|laburo|oficina|chamba|turno|planta|jale)|la de (?:nominas|recepcion|recursos)|los del (?:laburo|curro))\b/,
    say: [
      'Con esa gente se pasan más horas que con la familia.',
      'La gente que toca al lado hace la jornada larga o corta.',
    ],
    ask: ['¿Qué tal el ambiente?', '¿Con quién te llevas mejor ahí?'],
  },
  {
    signs:
      /\b(?:(?:un|una|los|las|el|la|unos|hoy un|ese|puro) (?:client[ea]s?|pasajer[oa]s?|senora?s?|turistas?|tip[oa]s?|gringos?|guiri|paciente|usuario|dona|viej[oa])\b[^.?]{0,24}(?:grit\w+|enojad\w+|enfadad\w+|insult\w+|me (?:escupio|chasqueo|trato|regateo|colgo|reclam\w+|amenaz\w+|falt\w+)|se quej\w+|maleducad\w+|groser\w+|borde|se fue sin pagar|sin propina|de malas)|aguantar (?:gente|clientes)|gente gritandome|clientes? (?:dificil\w*|pesad\w+|imposible\w*|furios\w+)|ahi me llama una dona enojada)/,
    tone: 'hard',
    say: [
      'Aguantar los malos modos de otros con buena cara gasta muchísimo.',
      'Hay gente que paga sus nervios con quien está detrás del mostrador.',
    ],
    ask: ['¿Cómo saliste del paso?'],
  },
  {
    signs:
      /\b(?:(?:un|una|la|el|mi|mis|los|cuatro|a una?) (?:client[ea]s?|pasajer[oa]s?|pacientes?|comensales?|turistas?)\b|hoy (?:un|una) (?:senora?|nin[oa]|tip[oa]|dona|chic[oa]) (?:me|de|con)|(?:hoy )?(?:ha venido|vino|entro) un (?:nin[oa]|nene|senor)|hoy uno me pidio|le quedo divino el corte|hoy le (?:tatue|dibuje|corte|vendi))/,
    say: [
      'De cara al público se ve de todo, y más.',
      'Quien trata con gente acaba con historias para un libro.',
    ],
    ask: ['¿Cuál es la historia más rara que has visto ahí?', '¿Cómo siguió la cosa?'],
  },
  {
    signs:
      /^(?!.*\b(?:nunca cobro|cuando (?:yo )?era)\b).*\b(?:(?:no (?:vendi|vendo|vendemos|hay ventas|entra nadie|hay clientela|hay trabajo|sale trabajo)|todo tranca|vendi (?:tres|dos|poco|nada|\d+)\b|la gente no compra|entran, preguntan|bajaron las ventas|poca venta|(?:bajo|bajan) las ventas)|(?:me|nos) pagan (?:el minimo|poco|tarde|una miseria|mal|la mitad|en negro)|(?:no|nunca) (?:me |nos )?(?:pagan|cobro|cobramos|han pagado|pagaron)\b|no cobro(?: ni)?|(?:cobro|gano) (?:una miseria|poco|300|el minimo)|(?:me|nos) (?:quedo|deben|debe) a deber|(?:sueldo|salario|bono) (?:de mierda|miserable|que nunca llega|bajo)|si no entrego no cobro|por si la plata)/,
    tone: 'hard',
    say: [
      'Trabajar tanto y que no se vea en el bolsillo desanima.',
      'Cuando el trabajo no da lo que cuesta, cada hora pesa más.',
    ],
    ask: ['¿Hay señales de que mejore?'],
  },
  {
    signs:
      /\b(?:horas extras?|(?:salgo|sali|quedarme|me quede|me quedo|me he quedado) (?:mas )?tarde (?:del|en|a)|(?:me toca|tengo que|toca) (?:trabajar|currar|laburar|chambear|ir a trabajar|doblar|cubrir|guardia)|(?:hoy|manana|esta noche|este finde) (?:trabajo|curro|laburo|chambeo|me toca turno|entro a|guardia|toca currar)|y ahora a (?:trabajar|currar)|turno (?:de (?:tarde|manana|dia)|partido)|(?:estoy en|en pleno) (?:el )?turno|me cambiaron el turno|cubrir a)\b(?! de (?:libre|farmacia|murcia))/,
    say: ['El trabajo se queda con la mejor parte del día.', 'Hoy o mañana, el reloj lo manda el trabajo.'],
    ask: ['¿A qué hora sales?', '¿Cómo se presenta el turno?'],
  },
  {
    signs:
      /\b(?:(?:primer|segundo|tercer|mi primer) (?:dia|turno) (?:de|en|del|como) (?:\w+ )?(?:trabajo|curro|laburo|chamba|consultora|oficina|practicas|nuevo|instituto|escuela|hospital|cafe|tienda|bar|restaurante|la)|(?:primera|segunda) semana (?:de|en) (?:practicas|trabajo|curro|el|la|prueba)|(?:empiezo|empece|he empezado|arranco|arranque|entro|entre) (?:manana |hoy |el lunes )?(?:a trabajar|en (?:el|un|la) (?:trabajo|curro|laburo|puesto|oficina)|mis practicas|la pasantia)|(?:no se donde esta) la impresora|soy (?:el|la) nuev[oa])\b(?! (?:amor|tele))/,
    say: [
      'Al principio todo es pasillo desconocido y nombres que se escapan.',
      'Los comienzos cansan el doble, porque todo pide atención.',
    ],
    ask: ['¿Qué tal te recibieron?', '¿Qué es lo más raro hasta ahora?'],
  },
  {
    signs:
      /\b(?:me (?:han |ha )?(?:despidieron|despedido|despidio|corrieron de la chamba|botaron del trabajo|rajaron del|puesto en la calle|pusieron en la calle|sacaron en \w+ minutos)(?! (?:en el aeropuerto|con un beso))|(?<!\bse )me (?:echaron|han echado|corrieron)(?= (?:del (?:trabajo|curro|laburo|jale)|de la (?:empresa|chamba|fabrica|oficina))|$|[.,!])|me quede sin (?:trabajo|curro|laburo|chamba|empleo)|estoy (?:en (?:el )?paro|desemplead[oa]|sin (?:trabajo|curro|laburo|chamba|empleo))|cerro la (?:fabrica|empresa|planta)|me (?:entregaron|dieron) la carta(?: de despido|\.)|tenian los papeles listos)(?:\b|$)/,
    tone: 'hard',
    say: [
      'Quedarse sin trabajo es un golpe que no se queda en el trabajo.',
      'Tantas horas de vida ahí, y de golpe una puerta cerrada.',
    ],
    ask: ['¿Cómo fue el momento en que lo supiste?', '¿Quién está contigo en esto?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:voy a|quiero|pienso|decidi|he decidido|estoy por) (?:renunciar|dimitir|dejar (?:el|este|mi) (?:trabajo|curro|laburo|puesto))|(?:renuncie|presente la renuncia|he dimitido|dimiti|deje (?:el|mi) (?:trabajo|curro|laburo|puesto))|carta de renuncia|el lunes presento la solicitud|(?<!desde que )me jubil\w+|jubilacion anticipada|para jubilarme|prejubilad[oa])\b/,
    say: [
      'Cerrar una etapa de trabajo mueve más cosas que el horario.',
      'Una salida de esas se piensa muchas noches antes.',
    ],
    ask: ['¿Qué pesa más, el alivio o el vértigo?'],
  },
  {
    signs:
      /\b(?:(?:busco|buscando|buscar|sigo buscando|a buscar|salgo a buscar) (?:otr[oa] )?(?:trabajo|curro|laburo|chamba|empleo|pega|jale)|(?:mand[eo]|mandado|enviado|envie|tirando|dejando|repartiendo) (?:[\w ]{0,14})?(?:curriculums?|cv|curriculum|hojas? de vida)|no me contratan|me dijeron q(?:ue)? no en (?:el|la|un)\b|(?:buscan a alguien|quien va a contratar|es el (?:\w+ )no de este|otro no\b|piden experiencia)|para trabajar soy viej[oa])/,
    tone: 'hard',
    say: [
      'Buscar trabajo es un trabajo, y encima sin sueldo.',
      'Cada puerta que no se abre pesa, aunque uno siga tocando.',
    ],
    ask: ['¿Cuánto llevas en la búsqueda?', '¿En qué te gustaría acabar?'],
  },
  {
    signs:
      /\b(?:(?:tengo|tuve|hoy tuve|manana|vengo de|sali de|salgo de|una|la|primera|fue la|tenia) (?:una |la |mi )?entrevista(?! (?:en la tele|de un|que le|a un))|el que me entrevisto|me (?:entrevistaron|entrevistan|han entrevistado)|(?:me llamaron|me citaron) (?:para|a) una entrevista)\b/,
    say: [
      'En una entrevista hasta las manos sobran.',
      'Una hora de preguntas y luego, a esperar una llamada.',
    ],
    ask: ['¿De qué es el puesto?', '¿Qué impresión te dan?'],
  },
  {
    signs:
      /^(?!.*\b(?:serie|peli\w*|novela|final feliz|la copa|mejor final|cuentas?)\b).*(?<!\bno |\bya no |\bsin |\bpor fin )\b(?:(?:tengo|tenia|manana|el \w+|hay|viene|tengo el|pronto|rindo|me toca|presento|dan|hago|se viene) (?:\w+ )?(?:un |el |mi |dos |tres |la |los |las )?(?:examen(?:es)?|parcial(?:es)?|final(?:es)?|oposicion(?:es)?|opo|selectividad|ebau|evau|prueba de|control de|recuperacion|test de conducir|practico del carnet|notas|globales|quiz|extraordinario|mates y)\b|(?:el|mi) (?:examen|parcial|final) (?:es|profesional|de \w+ (?:el|es|manana))|rindo (?:manana|el|la)|si desapruebo|si no saco un|me quedan (?:mates|\w+ y \w+|dos|tres|\w+ (?:materias|asignaturas))|manana dan notas|expongo (?:en|manana|el)|manana expongo|son tres sinodales)(?! (?:que corregir|por corregir|del embarazo))/,
    say: [
      'Con una fecha así delante, el calendario se mira de reojo.',
      'Antes de una prueba, hasta la silla parece examinar.',
    ],
    ask: ['¿Qué parte te tiene más en vilo?', '¿Cuánto queda?'],
  },
  {
    signs:
      /(?<!\bno |\bsi |\bque )\b(?:(?:he )?aprob(?:e|ado)\b|aprobamos|pase (?:el |los )(?:examen|parcial|final|curso)|pase (?:todas|de ano)|(?:saque|he sacado) (?:un |una |el )?(?:10|9|8|7|diez|nueve|ocho|siete|sobresaliente|notable|matricula|buena nota|buenas notas|carnet|carne|excelente|plaza|\d\.\d)\b(?! (?:fotos|copias|euros|pesos|libros))|me puso (?:un )?(?:10|9|9\.5|diez|nueve)\b|(?:ya soy|soy por fin) (?:licenciad|ingenier|medic|abogad|enfermer|doctor|titulad)\w*|me (?:gradue|recibi|titule|he graduado|he titulado)\b(?! (?:hace|en (?:19|20))| con (?:un abrazo))|recien recibid[oa]|(?:defendi|he defendido) (?:la|mi) (?:tesis|tfg|tfm))/,
    tone: 'glad',
    say: [
      'Un peso menos y una alegría más: buen cambio.',
      'Eso se ha ganado a pulso, hora por hora.',
      'Las horas de atrás por fin tienen premio.',
    ],
    ask: ['¿Quién fue la primera persona en saberlo?', '¿Habrá festejo?'],
  },
  {
    signs:
      /\b(?:(?:he |me han |me )?(?:suspend(?:i|ido|ieron)|reprob(?:e|ado|aron)|desaprob(?:e|ado|aron)|cate(?:ado|e)|trone (?:el|la)|bochado|bocharon|me raje el)|no (?:aprobe|he aprobado|pase el|entre en|me alcanzo para (?:medicina|entrar)|llegue a la nota)|me faltaron \d+ puntos|me (?:quede|he quedado) (?:a \w+ )?(?:fuera|a las puertas)|(?:saque|he sacado) (?:un (?:[1-4]|uno|dos|tres|cuatro)\b|mala nota)|me fue (?:re |super |muy )?(?:mal|fatal|pesimo|horrible)\b|me ha ido fatal|(?:se saltaron?|por no ceder el paso)|(?:voy a presentarme|me presento) otra vez)(?! bien)/,
    tone: 'hard',
    say: [
      'Un resultado así sabe amargo, con todo lo que hay detrás.',
      'Después de tanto esfuerzo, duele todavía más.',
    ],
    ask: ['¿Qué fue lo que falló?', '¿Hay otra oportunidad?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:estoy|ando|llevo|estuve|aqui|aca|toda la (?:tarde|manana|noche)|sigo|tengo que|voy a|me toca) (?:[\w ]{0,12})?(?:estudi(?:ar|ando)|repas(?:ar|ando)|empoll(?:ar|ando)|preparando (?:el|un|la|las) (?:examen|parcial|final|opo\w*))\b(?! (?:que|a (?:alguien|la gente)))|(?:he )?(?:estudie|estudiado|repasado) (?:\w+ )?(?:todo|toda|mucho|dos|tres|\d|la|el)|horas de (?:biblio\w*|estudio)|tema \d+|(?:con|yo con) el codigo (?:civil|penal)|abr(?:ir|i) (?:el|un) libro|no (?:abri|he abierto) (?:ni )?un libro|no (?:me entra|cace|se me queda) (?:nada|una|ni una|el tema)|(?:tengo|los) apuntes|tomando apuntes|en la biblio\w*)/,
    say: [
      'Los apuntes tienen la virtud de alargar las horas.',
      'Estudiar pide silencio justo cuando la cabeza quiere ruido.',
    ],
    ask: ['¿Qué tema se resiste más?', '¿Para cuándo tiene que estar?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:mi|la|el|con la|con el|de la|entregar|escribiendo|hago el|haciendo el) (?:tesis|tfg|tfm|doctorado|tesina|trabajo de grado|trabajo final|paper)|capitulo de la tesis|(?:mi )?(?:director|directora|tutor) de tesis|la maldita tesis)\b/,
    say: [
      'Un trabajo de esos acompaña a todas partes, también a la cama.',
      'Avanza por milímetros, pero cada milímetro cuenta.',
    ],
    ask: ['¿Sobre qué es?', '¿En qué parte estás?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:tengo|hago|haciendo|hacer|terminar|termine|hice|acabe|mucha|pura|estaba haciendo|entregar|entregue) (?:\w+ )?(?:la |los |mucha |un |el )?(?:tarea|deberes|trabajo practico|tp\b|ensayo|informe|practica|trabajo en grupo|diapositivas|resumen|maqueta)|las diapositivas|(?:mirar|leer) el resumen|(?:la mitad|acabar) del libro|lo tenia q(?:ue)? mandar el|(?:una |mi |la )?(?:presentacion|exposicion) (?:es|de|en|manana|fue|delante|sobre)|15 minutos, yo sol[oa]|fecha limite|deadline|(?:trabajo|informe) atrasado)\b/,
    say: [
      'Lo que hay que entregar vuelve siempre a la cabeza, aunque se esconda.',
      'Con una entrega pendiente, el reloj suena más.',
    ],
    ask: ['¿Para cuándo es?', '¿Qué parte falta?'],
  },
  {
    signs:
      /\bno quiero (?:volver|ir|ir mas) (?:mas )?(?:al (?:cole\w*|insti\w*|trabajo|curro|laburo)|a (?:la (?:uni\w*|escuela|prepa|oficina|facultad)|clase|trabajar))/,
    tone: 'hard',
    say: [
      'Cuando un sitio da ganas de no volver, algo ha pasado ahí.',
      'Ir cada día adonde no se quiere ir gasta muchísimo.',
    ],
    ask: ['¿Qué es lo que lo hace tan difícil?'],
  },
  {
    signs:
      /^(?!.*\b(?:soy|lo quiero|de chico|de nina|de nino|volviamos|bibliotecaria|no quiero volver)\b).*\b(?:(?:mi|el|la|mis|los|una|un) (?:profe\w*|maestr[oa]|teacher|catedratic[oa]|mister|monitora?) (?:[\w ]{0,6})?(?:me|de|nos|se|dice|dijo|hoy|es|siguio|puso)\b|(?:al|en|del|de|a) (?:profe|instituto|insti|cole|colegio|liceo|prepa|uni|facultad|facu|la uni|la facu|la facultad|la prepa|la escuela)\b(?! (?:de valladolid|publica de))|(?:toda )?la clase\b|mi (?:salon|facultad|prepa|cole|insti|uni)|falte al cole|todo el salon|(?:en|delante de) (?:clase|todo el grupo))/,
    say: [
      'En las aulas pasa de todo, y no siempre está en el programa.',
      'Las clases tienen su propia vida de pasillo.',
    ],
    ask: ['¿Cómo es el ambiente ahí?'],
  },
  {
    signs:
      /(?<!\bno |\bno soy )\b(?:(?:estudi[oa]|curso|cursando|hago|estoy (?:en|haciendo|estudiando)|voy en|estamos en|estoy aprendiendo) (?:\w+ )?(?:diseno|veterinaria|medicina|derecho|enfermeria|ingenieria\w*|odonto\w*|psico\w*|arquitectura|magisterio|biologia|economia|historia|quimica|fp|bachiller\w*|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sexto|septimo|octavo|la maestria|un master|una maestria|el master|el doctorado|un curso|\d+ materias|la uni|la carrera|un grado)|(?:primer|segundo|tercer|cuarto|quinto|sexto|octavo) semestre|ingenieria quimica|haciendo la maestria)\b/,
    say: [
      'Estudiar algo así da para llenar agenda y cabeza.',
      'Una carrera se hace de madrugones, fotocopias y paciencia.',
    ],
    ask: ['¿Qué es lo que más te gusta de lo que estudias?', '¿Por qué elegiste eso?'],
  },
  {
    signs:
      /(?<!\bno |\bya no )\b(?:(?:soy|trabajo de|trabajo como|yo soy|laburo de|curro de|hago de) (?:un |una |el |la )?(?:\w+ )?(?:profe\w*|maestr[oa]|medic[oa]|doctora?|enfermer[oa]|jefe de enfermeria|ingenier[oa]|abogad[oa]s?|administrativ[oa]|contadora?|arquitect[oa]|camarer[oa]|meser[oa]|mes[oa]|moz[oa]|cociner[oa]|chef|conductora?|chofer|taxista|camioner[oa]|maquinista|cajer[oa]|vendedora?|tatuadora?|pelu\w*|estilista|barbero|barista|guardia|vigilante|policia|bomber[oa]|militar|electricista|plomer[oa]|fontaner[oa]|albanil|carpinter[oa]|mecanic[oa]|pasteler[oa]|panader[oa]|costurera|modista|veterinari[oa]|biolog[oa]|psicolog[oa]|trabajadora? social|programadora?|disenadora?|traductora?|periodista|fotograf[oa]|musico|escritora?|cuidadora?|nin?era|repartidora?|carter[oa]|encargad[oa]|guia|sobrecargo|azafata|recepcionista|secretaria|instructora?|entrenadora?|farmaceutic[oa]|dentista|auxiliar|celadora?|operari[oa]|soldador|agricultora?|jardiner[oa]|interna|limpiadora?|bibliotecari[oa]|tornero|sindicalista|funcionari[oa]|analista|consultora?|asesora?|comercial|portero|conserje|jornaler[oa])\b|(?:(?<=^|\byo |, |\. |\by |\bque |\bq |\bporque |\bluego |\bahora |\bhoy )trabajo) (?:en|desde|limpiando|cuidando|repartiendo|vendiendo) (?!equipo\b)\w+|(?:(?<=^|\byo |, |\. |\by )(?:curro|laburo|chambeo)) (?:en|de) \w+|(?:hago|hice) (?:delivery|contenido)|(?:camarer[oa]|cociner[oa]|barista) en (?:un|una)|doy (?:\w+ )?(?:clases?|matematicas|quinto|lengua|ingles|historia) (?:de|en|a)|vendo (?:\w+ )?(?:fruta|ropa|comida|en)|manejo (?:el|un) (?:\d+|taxi|colectivo|trailer|camion|bus)|llevo paquetes|sello expedientes|traduzco|de analista|(?:tengo|abri|abrimos) (?:mi|una|un) (?:puesto|ferreteria|tienda|negocio|taller|local|panaderia|bar\b)|call center|limpio \d+|llevo (?:paquetes|el taxi)|laburando de|labura(?:r|ba) de|en una (?:farmacia|bodega|conserjeria|consejeria|notaria|constructora|consultora|gestoria))/,
    say: [
      'Cada oficio tiene su lado que nadie ve desde fuera.',
      'De un trabajo así salen manías y buenas historias.',
      'Un oficio se nota hasta en la forma de mirar las cosas.',
    ],
    ask: ['¿Qué parte del trabajo te gusta más?', '¿Cómo llegaste a ese trabajo?'],
  },
  {
    signs:
      /\b(?:(?:(?:quince|veinte|veinti\w+|treinta(?: y \w+)?|cuarenta(?: y \w+)?|diez|once|doce|catorce|dieci\w+|\d+) anos (?:en (?:la|el|una|correos|esa) ?(?:misma )?(?:\w+ ?){0,2}|de (?:maestra|picar|servicio|oficio|trabajo|taxi)|trabajando|arriba del|cargando))|(?:fui (?:maestr[oa]|tornero|maquinista|minero|obrer[oa]|enfermer[oa]|camioner[oa]|profesora?))|toda (?:la|una) vida (?:trabajando|en el taller|en la))\b/,
    say: ['Tantos años en un oficio se quedan en las manos.', 'Eso es media vida, y el cuerpo se acuerda.'],
    ask: ['¿Qué es lo que mejor recuerdas de esos años?', '¿Cómo era el primer día?'],
  },
  {
    signs:
      /\b(?:mis alumn[oa]s|un[ao]? alumn[oa]|\d+ (?:alumnos|criaturas)|(?:treinta|veinte|veinti\w+|treinta y \w+) (?:alumnos|adolescentes|criaturas)|corregir|corrigiendo|(?:cien(?:to)?|ciento doce|\d+) examenes|doy clases?|en el aula)\b/,
    say: [
      'Una clase entera pide ojos hasta en la nuca.',
      'Los alumnos se olvidan del tema, pero no de quien lo dio.',
    ],
    ask: ['¿Qué edad tienen?', '¿Hay alguno que se lleve el premio?'],
  },
  {
    signs:
      /\b(?:(?:turno|guardia|acabo de salir|salgo|sali) (?:de|del) (?:quirofano|urgencias|planta)|en (?:medicina interna|la planta|planta quinta|quirofano)|(?:me toca atender|mi primer) paciente|(?:estoy|hoy|otra vez) de guardia(?! en)|ayude en un parto|(?:le )?(?:puse|quite|cosi) (?:una via|puntos|un perro)|(?:tres|dos|cuatro) ingresos|(?:aqui|aca|ando|estoy|sigo|yo) (?:despachando|atendiendo|metiendo|repartiendo|entregando|descargando|cosechando|sirviendo|envasando) (?:\w+))\b(?! (?:las veces))/,
    say: ['En un puesto así cada hora trae lo suyo.', 'Ese trabajo se hace con las manos y con los nervios.'],
    ask: ['¿Qué tal la jornada hasta ahora?', '¿Qué fue lo más movido?'],
  },
]
