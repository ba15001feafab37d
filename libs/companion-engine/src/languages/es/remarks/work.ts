import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:mi|el|la) (?:jef[ea]|jefecit[oa]|encargad[oa]|supervisora?|gerente|patron|patrona|director|directora)\b (?:\w+ ){0,2}(?:me (?:ha )?(?:grit\w+|rega[nl]\w+|echo la (?:bronca|culpa)|ech\w+ la bronca|humill\w+|culp\w+|trat[oa] (?:mal|como)|tiene (?:hart[oa]|podrid[oa]|entre ceja|mania|hasta)|hace la vida|amenaz\w+|ignor\w+|explota)|es (?:un|una) (?:imbecil|idiota|tiran[oa]|explotador\w*|pesad[oa]|desastre))/,
    tone: 'hard',
    say: ['Con alguien así por encima, qué desgaste.', 'Uf, qué trato. Normal que te queme.'],
    ask: ['¿Qué fue esta vez?', '¿Es así con todo el mundo?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:pidio|pidieron|han pedido|ha pedido|hicieron|hizo|hacen|toca|toco|obligan a) (?:que )?(?:quedarme|quedar|me quede|hacer|trabajar) (?:\w+ )?(?:mas|horas extras?|hasta (?:tarde|las)|el (?:finde|sabado|domingo|festivo))|(?:hice|hago|haciendo|he hecho|hacer|tengo que hacer|puras|muchas) horas extras?)\b/,
    tone: 'hard',
    say: ['Encima más horas, qué abuso.', 'Uf, y tu tiempo, ¿para cuándo?'],
    ask: ['¿Te las pagan al menos?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:tengo|tuve|he tenido|hay|hubo|con|tenemos) (?:demasiado|muchisimo|mucho|tanto|un monton de|una (?:montana|tonelada|pila) de) (?:trabajo|curro|laburo|pega|chamba)|(?:estoy|ando|voy|toy) (?:\w+ )?(?:hasta (?:arriba|el cuello) de (?:trabajo|curro|cosas)|a tope|desbordad[oa]|sobrepasad[oa]|saturad[oa]|tapad[oa] de trabajo|agobiad[oa]|estresad[oa])|no (?:doy abasto|me da la vida)|(?:mucho|tanto|que) (?:estres|agobio))\b/,
    tone: 'hard',
    say: ['Uf, eso es mucho para una sola persona.', 'Así no hay cabeza que descanse.'],
    ask: ['¿Qué es lo que más aprieta?', '¿Hay algo que pueda esperar?'],
  },
  {
    signs:
      /\b(?:\w+ companer[oa]s?\b(?! de (?:piso|cuarto|casa|clase))[^.?]{0,24}(?:no (?:hace|hacen|trabaja|ayuda|ayudan) ?(?:nada)?|esta de baja|se escaquea|me (?:deja|dejo|dejan|echo|echa|roba|robo|trata|hace la vida|critica|odia)|me cae (?:mal|fatal))|(?:me (?:han )?(?:carg\w+|dej\w+|pas\w+|toco|toca)) (?:\w+ )?el (?:trabajo|curro|laburo) de (?:mi|otr[oa]|los demas|una companera))\b/,
    tone: 'hard',
    say: ['Y te toca a ti el plato roto, qué rabia.', 'Uf, con gente así el día se hace largo.'],
    ask: ['¿Lo sabe alguien de arriba?'],
  },
  {
    signs:
      /\b(?:(?:(?:un|una|otr[oa]|el|la|unos) (?:client[ea]s?|pasajer[oa]s?|senora?|tip[oa]|paciente|huesped|comensal|usuari[oa])) (?:\w+ ){0,3}(?:me (?:ha )?(?:grit\w+|insult\w+|trat[oa] (?:mal|como)|escupio|chasque\w+|amenaz\w+|ha tratado|dejo sin pagar|tiro|humill\w+))|(?:los|que|estos|hay) clientes (?:\w+ )?(?:maleducad\w+|groser\w+|pesad\w+|insoportables?|imposibles?|odios\w+))/,
    tone: 'hard',
    say: ['Qué falta de respeto, y tú ahí aguantando.', 'Uf, hay que tener paciencia de acero.'],
    ask: ['¿Cómo saliste del paso?'],
  },
  {
    signs:
      /\b(?:no (?:entra|entro|ha entrado) (?:ni )?(?:nadie|un alma|client\w+|gente)\b|no (?:hay|hubo) (?:clientes|ventas|clientela)|(?:no (?:vendi|he vendido|vendemos|se vende) (?:ni |casi )?(?:nada|un|una)?)|(?:hay|hubo|con) (?:pocos clientes|poco movimiento|poca venta|pocas ventas)|(?:esta|estuvo) (?:todo )?(?:muerto|flojo|parado) (?:el (?:negocio|local|bar)|la (?:tienda|venta)|hoy))/,
    say: ['Con el local vacío, las horas pesan.', 'Poco movimiento, uf, qué desánimo.'],
    ask: ['¿Suele ser así en esta época?'],
  },
  {
    signs:
      /(?<!\b(?:no|sin) )\b(?:(?:tengo|tuve|he tenido|vengo de|salgo de|sali de|estoy en|toda la \w+ (?:en|de)|otra|mil) (?:\w+ )?(?:una |la |otra |tres |dos |mil )?(?:reunion(?:es)?|junta con|videollamadas?|llamada con (?:el|un|la) (?:client|jef)|meetings?|zoom)\b(?! (?:familiar|de (?:padres|vecinos|amigos|antiguos|consorcio))))/,
    say: ['Reunión, qué poco se puede escapar.', 'Ratos de mirar el reloj, esas reuniones.'],
    ask: ['¿Sirve para algo, o pudo ser un correo?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:meti la pata|la (?:cague|he cagado|lie|he liado|regue|embarre)|he metido la pata|(?:cometi|he cometido|hice) un (?:error|fallo)|me (?:equivoque|he equivocado|confundi) (?:en|con|al)\b|(?:mande|envie|he enviado|he mandado) (?:\w+ )?(?:el|un|mal el) (?:correo|mail|mensaje|pedido) (?:a quien no|mal|equivocad[oa]|al que no))\b/,
    tone: 'hard',
    say: ['Ay, qué mal rato.', 'Le pasa a cualquiera, aunque ahora escueza.'],
    ask: ['¿Se ha notado mucho?', '¿Se puede arreglar todavía?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:echaron|echo|echan|han echado|ha echado|tiraron|cargaron) la culpa|me (?:culpa|culpan|culparon|culpo|acusan|acusaron|han acusado|acuso)|(?:la culpa|me la) (?:me la )?(?:cargo|como|llevo|comi|lleve|cargue) yo|pag(?:o|ue) yo (?:los platos|el pato))\b/,
    tone: 'hard',
    say: ['Llevarse una culpa así, qué injusto se siente.', 'Uf, qué rabia que apunten a ti.'],
    ask: ['¿Alguien sabe cómo fue en realidad?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:mi|es mi|fue mi|hoy) (?:primer|segundo|tercer) (?:dia|turno)(?: (?:de|en|del) (?:el |la |mi )?(?:\w+ )?(?:trabajo|curro|laburo|chamba|oficina|practicas|tienda|hospital|restaurante|bar))?(?=$|[.,!]| (?:de|en|del|y)\b)|(?:primera|segunda) semana (?:de|en) (?:practicas|el|la|mi)? ?(?:trabajo|curro|practicas|laburo|chamba)|soy (?:el|la) nuev[oa]$)/,
    say: ['Los primeros días, todo nuevo y todo a la vez.', 'Primeros días, qué mezcla de nervios y ganas.'],
    ask: ['¿Qué tal te recibieron?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:empiezo|empece|he empezado|arranco|entro|comienzo) (?:manana |hoy |el lunes |la semana que viene )?(?:a trabajar|en \w+ (?:\w+ )?(?:trabajo|curro|laburo|puesto|oficina|empresa|chamba)|con el (?:trabajo|curro) nuevo|\w+ (?:nuevo |nuevas )?(?:trabajo|curro|practicas|pasantia))|(?:tengo|empiezo en|empece en) (?:un |mi )?(?:nuevo trabajo|trabajo nuevo|nuevo curro|curro nuevo))\b/,
    say: ['Trabajo nuevo, uf, cuánto cambio junto.', 'Empezar en un sitio nuevo, casi nada.'],
    ask: ['¿Qué es lo primero que te toca hacer?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|que) )\b(?:(?:me (?:han |ha )?(?:contrataron|contratado|cogieron|cogido|dieron el (?:trabajo|puesto|curro)|dado el (?:trabajo|puesto)|aceptaron|seleccionaron)(?= (?:en|para|como|de)\b|$|[.,!]))|(?:consegui|he conseguido|encontre|he encontrado|tengo por fin|por fin tengo) (?:un |el |ese )?(?:\w+ )?(?:trabajo|curro|laburo|chamba|empleo|puesto))\b/,
    tone: 'glad',
    say: ['¡Enhorabuena, te lo dieron!', 'Qué alegría, la espera dio fruto.'],
    ask: ['¿Ya hay fecha para empezar?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca|ni) )\b(?:me (?:(?:han |ha )?(?:ascendieron|ascendido|ascienden|promovieron|subieron (?:el sueldo|de puesto)|subido el sueldo|dieron (?:un|el) (?:aumento|ascenso|bono)|dado (?:un|el) (?:aumento|ascenso)|hicieron fij[oa]|hecho fij[oa]|renovaron|renovado)))\b/,
    tone: 'glad',
    say: ['¡Bien merecido, enhorabuena!', 'Qué bien, por fin se nota el esfuerzo.'],
    ask: ['¿Con quién se celebra eso?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:me (?:despidieron|han despedido|despiden|corrieron de(?:l| la)|botaron del (?:trabajo|laburo)|han puesto en la calle|pusieron en la calle|echaron del (?:trabajo|curro|laburo)|han echado del (?:trabajo|curro)|quede sin (?:trabajo|curro|laburo|chamba|empleo)|he quedado sin (?:trabajo|curro|empleo))|(?:estoy|llevo [\w ]{1,14}) (?:en (?:el )?paro|desemplead[oa]|sin (?:trabajo|curro|laburo|chamba|empleo)))\b/,
    tone: 'hard',
    say: ['Quedarse sin trabajo, qué golpe.', 'Uf, lo siento, eso mueve el suelo.'],
    ask: ['¿Cómo lo llevas?', '¿Lo sabe ya la gente de casa?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no) )\b(?:(?:busco|buscando|ando buscando|sigo buscando|a buscar|llevo [\w ]{1,14} buscando) (?:otr[oa] )?(?:trabajo|curro|laburo|chamba|empleo|pega)\b|(?:mande|mando|mandando|he mandado|he enviado|envie|repartiendo|eche|tirando) (?:\w+ ){0,3}(?:curriculums?|cv|cvs|solicitudes|hojas? de vida))/,
    tone: 'hard',
    say: ['A la caza de trabajo, uf, qué paliza.', 'Llamar a tantas puertas, qué desgaste.'],
    ask: ['¿Qué te gustaría encontrar?', '¿Cuánto llevas en ello?'],
  },
  {
    signs:
      /\b(?:(?:no me (?:contratan|cogieron|han cogido|seleccionaron|han seleccionado|dieron el (?:trabajo|puesto)|llaman de ningun|aceptaron))|(?:me (?:rechazaron|han rechazado|descartaron|han descartado|dijeron que no))(?! (?:era nada|me preocup))|(?:no|nunca) me (?:llamaron|han llamado) (?:de|del|despues|tras))\b/,
    tone: 'hard',
    say: ['Ay, un no así escuece.', 'Qué bajón, con las ganas puestas ahí.'],
    ask: ['¿Dijeron por qué?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:tengo|tenia|hay|me toca|manana|el \w+) (?:manana |hoy |el \w+ )?(?:una |la |mi )?(?:primera |segunda )?entrevista|(?:me (?:llamaron|han llamado|citaron|han citado) (?:para|a) una entrevista)|me entrevistan)\b(?! (?:en la tele|a un))/,
    say: ['Una entrevista, qué nervios.', 'Entrevista a la vista, ojalá vaya bien.'],
    ask: ['¿De qué es el puesto?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:tuve|hice|he tenido|he hecho|vengo de|salgo de|sali de|acabo de (?:tener|hacer|salir de)|fui a) (?:una |la |mi )?(?:primera |segunda )?entrevista\b|me (?:entrevistaron|han entrevistado))\b/,
    say: ['Entrevista hecha, ya está lo peor.', 'Ahora a esperar esa llamada, uf.'],
    ask: ['¿Qué impresión te dejó?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:voy a|quiero|pienso|estoy (?:por|pensando en)|decidi|he decidido|me dan ganas de|tengo ganas de) (?:renunciar|dimitir|dejar (?:el|este|mi) (?:trabajo|curro|laburo|puesto|chamba)|cambiar de (?:trabajo|curro|laburo))|(?:renuncie|he renunciado|presente (?:la|mi) renuncia|dimiti|he dimitido|deje (?:el|mi) (?:trabajo|curro|laburo|puesto)))\b/,
    say: ['Dejar un trabajo, esa es de las gordas.', 'Una decisión así se piensa mucho.'],
    ask: ['¿Qué fue lo que más pesó?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|desde que) )\b(?:me (?:jubilo|jubile|he jubilado|voy a jubilar|jubilan|jubilaron)|(?:estoy|soy) (?:recien )?(?:jubilad[oa]|pensionad[oa]|retirad[oa])|(?:me falta|me queda|me faltan|me quedan) (?:\w+ ){1,2}(?:para|pa) (?:jubilarme|la jubilacion)|me (?:dieron|han (?:dado|concedido)) la jubilacion)\b/,
    say: ['La jubilación, qué cambio de vida.', 'Jubilarse, otro ritmo para todo.'],
    ask: ['¿Qué es lo que más cambia?'],
  },
  {
    signs:
      /\b(?:(?:me|nos) (?:pagan|pagaron|deben) (?:\w+ )?(?:mal|poco|fatal|una (?:miseria|mierda)|el minimo|\w+ (?:meses|quincenas)|tarde)|no (?:me|nos) (?:pagan|pagaron|han pagado|depositan|depositaron)|(?:gano|cobro|ganamos) (?:\w+ )?(?:una (?:miseria|porqueria)|(?:muy |re )?poco|el (?:salario )?minimo)\b(?! (?:tiempo|a poco))|(?:el|mi) (?:sueldo|salario) (?:no (?:alcanza|llega|me alcanza)|es (?:una miseria|bajo|ridiculo|de risa)))/,
    tone: 'hard',
    say: ['Con lo que das, y te pagan así.', 'Uf, ese sueldo no hace justicia.'],
    ask: ['¿Te lo has podido plantear con ellos?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|aun no|todavia no) )\b(?:(?:hoy |ya |por fin )(?:cobre|he cobrado|cobro|me (?:pagaron|han pagado|depositaron|pagan)|nos pagaron)|(?:cobre|he cobrado|me pagaron|me han pagado) (?:hoy|por fin|ayer|la (?:extra|quincena)|el (?:sueldo|aguinaldo))|dia de (?:cobro|paga|quincena))\b/,
    tone: 'glad',
    say: ['Día de cobro, por fin un respiro.', 'Qué bien, el bolsillo lo agradece.'],
    ask: ['¿Cae algún capricho?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:tengo|tenia|hay|viene|se viene|me toca|rindo|presento|es|son) (?:manana |hoy |el \w+ |pronto |ya )?(?:\w+ ){0,2}(?:examen(?:es)?|parcial(?:es)?|oposicion(?:es)?|selectividad|ebau|control de \w+)\b(?! (?:que|por) corregir)|(?:manana|el \w+) (?:examen|parcial|rindo)|(?:el|mi) examen (?:es|profesional|de \w+ es))\b/,
    say: ['Examen a la vista, uf.', 'Con un examen delante, normal estar en tensión.'],
    ask: ['¿De qué es?', '¿Qué parte preocupa más?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:hice|he hecho|acabo de hacer|sali de|salgo de|vengo de|acabo de salir de|termine|rendi|presente|tuve|he tenido) (?:hoy |ya |por fin )?(?:el|un|mi|los|mis|del|de un)? ?(?:\w+ )?(?:examen(?:es)?|parcial(?:es)?)|(?:ya |por fin )(?:termine|acabe|se acabaron|pasaron) (?:los |con los |el )(?:examenes|parciales|examen))\b/,
    say: ['Examen hecho, eso que te quitas.', 'Uno menos, y ahora a esperar la nota.'],
    ask: ['¿Con qué sensación saliste?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|que|nunca|casi) )\b(?:(?:aprobe|he aprobado|hemos aprobado)\b|pase (?:de (?:ano|curso)|todas(?= las (?:materias|asignaturas)|$)|(?:el|los|la) (?:examen(?:es)?|parcial(?:es)?|final|materia))\b|(?:saque|he sacado) (?:un |una )?(?:10|9|8|7|diez|nueve|ocho|siete|sobresaliente|notable|matricula|buena nota|buenas notas)\b(?! (?:fotos|copias))|(?:saque|he sacado|tengo ya) el (?:carnet|carne|registro|titulo))/,
    tone: 'glad',
    say: ['¡Bravo, aprobado y merecido!', 'Ahora sí, a respirar y a celebrarlo.'],
    ask: ['¿Quién fue la primera persona en saberlo?'],
  },
  {
    signs:
      /(?<!\bsi )\b(?:(?:suspendi|reprobe|desaprobe)\b|(?:he|me han) (?:suspendido|reprobado|desaprobado)|me (?:suspendieron|reprobaron|bocharon|catearon)|(?:cate|he catado|trone|jale) (?:el|la|mates|\w+ (?:materias|asignaturas))|no (?:aprobe|he aprobado|pase el (?:examen|parcial|corte))|(?:saque|he sacado) (?:un (?:[1-4]|uno|dos|tres|cuatro)\b|mala nota|malas notas)|me (?:fue|ha ido|salio|ha salido) (?:re |super |muy )?(?:mal|fatal|pesimo|horrible)\b)/,
    tone: 'hard',
    say: ['Ay, qué bajón, después del esfuerzo.', 'Vaya, eso duele un rato.'],
    ask: ['¿Qué fue lo que falló?', '¿Hay otra oportunidad?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:estoy|ando|estuve|aqui|aca|sigo|llevo [\w ]{1,18}|toda la \w+|todo el \w+) (?:estudiando|repasando|empollando)\b(?! (?:la posibilidad|para ser|en la))|(?:tengo que|tengo q|tuve que|me toca|voy a|toca) (?:\w+ )?(?:estudiar|repasar)\b(?! (?:la posibilidad|en la|fuera|en el extranjero))|(?:estudie|he estudiado) (?:\w+ )?(?:todo|toda|mucho|horas|un monton|muchisimo))/,
    say: ['Con los apuntes delante, uf.', 'Horas de estudio, eso agota la cabeza.'],
    ask: ['¿Qué tema se resiste más?', '¿Para cuándo es?'],
  },
  {
    signs:
      /\bno (?:me (?:concentro|puedo concentrar|entra nada|entra (?:en la cabeza )?(?:ni|nada)|queda nada)|(?:puedo|consigo|logro|pude) (?:concentrarme|estudiar|leer ni|avanzar|ponerme a)|(?:entiendo|me sale|me salen) (?:nada de )?(?:la|las|los|el)? ?(?:mates|matematicas|fisica|quimica|ejercicios?|tema|apuntes))\b/,
    tone: 'hard',
    say: ['Cuando no entra nada, qué frustración.', 'Uf, qué rabia mirar la página y nada.'],
    ask: ['¿Qué se te cruza por la cabeza?', '¿Cuánto tiempo te queda?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|ya) )\b(?:(?:tengo|me falta|me faltan|me queda|estoy con|estoy haciendo|tengo que (?:hacer|entregar|terminar)|me mandaron|nos dejaron|me dejaron) (?:\w+ )?(?:un monton de |mucha |muchos |los |la |un |el |demasiada )?(?:tareas?|deberes|trabajo practico|ensayo|trabajo (?:de|en|final|para) (?:\w+)|entregas?|maqueta)\b(?! (?:de casa|domestic\w+|oficina)))/,
    say: ['Tareas pendientes, qué pesadas.', 'Uf, eso persigue hasta entregarlo.'],
    ask: ['¿Qué parte falta?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:escribiendo|estoy con|sigo con|terminando|acabando|termine|entregue|he entregado|he terminado|defiendo|defendi|he defendido|tengo que (?:terminar|entregar|escribir)|por) (?:el |la |mi )(?:tesis|tfg|tfm|tesina|doctorado)|(?:mi|la) tesis (?:\w+ )?(?:me|va|no|esta|avanza)|(?:mi|el|la) (?:director|directora|tutora?|asesora?) (?:de tesis|del tfg|del tfm))\b/,
    say: ['La tesis, menuda compañera de viaje.', 'Un trabajo tan largo acaba hasta en sueños, uf.'],
    ask: ['¿Sobre qué es?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:tengo|tuve|hice|he hecho|hago|me toca(?: hacer)?|preparando|manana es|hoy fue|tengo que (?:hacer|dar|preparar)) (?:manana |hoy |el \w+ )?(?:una |la |mi )(?:presentacion|exposicion|ponencia|charla delante)|(?:expongo|tengo que exponer|me toca exponer|tuve que exponer|hable delante|hablar (?:en publico|delante de (?:todos|la clase|todo))|expuse))\b/,
    say: ['Hablar con todos mirando, qué nervios.', 'Una presentación así impone, claro.'],
    ask: ['¿De qué trata?', '¿Es ante mucha gente?'],
  },
  {
    signs:
      /\b\w+ (?:profe\w*|maestr[oa]|teacher|tutora?|catedratic[oa]) (?:\w+ ){0,3}(?:me (?:ha )?(?:rega[nl]\w+|grit\w+|humill\w+|tiene mania|odia|suspend\w+|saco de clase|echo de clase|ridiculiz\w+|puso en ridiculo|expuls\w+|rin\w+|baj\w+ (?:la nota|puntos))|no (?:explica|me deja|sabe explicar|me escucha))/,
    tone: 'hard',
    say: ['Uf, con un profe así, qué cuesta arriba.', 'Qué mal, en clase y delante de la gente.'],
    ask: ['¿Por qué fue?'],
  },
  {
    signs:
      /\bno quiero (?:volver|ir)(?: mas| manana| nunca mas)? (?:al (?:cole\w*|insti\w*|trabajo|curro|laburo)|a (?:la (?:uni\w*|escuela|prepa|oficina|facultad)|clases?|trabajar|mi trabajo))/,
    tone: 'hard',
    say: ['Pensar en volver ahí, qué nudo.', 'Si da tan pocas ganas, algo pesa ahí.'],
    ask: ['¿Qué es lo que lo hace tan difícil?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:hoy|manana|el \w+|ya|pronto) (?:empece|empiezo|empiezan|empezaron|volvi a|vuelvo a|arranco|arrancan|empezamos) (?:las |mis |la |el |a )?(?:clases?|uni\w*|cole\w*|curso|insti\w*|semestre|carrera|facultad|facu|escuela|prepa)|(?:empiezo|empece|vuelvo a) (?:las )?(?:clases|la uni\w*|la facultad|la facu|el insti\w*)|primer dia (?:de|en) (?:clases?|la uni\w*|la facu\w*|la escuela|el insti\w*))\b/,
    say: ['Vuelta a las clases, nueva rutina.', 'Comienzo de clases, qué de caras nuevas.'],
    ask: ['¿Con ganas o sin ellas?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|desde que|cuando) )\b(?:me (?:gradue|graduo|he graduado|titule|he titulado|recibi|he recibido de|licencie|he licenciado)(?! (?:un|una|el|la|con un abrazo))\b|ya soy (?:licenciad|ingenier|medic|abogad|enfermer|doctor|arquitect|psicolog|maestr)\w*|(?:mi|fue mi|es mi|tengo mi) graduacion|(?:termine|he terminado|acabe) (?:la|mi) (?:carrera|uni\w*|licenciatura|master|maestria))\b/,
    tone: 'glad',
    say: ['¡Enhorabuena, menudo camino recorrido!', 'Título en mano, qué orgullo.'],
    ask: ['¿Cómo se celebra?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:tengo|me quedan|me faltan|estoy|llevo [\w ]{1,14}|toda la \w+|ando|sigo) (?:\w+ ){0,2}(?:corrigiendo|(?:examenes|trabajos|redacciones|parciales) (?:que|por|para|sin) corregir|calificando)|(?:tengo que|tuve que|me toca) (?:corregir|calificar)|mis (?:alumn[oa]s|estudiantes) (?:\w+ )?(?:no (?:me )?(?:hacen|escuchan|estudian)|me (?:dijeron|hicieron|regalaron|tienen)|se (?:portaron|pelearon)))\b/,
    say: ['Con los alumnos, el trabajo sigue en casa.', 'Dar clase, cuánto hay detrás.'],
    ask: ['¿Qué edad tienen?'],
  },
  {
    signs:
      /\b(?:se (?:ha )?(?:cayo|caido|colgo|colgado) (?:otra vez )?(?:el|todo el) (?:sistema|servidor|programa)|no (?:funciona|anda|va) el sistema|se me (?:ha )?(?:borro|borrado|perdio|perdido) (?:todo|el (?:trabajo|archivo|documento)|la (?:tesis|presentacion))|(?:perdi|he perdido) (?:todo (?:el|mi) trabajo|el archivo|los archivos))\b/,
    tone: 'hard',
    say: ['Uf, justo cuando menos falta hacía.', 'La máquina fallando, qué rabia.'],
    ask: ['¿Se pudo recuperar?'],
  },
]
