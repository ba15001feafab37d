import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:me (?:duele|esta matando|va a (?:explotar|estallar)|estalla|explota|dolia|dolio|ha dolido)|se me parte) (?:\w+ )?la cabeza|(?:tengo|con|me dio|ando con|tuve|llevo [\w ]{1,14}con) (?:un |una |el |la |mucho |tremend[oa] )?(?:dolor de cabeza|jaqueca|migrana|cefalea)|(?:que|este) (?:dolor de cabeza|migrana))\b/,
    tone: 'hard',
    say: ['Ay, la cabeza así no deja ni pensar.', 'Uf, qué martillo ahí dentro.'],
    ask: ['¿Desde cuándo te duele?', '¿Puedes estar un rato a oscuras?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:me (?:duele|duelen|mata|esta matando|dolia|ha dado un tiron|dio un tiron) (?:\w+ )?(?:en )?(?:la (?:espalda|cintura|cervical|lumbar|columna)|el (?:cuello|hombro)|los (?:hombros|rinones)|las (?:cervicales|lumbares))|(?:tengo|con|traigo) (?:\w+ )?(?:dolor de (?:espalda|cuello|cintura)|contracturas?|lumbago|torticolis|ciatica|la espalda (?:hecha|rota|molida|fatal))|me quede ties[oa])\b/,
    tone: 'hard',
    say: ['La espalda o el cuello así, qué fastidio.', 'Uf, eso duele con cada movimiento.'],
    ask: ['¿Fue un mal gesto o viene de lejos?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:me (?:duelen|arden|estan matando|matan|palpitan|dolian)|no (?:siento|aguanto|puedo con)) (?:\w+ )?(?:los pies|las piernas|las rodillas|los tobillos|las plantas|los gemelos)|me (?:duele|esta matando) (?:\w+ )?(?:la (?:rodilla|pierna|cadera)|el (?:pie|tobillo|talon))|(?:tengo|traigo) (?:\w+ )?(?:los pies|los tobillos|las piernas) (?:hinchad[oa]s|reventad[oa]s|molid[oa]s|destrozad[oa]s|como (?:\w+ )?\w+)|(?:tengo|me salio|con) ampollas?)\b/,
    tone: 'hard',
    say: ['Pobres pies y piernas, uf.', 'Zapatos fuera y patas en alto, entonces.'],
    ask: ['¿Puedes sentarte ya?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:me (?:duele|duelen|dolia|cayo mal|sento mal|ha sentado mal) (?:\w+ )?(?:el estomago|la (?:tripa|panza|barriga|guata|comida|cena)|la pansa|algo que comi)|(?:tengo|con|ando con) (?:\w+ )?(?:dolor de (?:estomago|tripa|panza|barriga)|gastritis|diarrea|nauseas|acidez|gastroenteritis|ganas de vomitar|el estomago revuelto)|(?:vomite|he vomitado|estoy vomitando|estuve vomitando))\b/,
    tone: 'hard',
    say: ['Ay, el estómago así tumba a cualquiera.', 'Uf, qué malestar más feo.'],
    ask: ['¿Algo que comiste, o los nervios?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:me (?:duele|duelen|dolia|esta matando|ha salido|salio) (?:\w+ )?(?:una?|la|las|el) (?:muelas?|diente|encia|caries|flemon)|(?:dolor de muelas?|muela del juicio|una caries)|me (?:sacaron|sacan|han sacado|van a sacar|quitaron) (?:\w+ )?(?:una?|la|las|el) (?:muelas?|diente))\b/,
    tone: 'hard',
    say: ['Uf, las muelas no perdonan.', 'Dolor de boca, de los peores.'],
    ask: ['¿Ya lo vio un dentista?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:tengo|cogi|he cogido|pille|he pillado|agarre|me agarro|me dio|ando con|estoy con|sigo con|pesque) (?:\w+ ){0,2}(?:resfriado|resfrio|catarro|gripe|gripa|trancazo|covid|mocos|tos|anginas|sinusitis|bronquitis|resfriada)\b|(?:estoy|ando|sigo|amaneci) (?:\w+ )?(?:resfriad[oa]|constipad[oa]|acatarrad[oa]|engripad[oa]|agripad[oa]|mocos[oa]|afonic[oa])|me (?:duele|arde) la garganta)/,
    tone: 'hard',
    say: ['Ay, con los mocos o la tos, qué rollo.', 'Uf, enfermar así deja sin fuerzas.'],
    ask: ['¿Hay alguien que te cuide un poco?', '¿Llevas muchos días?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:tengo|tuve|con|estoy con|ando con|me subio la|sigo con|amaneci con) (?:\w+ )?(?:fiebre|calentura|temperatura|escalofrios)|(?:38|39|40)(?:[.,]\d)? de fiebre|(?:estoy|me siento|amaneci|ando) (?:muy |re |super |bien |medio )?(?:enferm[oa]|malit[oa]|mal del cuerpo|pachuch[oa]))\b(?! de (?:la risa|rabia|tanto))/,
    tone: 'hard',
    say: ['Ay, pobre cuerpo, hoy pide cama.', 'Uf, con el cuerpo así no se puede con nada.'],
    ask: ['¿Tomaste algo?', '¿Pudiste descansar?'],
  },
  {
    signs:
      /(?<!\b(?:no|casi|si|de (?:nino|nina)) )\b(?:me (?:corte|queme|torci|golpee|rompi|fracture|lastime|lesione|machuque|pille|he (?:cortado|quemado|torcido|golpeado|roto|lesionado|pillado)) (?:\w+ )?(?:(?:en|con) )?\w+ (?:dedos?|mano|pie|pierna|tobillo|rodilla|brazo|muneca|cabeza|codo|hombro|ligamentos?|cuchillo|horno)|me (?:cai|he caido) (?:en|por|de) (?:el|la|las) (?:escaleras?|calle|bici\w*|moto|ducha|bano))\b/,
    tone: 'hard',
    say: ['¡Ay! Qué daño.', 'Uf, de esos golpes o cortes que duelen de verdad.'],
    ask: ['¿Duele mucho?', '¿Te lo miró alguien?'],
  },
  {
    signs:
      /(?<!\b(?:no|sin|ya no) )\b(?:(?:me (?:vino|bajo|llego|ha venido|ha bajado|duelen) (?:la |los )?(?:regla|menstruacion|periodo|ovarios)|(?:tengo|estoy con|con) (?:la regla|la menstruacion|el periodo|colicos|dolores de regla|los ovarios)|dolor de ovarios))\b/,
    tone: 'hard',
    say: ['Uf, esos días pesan.', 'El cuerpo mandando, qué fastidio.'],
    ask: ['¿Te deja hacer vida normal?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:tengo|tenia|me toca|voy|fui|vengo|salgo|sali|he ido|hoy toca|vuelvo|estoy en) (?:manana |hoy |el \w+ |ahora )?(?:una |la |mi )?(?:cita (?:en|con) el |al |del |el )?(?:dentista|odontologo|ortodoncista|oculista|endodoncista))\b/,
    say: ['Dentista u oculista, uf, qué pereza.', 'Sillón, luz y paciencia, uf.'],
    ask: ['¿Es mucho lo que toca hacer?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:tengo|tenia|me toca|voy|fui|vengo|salgo|sali|he ido|pedi|vuelvo|me dieron) (?:manana |hoy |el \w+ |ahora )?(?:una |mi )?(?:cita (?:con (?:el|la)|en el|medica)|turno (?:con el|con la|medico)|consulta con|al|del|a la|a urgencias) ?(?:medic[oa]|doctora?|cardiologo|traumatolog[oa]|ginecolog[oa]|dermatolog[oa]|especialista|hospital|ambulatorio|fisio\w*|neurolog[oa]|urologo))\b/,
    say: ['De médicos, qué poca gracia.', 'Bata blanca por medio, normal inquietarse un poco.'],
    ask: ['¿Es de revisión o por algo concreto?', '¿Qué dicen, si ya dicen algo?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|nunca) )\bme (?:operan|opero|operaron|van a operar|han operado|tienen que operar)\b/,
    tone: 'hard',
    say: ['Una operación, eso impone.', 'Quirófano de por medio, qué nervios.'],
    ask: ['¿Quién está contigo estos días?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|ya no) )\b(?:(?:espero|esperando|a la espera de|pendiente de|faltan|me faltan|todavia no tengo) (?:\w+ ){0,2}(?:resultados?|biopsia|analisis|diagnostico|respuesta del medico)|(?:me (?:dan|entregan|daran|dicen)|salen) (?:\w+ )?(?:los |el |mis |la )(?:resultados?|biopsia|analisis)|me (?:hicieron|hice|he hecho|hacen|van a hacer) (?:\w+ ){0,2}(?:analitica|analisis|biopsia|ecografia|resonancia|tac|radiografia|mamografia))\b/,
    tone: 'hard',
    say: ['Esperar un resultado se hace eterno.', 'Uf, con eso en el aire cuesta pensar en otra cosa.'],
    ask: ['¿Cuándo te lo dicen?', '¿Te acompaña alguien?'],
  },
  {
    signs:
      /\b(?:(?:los |mis )?(?:resultados|analisis|pruebas) (?:\w+ )?(?:salieron|han salido|estan|dieron) (?:todo )?(?:bien|limpi[oa]s|perfect[oa]s|negativ[oa]s)|(?:salio|ha salido|dio) (?:todo )?(?:bien|limpio|negativo|benigno) (?:el|la|los|en) (?:analisis|biopsia|prueba|resultado|tac|eco\w*)|(?:me dijeron|dice el medico|me han dicho) que (?:no es nada|esta todo bien|todo esta bien)|(?:me )?dieron (?:ya )?(?:el|de) alta)\b/,
    tone: 'glad',
    say: ['¡Qué buena noticia!', 'Uf, menudo peso fuera.'],
    ask: ['¿Quién fue el primero en saber la noticia?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|deje la) )\b(?:(?:estoy|empece|empiezo|empezamos|llevo [\w ]{1,14}|hago|sigo|me puse|me han puesto|me pusieron) (?:\w+ )?(?:a |de |la |una |con la |con una )?(?:dieta|regimen|ayuno)(?! blanda)|(?:baje|he bajado|perdi|he perdido) (?:ya )?(?:\w+ |\d+ )(?:kilos?|kg|libras)|(?:estoy|voy) bajando de peso)\b/,
    say: ['Con el plato medido, eso tiene mérito.', 'Cuidarse con la comida, con lo que cuesta.'],
    ask: ['¿Qué es lo más difícil de dejar?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si) )\b(?:(?:subi|he subido|engorde|he engordado|cogi|he cogido|gane) (?:\w+ |\d+ )(?:kilos?|kg|libras)|(?:engorde|he engordado|subi de peso|he subido de peso)|(?:me (?:veo|siento)|estoy) (?:muy |re |super |tan )?gord[oa]|no me (?:entra|entran|cierra|queda|quedan) (?:\w+ )?(?:el|la|los|ningun|nada|mi) ?(?:pantalon\w*|vaquer\w*|vestido|jeans?|ropa|falda|de lo que))\b/,
    tone: 'hard',
    say: ['Ay, esos kilos dan guerra.', 'Uf, qué incómodo sentirse así.'],
    ask: ['¿Qué es lo que más te molesta?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|sin|si) )\b(?:(?:me (?:estoy )?(?:tomo|tome|tomando|hice|hago|he tomado|he hecho|preparo|prepare|voy a (?:tomar|hacer|preparar))|tomando|estoy con|necesito|aqui con) (?:\w+ )?\w+ (?:\w+ )?(?:cafe|cafecito|te|tecito|mate|tila|infusion|manzanilla|chocolate caliente))\b/,
    say: ['Una taza calentita, qué buena pausa.', 'Taza en mano, así se piensa mejor.'],
    ask: ['¿Con azúcar o sin nada?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|sin|si) )\b(?:(?:tengo|me muero de|muero de|con|que|me dio|me esta dando|me entro) (?:un |una |mucha |tanta |un monton de )?(?:hambre|filo)\b(?! de (?:saber|vida|justicia))|(?:me ruge|me suenan|me rugen) (?:la|las) (?:tripas?|panza)|no he (?:comido|desayunado|almorzado) (?:nada|todavia|aun|en todo el dia)|no comi (?:nada|en todo el dia))/,
    say: ['Uf, qué hambre.', 'El estómago protesta, normal.'],
    ask: ['¿Qué te comerías ahora mismo?'],
  },
  {
    signs:
      /(?<!\b(?:no|si) )\b(?:(?:comi|he comido|cene|he cenado|comimos) (?:demasiado|mucho|de mas|muchisimo|como (?:un|una) \w+|un monton)|me (?:pase|he pasado|atiborre|empache|he empachado|atraque|infle)(?: (?:comiendo|con la comida|de|a))|(?:estoy|quede|me quede) (?:\w+ )?(?:llenisim[oa]|empachad[oa]|que reviento|a reventar|llen[oa]$))/,
    say: ['Uf, panza llena, a moverse despacio.', 'Demasiado rico para parar, seguro.'],
    ask: ['¿Qué tenía la culpa?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|quiero|nunca) )\b(?:(?:deje|he dejado|estoy dejando|llevo [\w ]{1,20} sin|voy a dejar|intento dejar|intentando dejar) (?:de )?(?:fumar|beber|el tabaco|el cigarro|el alcohol|la bebida|tomar alcohol|cigarros|alcohol)|(?:llevo|voy por) (?:\w+ )?(?:dias?|semanas?|meses) (?:limpi[oa]|sobri[oa]|sin fumar|sin beber|sin tomar))\b/,
    tone: 'glad',
    say: ['Dejarlo cuesta un mundo, qué mérito.', 'Día a día, eso es mucha fuerza.'],
    ask: ['¿Cuándo se hace más difícil?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|sin|casi|de (?:la )?risa) )\b(?:(?:llore|he llorado|(?:estoy|estaba|estuve|acabe|termine|sigo|llevo [\w ]{1,16}) llorando|(?:me (?:puse|he puesto|eche)|rompi) a llorar)\b(?! de (?:la )?(?:risa|felicidad|alegria|emocion|contento|contenta))|(?:no (?:paro|pare|puedo parar|dejo) de llorar|tengo ganas de llorar|me dan ganas de llorar|se me (?:salieron|saltaron|escaparon|caen) las lagrimas))/,
    tone: 'hard',
    say: ['Lo siento. Llorar también hace falta.', 'Ay, que salga lo que tenga que salir.'],
    ask: ['¿Qué fue lo que lo soltó?', '¿Cómo te sientes después?'],
  },
  {
    signs:
      /\b(?:me (?:rei|he reido|mori de (?:la )?risa|muero de (?:la )?risa|parti de risa|parto de risa|mee de (?:la )?risa|meo de (?:la )?risa|cague de risa|dio (?:un ataque de|mucha|la) risa|ha dado (?:mucha |un ataque de )?risa|entro la risa)\b(?! por no llorar)|llor(?:e|ando|amos|abamos) de (?:la )?risa|nos (?:reimos|hemos reido)(?! de ella| de el\b)|que risa\b(?! me da)|(?:muert[oa]|meandome|partiendome) de (?:la )?risa)/,
    tone: 'glad',
    say: ['Qué risa, eso cura.', 'Reírse así vale oro.'],
    ask: ['¿Quién más estaba?', '¿Todavía te dura?'],
  },
  {
    signs:
      /(?<!\b(?:no|sin|ya no|si|ni) )\b(?:(?:estoy|ando|me pongo|me puse|toy|me he puesto|me siento|sigo|voy) (?:\w+ )?(?:nervios[oa]|histeric[oa]|ansios[oa]|inquiet[oa]|atacad[oa] de los nervios|acelerad[oa])|(?:tengo|con|me (?:comen|pueden|matan)|que) (?:\w+ )?nervios\b|(?:tengo|siento) (?:un nudo en|el corazon a mil|mariposas|mucha ansiedad|ansiedad|el pulso a mil)|me (?:tiemblan|tiembla|late) (?:el corazon|las manos|la mano|las piernas|la voz|todo))/,
    tone: 'hard',
    say: ['Uf, qué nervios, se notan hasta aquí.', 'Con el cuerpo así acelerado, cuesta todo.'],
    ask: ['¿Qué es lo que más te pone así?', '¿Cuándo es eso, ya pronto?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|sin|ya no|si) )\b(?:(?:me (?:da|dan|dio|entra|daba|ha dado) (?:\w+ )?(?:miedo|panico|cagazo|terror|pavor|angustia|yuyu|vertigo|cosa|susto)|(?:tengo|con) (?:\w+ )?(?:miedo|panico|terror)|(?:estoy|ando) (?:\w+ )?(?:asustad[oa]|aterrad[oa]|acojonad[oa]|cagad[oa] de miedo|preocupad[oa]|angustiad[oa]|muert[oa] de miedo)|me (?:asuste|he asustado|preocupa|inquieta|angustia)|que (?:susto|miedo|angustia))\b)(?! (?:nada|de perderme))/,
    tone: 'hard',
    say: ['Uf, qué inquietud. Se entiende.', 'Con eso encima, normal no estar en calma.'],
    ask: ['¿Qué es lo peor que te imaginas?', '¿Desde cuándo te ronda?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|si) )\b(?:(?:que|me da|me dio|me dan|tengo|siento|me ha dado) (?:\w+ )?(?:rabia|coraje|bronca|cabreo|impotencia|indignacion)\b(?! con)|(?:estoy|ando|me puse|toy|sigo|me he puesto) (?:tan |muy |re |super |bien )?(?:cabread[oa]|enojad[oa]|enfadad[oa]|furios[oa]|encabronad[oa]|indignad[oa]|emputad[oa]|que (?:echo|muerdo))|me (?:enferma|revienta|jode|saca de quicio|hierve la sangre|cabrea|encabrona|emputa)\b)/,
    tone: 'hard',
    say: ['Qué rabia, con razón te hierve la sangre.', 'Uf, normal enfadarse con algo así.'],
    ask: ['¿Qué fue la gota que colmó el vaso?', '¿Se lo pudiste decir a alguien?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|sin|si) )\b(?:(?:estoy|toy|ando|estamos) (?:\w+ )?(?:hart[oa]s?|hasta (?:la madre|las narices|los huevos|el gorro|el mono|las pelotas|el cono|aqui|arriba)|cansad[oa] de (?:que|esta|este|tanta|tanto|todo|aguantar|discutir)|podrid[oa])\b|me (?:tiene|tienen) (?:\w+ )?(?:hart[oa]|podrid[oa]|hasta (?:la madre|las narices|los huevos|el gorro))|(?:ya )?no (?:aguanto|soporto|puedo) mas|(?:me|ya me) harte)/,
    tone: 'hard',
    say: ['Uf, se nota que has aguantado mucho.', 'El vaso lleno, y con razón.'],
    ask: ['¿Qué es lo que más te satura?', '¿Se puede cambiar algo de eso?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|sin|si) )\b(?:(?:estoy|toy|ando|me siento|me puse|estamos|me he puesto) (?:tan |muy |re |super |bien )?(?:orgullos[oa]|content[oa]|feliz|emocionad[oa]|ilusionad[oa]|encantad[oa])\b(?! (?:y a la vez|pero|y triste))|(?:que|me hace|tengo|me da|me dio|me ha dado|me ha hecho) (?:\w+ )?(?:ilusion|orgullo|alegria|emocion)\b|lo (?:logre|consegui|he conseguido|he logrado))(?!.*\bpor (?:el )?otro\b)/,
    tone: 'glad',
    say: ['¡Qué alegría leer eso!', 'Se nota, y da gusto.'],
    ask: ['¿Con quién lo compartes?', '¿Qué es lo que más te alegra de eso?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|sin|si|sinver) )\b(?:(?:que|me da|me dio|pase|tengo|me ha dado|he pasado|siento) (?:\w+ )?(?:verguenza|papelon|bochorno)|(?:me muero|me queria morir|casi me muero) de (?:la )?verguenza|tragame tierra|que (?:papelon|oso\b)|(?:hice|he hecho) el ridiculo|me puse (?:roj[oa]|colorad[oa]|como un tomate)|me (?:avergonce|averguenza))/,
    tone: 'hard',
    say: ['Ay, qué mal trago.', 'Uf, esos bochornos no se van de la cabeza.'],
    ask: ['¿Quién lo vio?', '¿Ya se puede contar riendo, o aún no?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|si|sin) )\b(?:(?:tengo|me dan|me da|me dio|siento|me muero de|me entran) (?:\w+ )?(?:celos|envidia)(?! sana)|(?:estoy|me puse|soy|me pongo) (?:\w+ )?(?:celos[oa]|envidios[oa]))\b/,
    tone: 'hard',
    say: ['Qué incómodo sentir eso, y qué humano.', 'Uf, eso pica por dentro.'],
    ask: ['¿Qué lo despertó?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|nunca|si|casi|se) )\b(?:(?:se me (?:ha )?olvid(?:o|ado|aron)|me (?:he )?olvid(?:e|ado) (?:de |otra vez )?|olvide)\s*(?=(?:que|el|la|los|las|de|comprar|llamar|mi|por completo|todo|felicitar|mandar|pagar|decir|traer|poner|completamente)\b)|(?:tengo|ando con) (?:muy )?mala memoria|me quede en blanco|(?:me|se me) (?:ha quedado|quedo) la mente en blanco)/,
    say: ['Ay, se fue de la cabeza sin más.', 'Qué fastidio, justo lo que no había que olvidar.'],
    ask: ['¿Tiene arreglo todavía?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|si|aun no|ojala) )\b(?:(?:ya |por fin |al final )(?:aparecio|aparecieron|ha aparecido|han aparecido|lo encontre|la encontre|las encontre|los encontre)|(?:encontre|he encontrado|aparecieron|han aparecido|aparecio) (?:ya |por fin )?\w+ (?:llaves?|gafas|lentes|movil|celu\w*|cartera|billetera|anillo|perr[oa]|gat[oa]|pendiente|documentos?|pasaporte|dni|reloj|bolso))\b/,
    tone: 'glad',
    say: ['¡Apareció, qué alivio!', 'Qué gusto dar con lo perdido.'],
    ask: ['¿Dónde estaba?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|sin|si) )\b(?:(?:que|siento|senti|me dio|tengo|me ha dado) (?:un |mucho |gran |tanto )?alivio|me (?:he )?(?:quite|quitado|saque|sacado) un peso(?: de encima)?|(?:ya|por fin) (?:respiro|puedo respirar|estoy tranquil[oa]|me quede tranquil[oa])|(?:ya )?(?:estoy|me siento) (?:\w+ )?(?:mejor|mas tranquil[oa]|mas calmad[oa])|ya (?:se me paso|me baj(?:o|a)))\b/,
    tone: 'glad',
    say: ['Uf, qué alivio.', 'Por fin se puede soltar el aire.'],
    ask: ['¿Cómo te sientes ahora mismo?'],
  },
  {
    signs:
      /\b(?:por un lado\b[^?]*\bpor (?:el )?otro|una parte (?:de mi|mia)\b|feliz y (?:a la vez )?triste|(?:contenta|contento|feliz) pero (?:triste|con (?:miedo|pena)|nervios[oa]|asustad[oa])|no se si (?:reir|llorar|alegrarme|estar (?:feliz|content|trist)\w*)|sentimientos (?:encontrados|mezclados)|me da (?:alegria|ilusion|orgullo) y (?:me da |a la vez )?(?:pena|miedo|tristeza))/,
    say: ['Las dos cosas a la vez, y las dos de verdad.', 'Qué mezcla, normal no aclararse.'],
    ask: ['¿Qué lado pesa más hoy?'],
  },
  {
    signs:
      /(?<!\b(?:que|q) )\b(?:es lo que (?:hay|toca)|es lo q (?:hay|toca)|(?:que|q) (?:le|se le) vamos? a hacer|(?:que|q) se le va a hacer|asi es la vida|asi son las cosas|que remedio\b|ni modo$|ni modo,|no (?:me )?(?:queda|hay) (?:de )?otra|no hay de otra|(?:toca|hay que|habra que) (?:aguantar(?:se)?|apechugar|joderse|conformarse|tirar pa ?lante|resignarse))\b/,
    say: ['Resignación, qué remedio.', 'Ese encogerse de hombros se entiende.'],
    ask: ['¿Y si dependiera de ti?'],
  },
  {
    signs:
      /(?<!\bsi )\b(?:no (?:se|sabria) (?:muy bien |bien |ni )?(?:que|q|por donde) (?:decir(?:te)?|escribir(?:te)?|poner|contar(?:te)?|empezar|decirte)\b(?! (?:a mi|a ella|a el\b|en la entrevista))|no tengo (?:mucho|nada) (?:que|q) (?:contar|decir)|no se como (?:explicar(?:lo|te)|decirlo|empezar))/,
    say: ['No pasa nada, sin prisa.', 'Empieza por cualquier parte, no hace falta que tenga orden.'],
    ask: ['¿Qué es lo primero que te viene?'],
  },
  {
    signs:
      /\b(?:(?<!\b(?:findes|domingos|tardes) )no (?:se|sabemos) (?:ya )?(?:que|q) hacer\b(?! de (?:comer|cenar)| (?:hoy|para cenar|con el pelo|este finde))|no me decido|no se si (?:ir|irme|hacerlo|quedarme|decirle|decirselo|aceptar|volver|seguir|dejarlo|escribirle|llamarle|llamarla)\b|(?:estoy|ando) (?:entre dos|hech[oa] un lio|en duda|indecis[oa])|no lo tengo claro)/,
    say: ['Estar en esa duda cansa.', 'Uf, tener que decidir sin verlo claro.'],
    ask: ['¿Hacia qué lado tira más el corazón?', '¿Para cuándo hay que decidir?'],
  },
  {
    signs:
      /(?<!\b(?:no|ya no|si|nunca) )\b(?:(?:tengo|voy|fui|vengo|salgo|sali|empece|he ido|he empezado|vuelvo) (?:\w+ ){0,2}(?:a |de |con |al |la |mi |del )?(?:psicolog[oa]|psiquiatra|terapeuta|terapia)\b(?! (?:intensiva|de pareja ajena))|(?:mi|la) (?:psicologa|psicologo|terapeuta) (?:me )?(?:dice|dijo|dio))/,
    say: ['Terapia, un rato solo para lo tuyo.', 'Ir a hablar de uno, eso pide valor.'],
    ask: ['¿Cómo sales de ahí normalmente?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|si|sin) )\b(?:(?:me siento|me sentia|me senti|estoy|ando) (?:muy |tan |re |un poco |medio |super |bastante )?(?:vaci[oa]|perdid[oa]|triste|de bajon|depre|deprimid[oa]|chof|apagad[oa]|desanimad[oa]|hundid[oa]|fatal|mal(?=$|[.,!]| (?:por|porque|con|hoy|desde))|bajonead[oa]|estancad[oa]|agobiad[oa] por)\b|(?:tengo|con|que) (?:un |mucho )?(?:bajon|bajonazo|mucha tristeza|tristeza)\b)/,
    tone: 'hard',
    say: ['Uf, lo siento, así todo se apaga.', 'Qué mal rato llevas por dentro.'],
    ask: ['¿Viene de algo de hoy?', '¿Lo sabe alguien de los tuyos?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|si) )\b(?:(?:le|les|la cabeza) (?:doy|da|estoy dando|he dado) (?:\w+ )?vueltas|le doy (?:mil |muchas |tantas )?vueltas|no (?:paro|dejo|puedo parar|puedo dejar) de (?:pensar|darle vueltas|pensarlo)|me (?:estoy rayando|rayo|rallo|estoy comiendo la cabeza|como la cabeza)|(?:me )?pienso demasiado|no me lo (?:quito|saco) de la cabeza|no (?:logro|consigo|puedo) (?:sacarmelo|quitarmelo))/,
    tone: 'hard',
    say: ['La cabeza en bucle, qué agotador.', 'Uf, pensar y pensar sin salida.'],
    ask: ['¿Qué es lo que más vuelve?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|si|sin) )\b(?:(?:me siento|me sentia|siento|tengo|me da) (?:\w+ )?(?:culpable|culpa|remordimientos?|mala (?:madre|hija|persona|amiga)|mal (?:padre|hijo|amigo))|me (?:arrepiento|arrepenti|siento fatal por)|(?:fue|ha sido|es) (?:todo )?culpa mia|es mi culpa|no deberia haber|no tendria que haber)\b/,
    tone: 'hard',
    say: ['Con ese peso dentro, cuesta estar en paz.', 'Uf, qué fácil es cargar con todo.'],
    ask: ['¿Qué cambiarías, si se pudiera volver atrás?'],
  },
]
