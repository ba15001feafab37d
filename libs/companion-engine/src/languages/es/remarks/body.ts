import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /(?<!\bno |\bni |\bya no )\b(?:(?:me (?:duele|dolio|esta doliendo|late|va a (?:explotar|reventar|estallar)|explota|retumba|sigue doliendo|ha dolido)) (?:\w+ )?(?:mucho |un poco |horrible )?la cabeza\b|(?:un|tengo|con|este|de|el) (?:\w+ )?(?:dolor de cabeza|migrana|jaqueca|dolor de cabeza)|migranas?|jaquecas?|la cabeza me (?:late|explota|duele|va a|zumba|da vueltas)|me zumban los oidos)/,
    tone: 'hard',
    say: ['Con la cabeza así, hasta la luz molesta.', 'Un dolor en la cabeza no deja sitio para más.'],
    ask: ['¿Te pasa a menudo?', '¿Puedes estar un rato a oscuras?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:me (?:duele|duelen|dolia|esta matando|mata|dio un tiron|molesta|cruje)|tengo|traigo|dolor de) (?:\w+ )?(?:mucho |horrible |toda )?(?:en )?(?:la |el |los |mi |las )?(?:espalda|cuello|lumbares?|cintura|ciatica|cervicales?|rinones|columna|contractura|hombros?)\b|(?:la|y la|mi|esta) espalda (?:ya )?(?:no|me|hecha|destrozada|rota)|(?:el|un) cuello que no (?:lo )?puedo|los rinones q|lumbago|ciatica|no me puedo agachar|dormi torcid[oa])/,
    tone: 'hard',
    say: [
      'Con la espalda o el cuello así, cada gesto se negocia.',
      'Cuando duele lo que te sostiene, todo el día va torcido.',
    ],
    ask: ['¿De un mal gesto o de acumularlo?', '¿Hay alguna postura que alivie?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:me (?:duelen|arden|palpitan|estan matando|matan|hormiguean)|tengo|traigo) (?:\w+ )?(?:los |las |mis )?(?:pies|piernas|rodillas?|tobillos|pantorrillas|gemelos|juanetes|talones)\b(?! (?:en la tierra|temblando))|(?:las|estas|mis|los|y los) (?:rodillas|piernas|pies|gemelos|tobillos) (?:ya )?(?:no (?:me dejan|suben|dan|aguantan|responden)|me (?:arden|palpitan|duelen|matan)|destruid\w+|hinchad\w+|como globos)|zapatos nuevos|ampollas?|me estan matando los zapatos|una? rodilla (?:inflamad|hinchad|mal)\w+|me (?:rompi|torci|esguince|he torcido|he roto|lesione) (?:el |la |un )?(?:ligamento|tobillo|rodilla|pie|pierna|menisco)|esguince)/,
    tone: 'hard',
    say: [
      'Cuando los pies o las piernas protestan, todo queda más lejos.',
      'Lo de abajo sostiene todo, y hoy lo hace notar.',
    ],
    ask: ['¿Puedes sentarte un rato?', '¿Viene de hoy o de hace tiempo?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:agujetas|ando adolorid[oa]|dolor(?:es)? (?:de (?:ovarios|regla|barriga|panza|estomago|muelas|garganta|oido|huesos)|menstrual\w*)|me (?:duele|duelen|dolia|arde|arden|sangran|pica|pican) (?:\w+ )?(?:el |la |los |las |todo)(?:estomago|barriga|panza|tripa|muela|muelas|diente|oidos?|ojos|garganta|pecho|mano|manos|brazo|dedos|cuerpo|huesos|piel|cara|lengua|muneca)|todo me duele|(?:me duele|duele) todo|me vino(?= (?:y|la regla|el periodo)\b|$)|(?:me ha bajado|me bajo|tengo|estoy con) la regla|colicos?|las? nauseas|(?:tripa|barriga|panza) (?:roja|descompuesta|revuelta)|artritis|artrosis|hernia|presion alta|la tension (?:alta|baja)|\d{3} con \d{2,3}\b|me quem[eo] la|quemadura)/,
    tone: 'hard',
    say: [
      'Cuando algo duele, lo demás pasa a segunda fila.',
      'El cuerpo, cuando se queja, no deja hablar a nadie más.',
    ],
    ask: ['¿Hay algo que alivie un poco?', '¿Lo ha visto alguien?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:tengo|con|estoy|ando|traigo|agarre|pesque|pille|he cogido|cogi|me dio|sigo con|me agarro|amaneci con|peg(?:o|aron)) (?:\w+ )?(?:un |una |la |el )?(?:resfriad[oa]|resfrio|catarro|gripe|gripa|constipad[oa]|tos|fiebre|moc[oa]s|mucosidad|anginas|covid|resfriadisim[oa]|engripad[oa]|acatarrad[oa]|sinusitis|bronquitis|otitis|garganta (?:hecha|cerrada|mal)|\d\d de fiebre|voz (?:tomada|ronca))|(?:no paro de estornudar|tosiendo|afonic[oa]|sin voz|mocos)|lleva dias con una tos|calosfrios|escalofrios|fiebre (?:de|alta))\b/,
    tone: 'hard',
    say: [
      'Con fiebre o mocos, el mundo se vuelve de algodón.',
      'Un resfriado o una tos parecen nada, y mandan en todo.',
    ],
    ask: ['¿Cuántos días van ya?', '¿Hay quien cuide de que no falte nada?'],
  },
  {
    signs:
      /^(?!.*\bcreen que\b).*(?<!\bno )\b(?:(?:voy al|fui al|vengo del|salgo del|en el|tengo|tengo el|me toca|me toca el|cita con el|odio al|odio el|turno con el|manana|hoy) (?:dentista|odontologo)|me (?:sacaron|han sacado|sacan|quitan|quitaron) (?:\w+ )?(?:muelas?|dientes?)|(?:ortodoncia|endodoncia|empaste|caries|brackets|muela del juicio))\b/,
    tone: 'hard',
    say: [
      'Esa silla no le gusta a nadie, por simpático que sea el del torno.',
      'Con la boca abierta y sin poder hablar, los minutos crecen.',
    ],
    ask: ['¿Qué es lo que peor llevas de eso?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:tengo|voy|vengo|me toca|manana|me dieron|pedi|fui|sali|salgo|hoy|el \w+|llamo|veo a) (?:\w+ )?(?:a |al |el |la |con el |con la |del |de la |mi |cita (?:con|en) (?:el|la) |turno con |control |consulta )?(?:medic[oa]|doctora?|cardiolog[oa]|neurolog[oa]|ginecolog[oa]|dermatolog[oa]|traumatolog[oa]|especialista|fisio\w*|oculista|oncolog[oa]|control (?:el|a)|analisis|mamografia|resonancia|radiografia|tac\b|ecografia|biopsia|medico|urgencias)\b(?! (?:de (?:mi|la) (?:bebe|panza)))|en ayunas|(?:los|mis|esperando) (?:resultados|analisis)|(?:me )?(?:dan|dicen) (?:los resultados|si el bulto)|ingreso el \w+|(?:me|la|lo) operan?(?: el| de| manana| en)?\b)(?! (?:trabaj|de tunja))/,
    tone: 'hard',
    say: [
      'Las batas y las salas blancas encogen un poco a cualquiera.',
      'Una cita de médico ocupa la cabeza días antes.',
      'Lo de médicos se espera siempre con medio nudo.',
    ],
    ask: ['¿Te acompaña alguien?', '¿Qué es lo que más te preocupa?'],
  },
  {
    signs:
      /^(?!.*\b(?:bautizo|borrach[oa])\b).*\b(?:(?:me (?:he )?(?:corte|cortado|rebane|rebanado|pinche|pinchado|clave|clavado|queme|quemado|raspe|machaque|di un golpe|golpee|golpeado|cai|caido|abri)|me acabo de (?:cortar|rebanar|quemar|caer|golpear|pinchar)) (?!(?:el (?:pelo|cabello|flequillo)|las unas|las puntas|bien\b|mal\b|la coleta))(?:[\w ]{0,12})?(?:con|dedo|mano|rodilla|cara|cabeza|escalera|en|por|de|pulgar|brazo|boca|suelo|piso|barriga)|me he dado un tajo|un (?:tajo|corte) (?:tonto|en)|sangra como|(?:tres|cuatro|dos|cinco|\d) puntos(?:,| de papel| en)|una curita|me dio un calambrazo|me dieron (?:puntos)|se abrio un dedo|un planchazo|moraton|(?:un|este|el) chichon)\b/,
    tone: 'hard',
    say: [
      'Un segundo de nada, y el cuerpo se queja un buen rato.',
      'Los accidentes tontos son los que más sorprenden.',
    ],
    ask: ['¿Cómo está ahora?', '¿Te lo ha mirado alguien?'],
  },
  {
    signs:
      /\b(?:(?:primer|segundo|tercer|un|el|mi|con mi|otro|unos?|tomandome (?:el|un)|me tomo un|tres|dos|haciendo|tomo un|hora del|mi segundo) (?:\w+ )?(?:cafe|cafecito|tinto|mate|cortado|capuchino|cafelito|colacao|matecito)\b(?! (?:de la pared|por laureles|en (?:laureles|la esquina)|de uniforme))|(?:tom(?:o|ando|amos|e)|con|el|unos|cebando) mates?\b|(?:cafe|te) (?:con leche|negro|solo|cargado|de olla)|(?:con mi cafe|me he hecho una tila|una (?:tila|manzanilla|infusion)|flat white|termo de aguapanela|chocolate con churros|tomando chocolate|vasito de agua))(?! (?:que compre|de la maquina))/,
    say: ['Con una taza delante, el día hace una pausa.', 'Un sorbo y un rato quieto: poco más hace falta.'],
    ask: ['¿En silencio o con compañía?', '¿Es costumbre de todos los días?'],
  },
  {
    signs:
      /(?<!\bno |\bsin |\bni |\bde )\b(?:(?:tengo|traigo|tenia|con|me (?:entro|dio|ha entrado|muero de)|muert[oa] de) (?:\w+ )?(?:un |una |mucha |el )?(?:hambre|gazuza|lija|filo|antojo)\b|antojo de \w+|un hambre (?:q|que)|(?:se me antoja|me apetece un|daria lo que fuera por) \w+|(?:me )?ruge(?:n)? las tripas)/,
    say: ['Con hambre no hay filosofía que valga.', 'Cuando el estómago habla, todo lo demás espera.'],
    ask: ['¿Qué sería lo ideal ahora mismo?', '¿Hay algo a mano?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:comi|he comido|cene|almorce) (?:\w+ )?(?:demasiado|muchisimo|como (?:un|una)|de mas|hasta (?:reventar|explotar))|(?:estoy|quede|ando|acabe) (?:\w+ )?(?:llenisim[oa]|llen[oa] hasta|empachad[oa]|a reventar|que reviento|que exploto|con el estomago)|me (?:empache|atraque|zampe|comi (?:todo|toda|entera|media|la bolsa|el paquete)|he comido (?:entera|toda|todo|media))|empacho|me sento mal (?:la cena|la comida)|me ha sentado mal)\b/,
    say: [
      'Después de tanto plato, el sofá gana siempre.',
      'El estómago tiene memoria, por lo menos unas horas.',
    ],
    ask: ['¿Qué fue lo irresistible?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|empece|empiezo|ando|llevo|hago|haciendo|sigo) (?:\w+ )?(?:a|con|de|la|una)? ?dieta|(?:baje|he bajado|perdi|he perdido|bajado|subi|engorde|he engordado) (?:ya |unos |como |\w+ )?(?:\w+ )?kilos|ya baje \d+ kilos|(?:me (?:quito|prohibio|ha quitado) (?:el|la|los))|ni un dulce|sin azucar\b|ayuno|nutricionista|la bascula|la balanza)\b/,
    say: ['La comida medida da para muchas tentaciones al día.', 'Cambiar el plato cambia también el humor.'],
    ask: ['¿Qué es lo que más se resiste?', '¿Cómo te va con eso?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:dejar|dejando|deje|he dejado|quiero dejar|dejo) (?:de )?(?:fumar|el tabaco|el cigarro|el pucho|el vapeo|los cigarrillos|el alcohol|la bebida|de beber|de tomar|beber|tomar)\b(?! (?:decisiones|sol|cafe|agua|mate|las pastillas|el bus))|(?:\w+ )?dias sin (?:fumar|beber|tomar|una gota|cigarro)|sin (?:una gota|un cigarro|fumar|beber|tomar alcohol)|fumo (?:el doble|mas|menos|mucho)|(?:salgo|sali|salir|fumarme|fumando) (?:a fumar(?:me)?|un cigarro|un pucho|en el)|la ficha azul|una gota de)\b/,
    say: [
      'Con los hábitos que enganchan, cada día cuenta por separado.',
      'Ahí se pelea contra la costumbre, y la costumbre es terca.',
    ],
    ask: ['¿A qué hora aprieta más?', '¿Quién lo sabe?'],
  },
  {
    signs:
      /^(?!.*\b(?:de contenta|de felicidad|de alegria|cebolla|peli\w*|se puso a llorar)\b).*(?<!\bno |\bcasi )\b(?:llore|he llorado|(?:estoy|llevo|ando|estaba|despierto|desperte|termine|acabe|sigo|pase) (?:[\w ]{0,16})?llorando|me (?:puse|fui|solte|eche|encerre) a llorar|rompi a llorar|ganas de llorar|no (?:paro|pare|puedo parar) de llorar|no me vieran llorar|se me (?:salieron|saltaron|escaparon) las lagrimas|se me (?:ha )?(?:nublado|nublo) la|chillar tantito|se me quebro la voz|ya no pude aguantarme|me hizo llorar)\b(?! de (?:risa|la risa))/,
    tone: 'hard',
    say: ['Llorar también es decir algo, sin palabras.', 'Las lágrimas salen cuando dentro ya no cabe más.'],
    ask: ['¿Qué fue lo que lo soltó?', '¿Cómo te sientes después?'],
  },
  {
    signs:
      /^(?!.*\b(?:se (?:rie|rien|reian|rio|rieron) de mi|burl\w+|algo malo|no (?:me )?(?:rio|reia)|igual que antes)\b).*\b(?:me (?:rei|reia|muero de (?:la )?risa|mate de risa|parti de risa|meo de risa|cague de risa|dio (?:un ataque de )?risa|da (?:mucha |la )?risa|he reido|partia)|llor(?:e|ando|amos) de (?:la )?risa|nos reimos|nos hemos reido|se ha meado? de la risa|meao de la risa|(?:un |que )ataque de risa|descojon\w+|que risa|muerta? de (?:la )?risa|no me viera reirme|carcajadas?)\b/,
    tone: 'glad',
    say: ['Una risa buena deja el cuerpo como nuevo.', 'Reír así no lo arregla todo, pero lo parece.'],
    ask: ['¿Quién más estaba?', '¿Todavía te dura?'],
  },
  {
    signs:
      /(?<!\bno |\bsin |\bque |\bq )\b(?:(?:estoy|ando|me pongo|me puse|toy|tan|muy|super|re|voy) (?:\w+ )?(?:nervios[oa]s?|histeric[oa]|ansios[oa]|inquiet[oa]|at(?:a|e)cad[oa]|comid[oa] de los nervios|con los nervios|que me subo por)|(?:tengo|con|me (?:comen|pueden|matan|dan)|que) (?:los |unos |muchos )?nervios|(?:se me cierra|un nudo en|se me ha cerrado|la cosita en) (?:el |la )?(?:estomago|garganta)|mariposas|corazon en la boca|(?:el )?corazon a mil|pulso a mil|me late el corazon|me tiemblan? (?:las manos|la mano|las piernas|hasta|el pulso|todo)|me temblaba|me ha dejado temblando|(?:estoy|ando|sigo) temblando(?! (?:de frio|aca en plena)))/,
    tone: 'hard',
    say: [
      'Los nervios van por delante, y el cuerpo detrás.',
      'Cuando el pulso manda, cuesta hasta estarse quieto.',
    ],
    ask: ['¿Qué es lo que más te pone así?', '¿Hay algo que te baje un poco?'],
  },
  {
    signs:
      /(?<!\bno |\bni |\bsin )\b(?:me (?:da|dan|dio|entra|daba) (?:\w+ )?(?:miedo|panico|cagazo|terror|pavor|pendiente|angustia|susto|cosa|cus|cagada|cague|apuro|yuyu|vertigo)\b|(?:tengo|con|por|de) (?:\w+ )?miedo\b(?! (?:no|nada))|tengo (?:panico|fobia)|estoy (?:asustad[oa]|aterrad[oa]|acojonad[oa]|cagad[oa])|me (?:asuste|preocupa|inquieta|apura)|que susto|lo que me inquieta|me da cosa)/,
    tone: 'hard',
    say: [
      'El miedo agranda las cosas, y no pide permiso.',
      'Con esa inquietud dentro, todo se escucha distinto.',
    ],
    ask: ['¿Qué es lo peor que imaginas?', '¿Desde cuándo te ronda eso?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:que|me da|me dio|da|tengo|con|una|mucha|tanta|pura|la|del|un|me dan un|me da un|tal) (?:una |un |mucha |tanta |mucho )?(?:rabia|coraje|bronca|cabreo|piedra|impotencia|encabronamiento|indignacion|arrechera|putada)\b(?! (?:entre|en el bar|llego))|(?:estoy|ando|me puse|toy|quede|estaba|desperte) (?:tan |muy |re |super |bien )?(?:cabread[oa]|enojad[oa]|enfadad[oa]|furios[oa]|encabronad[oa]|indignad[oa]|emputad[oa]|enfurecid[oa]|hasta (?:la madre|las narices|los huevos|el gorro|la polla|el mono)|hart[oa]|podrid[oa])\b|(?:lo|la|los) (?:mato|mataria)\b|me (?:enferma|revienta|quema|jode|saca de quicio|tiene (?:podrid|hart|hasta)\w*|hierve la sangre|da por el culo|emputa|cabrea|encabrona)\b|estoy hasta|que asco de|le tiraria)/,
    tone: 'hard',
    say: ['La rabia quema primero por dentro.', 'Con algo así, a cualquiera le sube la sangre.'],
    ask: ['¿Qué fue la gota que colmó el vaso?', '¿Se lo pudiste decir a alguien?'],
  },
  {
    signs:
      /^(?!.*\b(?:por un lado|brav[oa]|pero me da)\b).*(?<!\bno |\bni |\bsin )\b(?:(?:estoy|toy|ando|me siento|me puse|estamos|me siento tan) (?:tan |muy |re |super |bien |mas )*(?:orgullos[oa]s?|content[oa]s?|feliz|felices|emocionad[oa]s?|ilusionad[oa]s?|encantad[oa]|pletoric[oa])\b(?! (?:y a la vez|pero))|(?:que|q|me hace|tengo|hace|me da) (?:una |un |tanta |mucha |muchas )?(?:ilusion|orgullo|alegria|emocion|ganas!)\b|ya quiero (?:ver|que|q)|no veo la hora|(?:tengo|con) (?:\w+ )?(?:muchas|tantas) ganas|me hace (?:mucha )?ilusion|gloria bendita|q gustazo|que gustazo|la paso bien|lo (?:logre|consegui|he conseguido)|ya me salieron los papeles|me gane (?:el|un|lo|la)\b|ole yo)(?! (?:y (?:a la vez|me da miedo)))/,
    tone: 'glad',
    say: ['Eso alegra a quien lo lee.', 'Las cosas buenas, cuando llegan, se notan en la voz.'],
    ask: ['¿Con quién lo compartes?', '¿Qué es lo que más te alegra de eso?'],
  },
  {
    signs:
      /^(?!.*me fue (?:super |re |muy )?bien).*(?<!\bno |\bni |\bsin )\b(?:(?:que|me da|me dio|q|pase|tengo|de la|me ha dado|una|tanta|tal|por) (?:una |mucha |tanta |la )?(?:verguenza|pena ajena|papelon|oso|apuro)|me muero de (?:la )?verguenza|tragame tierra|que (?:papelon|oso)|me queria (?:meter (?:abajo|debajo)|morir de (?:la )?verguenza)|hice el ridiculo|el ridiculo|me puse (?:roj[oa]|como un tomate)|(?:me )?sonroj\w+|(?:le he dicho|le dije) mama (?:al|a la)|me tape la cara|me quede roj[oa]|hacer el oso|me avergon\w+)\b/,
    tone: 'hard',
    say: [
      'Esos bochornos se repiten en la cabeza más que en la realidad.',
      'La vergüenza siempre tiene mejor memoria que los testigos.',
    ],
    ask: ['¿Quién lo vio?', '¿Ya se puede contar riendo o todavía no?'],
  },
  {
    signs:
      /(?<!\bno |\bni |\bnunca )\b(?:se me (?:ha |habia )?olvid(?:o|ado|aba|a|an|aron)\b|me (?:he )?olvid(?:e|ado|aba)\b|olvide (?:que|el|la|los|comprar|llamar|mi)\b|no me acord(?:aba|e)\b|se me van los nombres|en la punta de la lengua|, no me salia|me equivoque de (?:dia|hora)|(?:me quede|la mente) en blanco)/,
    say: [
      'La memoria tira cosas justo cuando hacen falta.',
      'Un olvido da rabia sobre todo cuando ya no hay remedio.',
    ],
    ask: ['¿Te pasa mucho últimamente?'],
  },
  {
    signs:
      /(?<!\bno |\bni |\bsi )\b(?:(?:ya )?(?:aparecio|aparecieron|ha aparecido|han aparecido) (?:solo |el|la|las|los|mi|todo)|(?:lo|la|las|los) (?:encontre|he encontrado|halle)\b|(?:encontre|he encontrado|me encontre|me he encontrado) (?:\w+ )?(?:un|una|el|la|las|los|mi|dinero|unas?)\b(?! (?:\w+ )?(?:trabajo|curro|mal|piso|ex|enfermo|bulto|mancha|mensajes?|lunar|error|gotera|pelo|multa)\b)|estaban? (?:en|dentro|debajo)[\w ]{1,24} (?:las llaves|el movil|las gafas|todo)|ostras estaban|saque de la caneria)\b/,
    tone: 'glad',
    say: ['Dar con algo así tiene su pequeña magia.', 'Lo que aparece alegra más que lo que nunca faltó.'],
    ask: ['¿Y qué fue lo primero que pensaste?'],
  },
  {
    signs:
      /\b(?:por un lado\b[^?]*\b(?:por (?:el )?otro|otra parte)|una parte (?:de mi|mia)\b|feliz y a la vez|no se si (?:reir|llorar|alegrarme)|sentimientos (?:encontrados|mezclados|revueltos)|contenta? pero (?:triste|nervios|con miedo)|me da (?:alegria|orgullo|gusto) y (?:me da )?(?:pena|miedo|tristeza)|entre (?:feliz|contento|contenta) y|a ratos quiero|todo junto\b|no se que siento|(?:quiero|ganas) y (?:no quiero|miedo)|si callo a|vuelto nada pero feliz)/,
    say: [
      'Dos cosas contrarias pueden ser verdad a la vez.',
      'A veces por dentro tiran dos cuerdas al mismo tiempo.',
    ],
    ask: ['¿Qué lado pesa más hoy?', '¿Cuál de las dos cosas te sorprende más?'],
  },
  {
    signs:
      /(?<!\bno |\bni |\bsin )\b(?:(?:que|q|un|siento|tengo|me dio|me da) (?:un |mucho |gran |tanto )?alivio|me (?:he )?(?:quite|quitado|sacaron|saque) (?:un|de encima un) peso|menos mal\b|no era nada|era una gastritis nomas|es un quiste|ya (?:respiro|puedo respirar)|, respiro$|se me (?:paso|ha pasado|esta pasando)\b(?! (?:la hora|el dia|la parada|la fecha|por la))|(?:va|me esta) bajando|bajo la fiebre|ya paso(?! (?:un|una|dos|media|por|de))|ya bajo poquito|ya cedio|quede tranquil[oa]|(?:me he quedado|me quede) (?:mas )?(?:a gusto|tranquil[oa])|(?:ya|estoy|me siento) (?:mejor|mas tranquil[oa]|mas calmad[oa])|noto otra vez los dedos|ha ido aflojando)/,
    tone: 'glad',
    say: [
      'Cuando afloja algo así, se respira hasta el fondo.',
      'Se nota el aire que entra después de un rato apretado.',
    ],
    ask: ['¿Cómo te sientes ahora mismo?', '¿Y ahora, qué te pide el cuerpo?'],
  },
  {
    signs:
      /\b(?:es lo que (?:hay|toca)|es lo q hay|(?:que|q) le vamos a hacer|que se le va a hacer|asi es la vida|asi son las cosas|que remedio|ni modo(?! q)|no (?:queda|hay) (?:de )?otra|no hay de otra|toca (?:aguantar|apechugar|joderse)|y ya esta,? que le|a aguantar|mala suerte|que mas da|no hay opcion buena|siempre me pasa eso)/,
    say: ['Hay cosas que no se eligen, se llevan.', 'Ese encogerse de hombros también cansa.'],
    ask: ['¿Y qué te gustaría, si dependiera de ti?'],
  },
  {
    signs:
      /(?<!\bsi )\b(?:no (?:se|sabria|sabia|supe) (?:muy bien |bien |ni )?(?:que|q|como|por donde) (?:decir(?:te|le)?|escribir(?:te|le)?|poner|contar(?:te)?|contestar(?:le)?|empezar|explicar(?:lo|te)?)\b|no sabria decirte|no se ni por donde|no tengo palabras|me quede (?:sin palabras|mud[oa]))/,
    say: ['No tener la frase lista también dice algo.', 'Hay cosas que al principio no caben en una frase.'],
    ask: ['¿Qué es lo primero que te viene, aunque salga desordenado?'],
  },
  {
    signs:
      /\b(?:no (?:se|sabemos|sabia) (?:ya )?(?:que|q) hacer\b(?! de comer)|no se por (?:cual|donde) tirar|estoy entre dos|no me decido|no se si (?:ir|irme|hacerlo|quedarme|decirle|decirselo|aceptar|volver)\b)/,
    say: [
      'Cuando no se ve el camino, quedarse quieto un rato también vale.',
      'La duda cansa más que muchas decisiones.',
    ],
    ask: ['¿Qué te saldría hacer si nadie mirara?'],
  },
  {
    signs:
      /\b(?:(?:veo|vi|tengo|voy|vengo|salgo|hable|sesion|cita|empece) (?:a |con |de |al )?(?:mi |la |el )?(?:psicolog[oa]|psiquiatra|terapeuta|terapia)\b(?! intensiva)|con (?:la|mi) psicologa entendi)/,
    say: [
      'Un rato fijo para hablar de lo propio no es poca cosa.',
      'Hay puertas que cuesta cruzar y luego se agradecen.',
    ],
    ask: ['¿Cómo sales de ahí normalmente?'],
  },
  {
    signs:
      /\b(?:(?:me siento|siento que|me sentia) (?:muy |tan |re |un poco )?(?:vaci[oa]|rar[oa]|perdid[oa]|un fraude|impostora?|culpable|inutil|insegur[oa]|como (?:anestesiada|un extrano)|estancad[oa]|invisible|fatal|triste|mal\b|de mas|traicione)|ando insegur[oa]|sindrome del impostor|siento culpa\b|(?<!\bno )estoy (?:como )?(?:anestesiad[oa]|bloquead[oa]|hundid[oa]|triste|rayad[oa]|depre|de bajon|chof|apagad[oa]|desanimad[oa]|vaci[oa]|mal\b|quemad[oa])|no siento (?:nada|ni)|me estoy rayando|le doy (?:mil )?vueltas|no paro de pensar|empiezo a repasar cada|me come la cabeza|bajon\b)/,
    tone: 'hard',
    say: [
      'Con eso dentro, todo lo de fuera llega más apagado.',
      'Hay pesos que no se ven, y se llevan todo el día.',
    ],
    ask: ['¿Cuándo empezó?', '¿Lo sabe alguien de los tuyos?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:cuatro|4) (?:adentro|afuera|dentro|segundos)|(?:respir(?:o|ando|e)) (?:hondo|profundo|despacio)|ok ok respiro|seis afuera|me he puesto a respirar|cuatro que puedo tocar|cinco cosas que (?:veo|puedo)|(?:medite|meditando|meditar)|(?:oigo|veo) (?:el|un|una) (?:aire acondicionado|carro rojo|volante))\b/,
    say: ['Despacio está bien: aquí no corre ningún reloj.', 'Cada respiración es un paso pequeño, y vale.'],
    ask: ['¿Se nota ya algún cambio?'],
  },
]
