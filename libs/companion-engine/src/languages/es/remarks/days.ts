import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /(?<!\b(?:no|cuando|si) )\b(?:sali|he salido|acabo de salir|recien salgo|por fin salgo|saliendo|llegue|he llegado|acabo de llegar|volvi|he vuelto|volviendo)(?: \w+)? (?:de (?:trabajar|currar|laburar|chambear|la (?:oficina|chamba|pega|fabrica))|del (?:trabajo|curro|laburo|jale|turno))\b/,
    say: ['Fuera del trabajo, por fin.', 'Trabajo hecho, entonces. Ahora a sentarse un rato.'],
    ask: ['¿Cómo estuvo hoy?', '¿Y ahora qué plan hay?'],
  },
  {
    signs:
      /(?<!\b(?:no|cuando|si) )\b(?:(?:termine|acabe|he terminado|he acabado|acabo de terminar) (?:de (?:trabajar|currar|laburar|chambear)|(?:el|mi) turno|la (?:jornada|guardia)|por hoy)|(?:se acabo|fin de[l]?|termino) (?:el )?turno)\b/,
    say: ['Listo por hoy, qué gusto.', 'Un turno menos. Ya toca descansar.'],
    ask: ['¿Fue pesado o se llevó bien?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:nueve|diez|once|doce|trece|catorce|quince|dieciseis|9|1[0-6]|24) ?(?:horas|hs|h|hrs) (?:de (?:pie|turno|trabajo|guardia|jornada|curro)|parad[oa]|seguidas|trabajando|currando|laburando|chambeando|manejando|conduciendo)\b/,
    tone: 'hard',
    say: ['Uf, son muchísimas horas.', 'Con tantas horas encima, normal no poder más.'],
    ask: ['¿Hubo al menos una pausa de verdad?', '¿Y mañana toca otra igual?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:doble turno|turno doble|todo el (?:santo )?dia (?:de pie|parad[oa]|trabajando|currando|laburando|chambeando|corriendo)|(?:no me he|no me|sin) (?:sentado|sente|sentarme|parado)[\w ]{0,10} en todo el dia|no pare (?:en todo el dia|ni un (?:segundo|minuto)))/,
    tone: 'hard',
    say: ['Todo el día sin parar, uf.', 'Menuda paliza de día. Ahora toca sentarse.'],
    ask: ['¿Pudiste comer algo por lo menos?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no) )\b(?:(?:turno|turnos|guardia|estoy|trabajo|curro|laburo|me toca|voy|salgo|vengo) de noches?|turno nocturno|(?:trabajo|curro|laburo|chambeo|trabajando) (?:por|en|toda) las? noches?)\b/,
    say: ['Turno de noche, uf. Con el sueño al revés.', 'Trabajar de noche, eso cansa el doble.'],
    ask: ['¿Duermes algo de día?', '¿Cómo son las noches ahí?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:manana|el (?:sabado|domingo|finde)|este finde|hoy) (?:trabajo|curro|laburo|chambeo|me toca (?:trabajar|turno|currar|guardia|laburar)|tengo (?:turno|guardia)|entro a las)|me toca trabajar (?:manana|hoy|el (?:sabado|domingo|finde)|este finde))\b(?! de casa)/,
    say: ['Toca trabajar, entonces. Ánimo con eso.', 'Ese turno no lo quita nadie, uf.'],
    ask: ['¿Hasta qué hora?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:hoy|manana|este finde|el \w+) (?:libro|descanso|no trabajo|no curro|no laburo|tengo (?:el dia )?libre|es mi dia libre|es mi descanso)|(?:mi|tengo|un) dia libre|(?:mi|en mi) dia de descanso|(?:tengo|me dieron) (?:el dia|la tarde|la manana|el finde) libre)\b(?! electronico)/,
    tone: 'glad',
    say: ['Tiempo libre, qué bien suena.', 'Un respiro sin trabajo, qué gusto.'],
    ask: ['¿Hay plan o toca no hacer nada?'],
  },
  {
    signs:
      /\b(?:por fin (?:es )?(?:viernes|finde|fin de semana|sabado)|(?:ya|hoy|al fin) es (?:viernes|sabado)|(?:llego|empieza|empezo) el (?:finde|fin de semana)|(?:ya )?(?:es|estamos de) finde)\b/,
    tone: 'glad',
    say: ['El fin de semana, qué alegría.', 'Por fin, que ya tocaba.'],
    ask: ['¿Qué te apetece hacer estos días?'],
  },
  {
    signs:
      /\b(?:(?:odio|detesto|no soporto) los lunes|(?:otra vez|otro|ya es|hoy es|manana es|y es) lunes|lunes (?:otra vez|de nuevo|tenia que ser)|manana (?:ya )?lunes|se (?:acabo|acaba|termino|fue|me fue) el (?:finde|fin de semana|domingo))\b/,
    say: ['Uf, el lunes y su cara de lunes.', 'Qué rápido se va el fin de semana.'],
    ask: ['¿Cómo viene la semana?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:estoy|toy|ando|vengo|llegue|sigo|me siento|acabe|quede|termine) (?:\w+ ){0,2}(?:reventad[oa]|agotad[oa]|molid[oa]|fundid[oa]|rendid[oa]|exhaust[oa]|cansadisim[oa]|cansad[oa](?! de (?!trabajar|estar|andar|tanto))|cansao|hech[oa] (?:polvo|pure|bolsa))\b/,
    tone: 'hard',
    say: ['Uf, qué cansancio. Normal que no queden fuerzas.', 'Se nota el cansancio hasta por aquí.'],
    ask: ['¿Es cansancio de hoy o viene de lejos?', '¿Puedes parar un rato?'],
  },
  {
    signs:
      /\b(?:no (?:puedo|doy) (?:mas )?con mi (?:alma|vida|cuerpo)|no doy para mas|no me tengo en pie|se me (?:cierran|caen|estan cerrando) los ojos|(?:estoy )?muert[oa] de (?:sueno|cansancio)|me caigo (?:de|del) (?:sueno|cansancio)|(?:que|vaya) (?:cansancio|sueno tengo)|no (?:me quedan|tengo) fuerzas|(?<!\bno )tengo (?:mucho|un|tanto) sueno)\b/,
    tone: 'hard',
    say: ['Eso ya es la batería en rojo.', 'Así no hay quien tire, no.'],
    ask: ['¿Queda mucho para poder dormir?'],
  },
  {
    signs:
      /\b(?:no (?:puedo|pude|podia|consigo|logro|logre|he podido) (?:ni )?(?:volver a )?(?:dormir(?:me)?|pegar (?:el )?ojo|conciliar)|no (?:pegue|pego|he pegado) (?:el |un )?ojo|(?:tengo|mi|por el|con) insomnio|desvelad[oa]|(?:noche|la noche) en vela|dando vueltas en la cama|no me (?:duermo|dormi|viene el sueno))/,
    tone: 'hard',
    say: ['Sin poder dormir, qué noche más larga.', 'Qué rabia cuando el sueño no viene.'],
    ask: ['¿Hay algo que te da vueltas?', '¿Llevas muchas noches así?'],
  },
  {
    signs:
      /\b(?:(?:dormi|duermo|he dormido|estoy durmiendo|ando durmiendo|llevo \w+ (?:\w+ )?durmiendo) (?:muy |re |super |bastante |solo |nomas |apenas )?(?:mal|poco|poquito|fatal|nada|pesimo|(?:dos|tres|cuatro|cinco|[2-5]) (?:horas|h)\b)|no (?:dormi|he dormido|duermo)(?: (?:nada|bien|casi|mucho|casi nada|muy bien))?(?=$|[.,!]| (?:anoche|hoy|y|por|porque|desde)\b)|casi no (?:dormi|duermo|he dormido))/,
    tone: 'hard',
    say: ['Con tan poco sueño, el día se hace eterno.', 'Uf, sin descansar bien todo cuesta más.'],
    ask: ['¿Qué es lo que no te deja descansar?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:tuve|tengo|he tenido|tenido|con) (?:una |otra |muchas |unas )?pesadillas?|(?:sone|he sonado) (?:algo )?(?:horrible|feo|feisimo|malisimo)|(?:tuve|he tenido) un (?:mal sueno|sueno (?:horrible|feo|malo)))\b/,
    tone: 'hard',
    say: ['Uf, una pesadilla deja mal cuerpo.', 'Qué feo despertar de algo así.'],
    ask: ['¿Todavía te acuerdas de todo?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:anoche|hoy|ayer) sone|sone (?:con|que|q)|he (?:sonado|sonao) (?:con|que|q)|tuve un sueno (?:raro|rarisimo|muy raro|loco|lindo|bonito|con))\b/,
    say: ['Vaya sueño.', 'Las cosas que se sueñan, madre mía.'],
    ask: ['¿Con qué sensación te despertaste?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:madrugue|he madrugado|(?:tuve|tengo) (?:que|q) madrugar|(?:me )?toca madrugar|(?:me (?:levante|desperte|he levantado|he despertado|levanto|tengo que levantar)|levantarme|en pie desde|despiert[oa] desde|arriba desde) (?:hoy )?(?:a )?las (?:cuatro|cinco|seis|[4-6])(?:[:.]\d\d)?\b(?!(?: y \w+)? de la tarde))/,
    say: ['Uf, qué madrugón.', 'A esas horas no están puestas ni las calles.'],
    ask: ['¿Hay siesta en el horizonte?', '¿Te cuesta mucho madrugar?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:quede|he quedado) dormid[oa](?! (?:en|con|vi|mir|y (?:sone|descans)))|no (?:sono|me sono|oi|escuche|puse) (?:el|la) (?:despertador|alarma)|(?:el|mi) despertador no sono|se me pegaron las sabanas|me desperte (?:tarde|tardisimo))\b/,
    say: ['Ay, el sueño ganó esta vez.', 'Se ve que hacía falta dormir.'],
    ask: ['¿Tuvo consecuencias?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:dormi|he dormido|anoche dormi) (?:\w+ )?(?:bien|genial|de maravilla|como (?:un|una) \w+|de un tiron|del tiron|toda la noche|(?:ocho|nueve|diez|[89]|10) horas)|por fin (?:dormi|he dormido|pude dormir))\b/,
    tone: 'glad',
    say: ['Qué bien sienta dormir así.', 'Dormir bien, por fin algo bueno de verdad.'],
    ask: ['¿Se nota hoy la diferencia?'],
  },
  {
    signs:
      /\b(?:(?:sigo|aun|todavia|estoy|aca|aqui) (?:\w+ )?despiert[oa]|(?:son|ya son) las (?:dos|tres|cuatro|[2-4])(?: y \w+)? (?:de la (?:manana|madrugada)|y (?:aqui|aca|sigo|todavia|yo))|me (?:desperte|despierto|he despertado) (?:siempre )?a las (?:dos|tres|cuatro|[2-4])\b(?! de la tarde))/,
    say: ['Con los ojos abiertos a esas horas, uf.', 'En vela, y la noche que no avanza.'],
    ask: ['¿Hay sueño o ni rastro?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|sigo|ando|aqui|aca|ya|me quede|me he quedado) (?:\w+ )?(?:en (?:la |mi )?cama|en el (?:sofa|sillon)|(?:tirad[oa]|acostad[oa]|tumbad[oa]|echad[oa])(?! por)|bajo la manta|debajo de la manta)|no (?:he salido|sali|salgo) de la cama|todo el dia en (?:la )?cama)\b/,
    say: ['En horizontal, entonces. También hace falta.', 'Ahí en blandito, entendido.'],
    ask: ['¿Es descanso, o pocas ganas de levantarse?'],
  },
  {
    signs:
      /(?<!\b(?:no|antes de) )\b(?:(?:me voy|ya me voy|voy|nos vamos) (?:ya |ahora )?a (?:dormir|acostar(?:me)?|la cama|mimir)(?! (?:a|en) (?:casa|lo) de)|me acuesto ya|ya me acuesto|a dormir ya)\b/,
    say: ['A la cama, entonces. Que descanses.', 'Buena idea, cerrar ya el día.'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:me eche|me he echado|me tome|dormi|hice|acabo de echarme|me voy a echar|desperte de|me levante de) (?:una |la |de la )?(?:siesta|siestita|siestecita|cabezada))\b/,
    say: ['Una siesta, qué gran idea.', 'Siesta, el lujo más barato que hay.'],
    ask: ['¿Corta o de las de pijama?'],
  },
  {
    signs:
      /\b(?:(?:que|vaya|menudo|menuda|un|una|otro|otra) (?:puto |puta |pinche |maldit[oa] )?(?:dia|semana|tarde|noche|jornada|racha)(?: (?:tan|mas|muy|bien|re|super))? (?:larg\w+|dur[oa]|pesad[oa]|mal[oa]|horrible|terrible|fatal|fe[oa]|infernal|etern[oa]|agotador\w*|dificil|de (?:mierda|locos|perros)))\b/,
    tone: 'hard',
    say: ['Uf, suena agotador.', 'Vaya tela. Con razón no puedes más.'],
    ask: ['¿Qué fue lo peor?', '¿Ya pasó, o sigue?'],
  },
  {
    signs:
      /\b(?:(?:vaya|menud[oa]) (?:dia|semana|tarde|noche|mes)(?=$|[.,!]| (?:que )?llevo| he tenido| de)|(?:mal|pesimo) dia (?:hoy|el|en)\b|(?:tuve|tengo|fue|ha sido|he tenido|estoy teniendo) un (?:mal|pesimo) dia|hoy (?:todo )?(?:me )?(?:salio|sale|ha salido|fue) (?:todo )?(?:mal|fatal|horrible)|(?:todo me|me) (?:sale|salio) todo mal|mala racha)/,
    tone: 'hard',
    say: ['Hay días para tirarlos enteros, uf.', 'Qué mal, cuando se tuerce así.'],
    ask: ['¿Qué pasó?', '¿Por dónde empezó a torcerse?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|un poco) )\b(?:(?:tuve|he tenido|fue|ha sido|pase|pasamos) un(?:a)? (?:gran|buen|buena|lind[oa]|bonit[oa]|hermos[oa]) (?:dia|tarde|noche|finde|semana|rato|manana)|(?:dia|tarde|noche|finde|rato) (?:tan |muy |super )?(?:precios[oa]|perfect[oa]|bonit[oa]|hermos[oa]|lind[oa]|genial|redond[oa]|buen[oa])(?! para))\b/,
    tone: 'glad',
    say: ['Qué bonito, de esos hacen falta más.', 'Así da gusto.'],
    ask: ['¿Con qué momento te quedas?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni) )\b(?:(?:me lo|nos lo|la|lo) (?:pase|pasamos|he pasado|hemos pasado) (?:re |super |muy |tan )?(?:bien|genial|bomba|lindo|increible)|hoy (?:todo )?(?:me )?(?:fue|ha ido|salio|ha salido) (?:todo )?(?:re |super |muy )?bien)\b/,
    tone: 'glad',
    say: ['Qué bien, me alegro de leerlo.', 'Se nota el buen sabor de boca.'],
    ask: ['¿Qué fue lo más divertido?'],
  },
  {
    signs:
      /\b(?:sin novedad(?:es)?|(?:por (?:aca|aqui) |hoy |pues )?lo (?:mismo )?de siempre$|lo mismo (?:de todos los dias|que ayer)|nada (?:nuevo|especial|interesante|de particular)|(?:todos los|los|mis) dias (?:se parecen|son iguales|lo mismo)|(?:aqui|aca|hoy) no (?:pasa|paso|ha pasado) nada(?: (?:especial|nuevo|interesante))?$|siempre lo mismo$|la (?:misma )?rutina de siempre)/,
    say: ['Un día de los de siempre, entonces.', 'Todo igual por ahí, entendido.'],
    ask: ['¿Eso te da calma o aburre un poco?', '¿Qué cambiarías si pudieras?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:aburro|estoy aburriendo|aburri)\b|(?:estoy|ando|toy|sigo) (?:\w+ )?aburrid[oa]\b(?! de)|que (?:aburrimiento|embole|tedio)|me muero de aburrimiento|matando el (?:tiempo|rato)|(?:no tengo|no hay) nada (?:que|q|pa|para) hacer)/,
    say: ['Uf, el aburrimiento, qué lento va el reloj.', 'Aburrimiento del bueno, por lo que veo.'],
    ask: ['¿Qué harías si tuvieras ganas de todo?', '¿Qué hay por ahí a mano?'],
  },
  {
    signs:
      /\b(?:(?:no tengo|sin) ganas de (?:nada|ver a nadie|hablar con nadie|salir|levantarme|hacer nada)|no (?:tengo|hay) ganas(?=$|[.,])|no quiero (?:ver a nadie|salir de la cama|hacer nada|levantarme)|todo me da igual|me da igual todo|no me apetece (?:nada|ver a nadie))/,
    tone: 'hard',
    say: ['Sin ganas de nada, eso pesa.', 'Qué cuesta arriba se hace todo así.'],
    ask: ['¿Es solo de hoy o viene de antes?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:me da|me dio|que|q|tengo) (?:una |un |mucha |tanta |pura |un chingo de |mas )?(?:pereza|flojera|hueva|fiaca|paja)\b(?! ajena)|no me apetece (?:\w+r(?:me)?|ir|nada de)\b|tendria (?:que|q) (?:ducharme|levantarme|limpiar|estudiar|ordenar|recoger|ponerme))/,
    say: ['Qué pereza, se entiende perfectamente.', 'Hoy las ganas no aparecen, vaya.'],
    ask: ['¿Puede esperar a mañana?'],
  },
  {
    signs:
      /\b(?:(?:tren|metro|bus|autobus|camion|micro|colectivo|bondi|cercanias|vuelo|avion|ferry)\b[^.?]{0,24}(?:(?:con|de|lleva|trae) (?:\w+ ){0,3}(?:retraso|demora)|retrasad[oa]|demorad[oa]|cancelad[oa]|averiad[oa]|no (?:pasa|llega|viene)|no llegaba)|(?:me |nos )?(?:cancelaron|han cancelado|retrasaron|han retrasado) el (?:vuelo|tren|avion|bus))\b/,
    tone: 'hard',
    say: ['Qué desesperación, esperar sin saber cuánto.', 'Uf, el transporte dejándote a medias.'],
    ask: ['¿Cuánto llevas así?', '¿Te esperan en algún sitio?'],
  },
  {
    signs:
      /(?<!\b(?:no|casi) )\b(?:perdi|he perdido|se me (?:fue|ha ido|paso|escapo)|acabo de perder|perdimos) (?:otra vez )?el (?:tren|bus|autobus|camion|colectivo|bondi|micro|vuelo|avion|metro|ultimo (?:tren|bus|metro))\b/,
    tone: 'hard',
    say: ['Ay, qué rabia, por los pelos.', 'Perderlo así, qué fastidio.'],
    ask: ['¿Cuándo pasa el próximo?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:voy|vuelvo|vamos|sigo|aqui|aca|estoy) (?:(?!llorando)\w+ )?en (?:el |un )?(?:tren|metro|bus|autobus|camion|micro|colectivo|bondi|avion|ferry|taxi|aeropuerto)|(?:voy|estoy|vuelvo) (?:de )?camino (?:a|al|de)|voy de vuelta (?:a|en)|(?:estoy|sigo) en (?:el anden|la estacion|la parada|la terminal))\b/,
    say: ['En camino, entonces.', 'Un rato entre dos sitios, sin más que mirar.'],
    ask: ['¿Cuánto falta para llegar?', '¿Qué se ve por ahí?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:hay|habia|que|con|mucho|este|tremendo|puto|un) (?:\w+ )?(?:trafico|trancon|atasco|taco|embotellamiento)|(?:estoy|sigo|atrapad[oa]|parad[oa]|metid[oa]|atascad[oa]|pille|me pillo) (?:\w+ )?(?:en )?(?:el|un|este|pleno) (?:trafico|atasco|trancon|taco)|no (?:encuentro|encontre|hay) (?:donde )?(?:aparcar|estacionar|parquear|aparcamiento))\b/,
    tone: 'hard',
    say: ['Uf, entre coches se va la paciencia.', 'Media vida al volante y sin avanzar, qué rabia.'],
    ask: ['¿Te pasa todos los días?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|sigo|llevo|aqui|aca|ando) (?:[\w ]{1,24} )?(?:esperando|en la cola|haciendo (?:cola|fila)|en la fila|en la sala de espera)\b(?! (?:un (?:bebe|hijo)|una? (?:bebe|hija|nino|nina)|gemelos))|desde la sala de espera|me (?:tiene|tienen|tuvieron) esperando|(?:hice|haciendo) (?:\w+ )?(?:cola|fila))/,
    say: ['Esperar, uf, lo que cansa eso.', 'Qué larga se hace la espera.'],
    ask: ['¿Cuánto va ya?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:voy|llegue|llegando|llegamos|vamos|he llegado|voy a llegar|salgo) (?:re |super |muy |ya |otra vez )?(?:tarde|tardisimo)(?! (?:para|o temprano))|se me (?:hizo|ha hecho|hace) tarde)\b/,
    say: ['Las prisas, qué agobio.', 'Con el reloj en contra, uf.'],
    ask: ['¿Te esperan?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:que|hace|hacia|hay|con este|con el|tengo|tenemos|mucho|un|muero de|este) (?:un |mucho |tanto |puto |pinche |mas )?(?:calor|calorazo|bochorno)\b(?! humano)|(?:me estoy|nos estamos) (?:asando|derritiendo|cociendo)|me voy a derretir|(?:3[5-9]|4\d) grados)\b/,
    say: ['Uf, qué calor.', 'Con ese calor no apetece ni moverse.'],
    ask: ['¿Hay sombra o ventilador a mano?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:que|hace|hacia|tengo|muero de|pase|con este|un) (?:un |mucho |tanto |puto |pinche |mas )?frio\b|(?:estoy|me quede|tengo las manos|tengo los pies) (?:congelad[oa]s?|helad[oa]s?)|me (?:congelo|estoy congelando|helo))/,
    say: ['Brr, qué frío.', 'Frío de manta y algo caliente.'],
    ask: ['¿Hay calefacción, o toca capas?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:esta|estuvo|sigue|lleva \w+ \w+|aqui|aca) (?:\w+ )?lloviendo|(?:aca|aqui|hoy) llueve|llueve (?:\w+ )?(?:mucho|a (?:mares|cantaros)|sin parar|todo|desde|otra vez|fuerte)|no (?:para|deja|paro) de llover|me (?:moje|empape|he mojado|he empapado|agarro la lluvia|pillo la lluvia|cayo un aguacero)|(?:un|que|este) (?:aguacero|chaparron|diluvio))\b/,
    say: ['Agua y más agua, uf.', 'Lluvia, día de no moverse mucho.'],
    ask: ['¿Te gusta la lluvia o te baja el ánimo?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:hace|hizo|hay|salio|por fin|que|con este|tomando|un|tomar) (?:un )?(?:sol(?:azo|ecito|cito)?|buen tiempo)(?: (?:por fin|hermoso|rico|precioso|lindo|bueno))?(?=$|[.,!]| (?:hoy|en|por|y (?:me|nos|voy|vamos|sali|que))\b)|(?:hace|hizo|que) (?:un )?dia (?:precioso|hermoso|lindo|esplendido|bonito))/,
    tone: 'glad',
    say: ['Sol, qué alegría.', 'Con ese tiempo da gusto asomarse.'],
    ask: ['¿Toca salir a disfrutarlo?'],
  },
]
