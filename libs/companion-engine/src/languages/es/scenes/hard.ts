import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:enterra(?:mos|ron|do))\b|\b(?:(?:ha|han|(?<!\bcasi )se) (?:muerto|murio|fallecido|fallecio|murieron)|murio|fallecio|(?:ha|se) fue para siempre|nos (?:ha dejado|dejo)|(?:he perdido|perdi) a mi (?!perr|gat)|funeral|entierro|velorio|duelo|de luto|(?:madre|mama|padre|papa|abuel[oa]|herman[oa]|marido|mujer|amig[oa]) ya no esta)\b/,
    open: ['Lo siento muchísimo.', 'Siento mucho tu pérdida.', 'Qué dolor. Lo siento de verdad.'],
    stay: [
      'Se nota cuánto cariño había.',
      'Gracias por contármelo.',
      'Entiendo. En días así todo pesa.',
      'No hay una forma correcta de vivir estos días.',
      'Te leo, y no hay prisa.',
      'Es normal que vuelva una y otra vez.',
    ],
    ask: [
      '¿Me cuentas cómo era?',
      '¿Qué recuerdo vuelve más?',
      '¿Quién está cerca de ti estos días?',
      '¿Qué hacíais juntos?',
      '¿Cómo estás ahora, en este momento?',
    ],
    advice: [
      'Estos días basta con poco: comer algo, dormir cuando se pueda, una persona de confianza al lado.',
      'Puedes escribir lo que aún querías decir. No hace falta enviarlo para que haga bien.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|conej[oa]|caballo|hamster)\b.*\b(?:ya no esta|murio|ha muerto|se murio|dormir(?:lo|la)|sacrificar\w*|fallecio)|\b(?:murio|ha muerto|se (?:me )?murio|dormir a|sacrificar a|perdi a|he perdido a) (?:mi |nuestr[oa] )?(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|conej[oa]|caballo)\b/,
    open: ['Ay, lo siento muchísimo.', 'Qué pena tan grande, lo siento.', 'Lo siento mucho. Era familia.'],
    stay: [
      'Un animal así llena los días, y ahora se nota el hueco.',
      'Se nota cuánto cariño había.',
      'Es un duelo de verdad, y merece su tiempo.',
      'Tuvo a su lado a alguien a quien le importaba.',
      'Te leo, sin prisa.',
    ],
    ask: [
      '¿Me cuentas cómo era?',
      '¿En qué momento del día se le echa más de menos?',
      '¿Cuál era su travesura más graciosa?',
      '¿Quién está contigo ahora?',
    ],
    advice: ['Date tiempo para despedirte: una foto, su paseo de siempre, unas líneas de recuerdo.'],
  },
  illness: {
    signs:
      /\b(?:(?:tenido|tuvo) un accidente|en la uci|en coma|cuidados intensivos|en urgencias)|\b(?:madre|mama|padre|papa|abuel[oa]|mujer|esposa|marido|hij[oa]|herman[oa]|ti[oa])\b.*\b(?:cancer|tumor|hospital|ingresad[oa]|uci|ictus|infarto|operar\w*|operan|alzheimer|demencia|quimio\w*|parkinson|enferm[oa]|muy mal|no me (?:ha )?reconoci\w+)|\b(?:cancer|tumor|alzheimer|ictus|infarto|demencia|quimio\w*)\b.*\b(?:madre|mama|padre|papa|abuel[oa])\b|no me (?:ha )?reconoci\w+/,
    open: [
      'Lo siento: una noticia así lo sacude todo.',
      'Lo siento mucho, es un peso enorme.',
      'Lo siento. Es duro ver así a alguien que quieres.',
    ],
    stay: [
      'En todo esto también estás tú, no solo quien está enfermo.',
      'Es mucho que sostener, día tras día.',
      'Se nota cuánto te importa.',
      'La espera y la incertidumbre son lo que más cansa.',
      'Aquí puedes decirlo tal cual.',
      'Estás haciendo mucho, aunque desde dentro parezca poco.',
    ],
    ask: [
      '¿Qué dicen los médicos?',
      'Y tú, ¿cómo lo llevas?',
      '¿Quién te echa una mano?',
      '¿Qué es lo más difícil ahora mismo?',
      '¿Cuándo consigues descansar un poco?',
    ],
    advice: [
      'Pregunta a los médicos una cosa cada vez y apunta las respuestas: despeja un poco la niebla.',
      'Pide algo concreto, la compra o una hora de compañía: así es más fácil que digan que sí.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:me (?:ha )?(?:dejado(?! en| sin| tirad)|dejo(?! en| sin| tirad)|puso los cuernos|ha puesto los cuernos|engano|ha enganado|corto|ha cortado)|(?:hemos|lo hemos) (?:roto|cortado|dejado)|nos (?:hemos )?separa\w+|rompimos|terminamos|ruptura|divorci\w+|(?:novi[oa]|marido|mujer|pareja) (?:se (?:ha ido|fue)|quiere (?:el divorcio|un tiempo)))\b/,
    open: [
      'Lo siento, eso duele mucho.',
      'Lo siento. Un final así deja sin aire.',
      'Vaya golpe. Lo siento de verdad.',
    ],
    stay: [
      'Es normal que la cabeza vuelva siempre ahí.',
      'Una historia así no se apaga de un día para otro.',
      'Entiendo que queme.',
      'Lo que sientes tiene sentido, aunque cambie cada hora.',
      'No tienes que haberlo superado ya.',
      'Merecías más cuidado que eso.',
    ],
    ask: [
      '¿Cómo han sido las últimas horas?',
      '¿Qué duele más ahora?',
      '¿Con quién puedes hablarlo?',
      '¿Qué es lo que más echas de menos?',
      '¿Qué te haría bien esta noche?',
    ],
    advice: [
      'Silencia sus perfiles unos días: cada vistazo reabre la herida.',
      'Esta noche busca a alguien de confianza, aunque sea para estar en la misma habitación.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:me (?:han )?(?:despedido|despidieron|echado|echaron)(?: del (?:trabajo|curro))?|despido|he perdido el (?:trabajo|empleo|curro)|perdi (?:el|mi) (?:trabajo|empleo)|en (?:el )?paro|sin trabajo|no me (?:han )?renova\w+)\b/,
    open: ['Lo siento: es un golpe duro.', 'Lo siento de verdad, es una noticia pesada.', 'Uf. Lo siento.'],
    stay: [
      'Es normal sentir que falta el suelo.',
      'Esto no borra lo que sabes hacer.',
      'Hoy no hace falta tener un plan.',
      'Es normal que pese: ahí había un trozo de vida.',
      'Una cosa cada vez, de verdad.',
    ],
    ask: [
      '¿Cómo fue el primer momento?',
      '¿Quién lo sabe ya?',
      '¿Qué te preocupa más?',
      '¿Qué es lo que mejor se te da en tu trabajo?',
      '¿Qué es lo primero que hay que arreglar esta semana?',
    ],
    advice: [
      'Primero lo concreto: papeles, finiquito, prestación. Un sindicato te puede ayudar.',
      'Díselo antes que nada a alguien de confianza: a solas todo número parece más negro.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:mejor )?amig[oa]\b.*\b(?:secretos?|conto (?:a todos|todo)|contado (?:a todos|mis)|mintio|mentido|traicion\w+|a mis espaldas|no me habla|ignora)|mis secretos|me (?:ha )?(?:mentido|mintio|traicionado|traiciono)|a mis espaldas)\b/,
    open: [
      'Qué feo. Lo siento: la confianza es delicada.',
      'Lo siento. Viniendo de tan cerca duele el doble.',
    ],
    stay: [
      'Después de eso es difícil saber en quién confiar.',
      'Lo que habías confiado era tuyo.',
      'Normal que te doliera.',
      'Rabia y tristeza a la vez, aquí es normal.',
      'No hay prisa para decidir qué hacer.',
    ],
    ask: ['¿Cómo te enteraste?', '¿Qué te dolió más?', '¿Qué te gustaría oír?', '¿En quién confías todavía?'],
    advice: [
      'Si lo hablas, empieza por cómo te sentiste, con un solo ejemplo: es más difícil de negar.',
      'Déjalo reposar una noche y decide qué quieres: una explicación, una disculpa o distancia.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:(?:he )?discuti\w*|pele(?:a|e|ado|amos)\b|bronca|me (?:ha )?(?:gritado|grito|insultado|insulto|echado de casa)|no nos hablamos|portazo)\b/,
    open: [
      'Lo siento, una pelea así se queda dentro.',
      'Ay. Pelearse con alguien que importa deja huella.',
      'Lo siento. Hay palabras que duelen mucho después.',
    ],
    stay: [
      'Es normal que sigas en esa escena.',
      'Es una herida, no solo una discusión.',
      'Es duro no encontrar comprensión justo ahí.',
      'No tienes que arreglarlo todo hoy.',
      'Lo que sientes tú también cuenta en esto.',
    ],
    ask: [
      '¿De qué partió?',
      '¿Qué te hirió más?',
      '¿Qué te habría gustado que entendiera?',
      '¿Cómo habéis quedado?',
      '¿Qué necesitarías para acercarte otra vez?',
    ],
    advice: [
      'Espera a que baje la rabia y empieza por una frase tuya: «me dolió cuando…» funciona mejor que un reproche.',
    ],
  },
  forgotten: {
    signs:
      /\b(?:nadie (?:me (?:ha )?(?:escrit\w+|escribio|llamad\w+|llamo|felicit\w+|invit\w+)|se (?:ha )?acord\w+)|se (?:han )?olvid\w+ (?:de mi|de mi cumple\w*)|no me (?:han )?invita\w+)\b/,
    open: ['Lo siento: que se olviden duele, y hoy más.', 'Qué amargo. A cualquiera le dolería.'],
    stay: [
      'Es normal que duela, no es una tontería.',
      'Querer un detalle de los demás es humano.',
      'El silencio de los otros no dice lo que vales.',
      'Aquí, por lo menos, cuentas.',
    ],
    ask: [
      '¿De quién esperabas una señal?',
      '¿Qué te habría hecho ilusión?',
      '¿Qué podrías hacer hoy de bueno por ti?',
    ],
  },
  lonely: {
    signs:
      /\b(?:me siento (?:\w+ )?sol[oa]|estoy (?:muy |tan |siempre )?sol[oa]\b(?! en casa)|soledad|no conozco a nadie(?! (?:alli|ahi))|no tengo (?:amigos|a nadie)|nadie (?:me quiere|con quien hablar))\b/,
    open: [
      'Lo siento. La soledad pesa, y haces bien en decirlo.',
      'Gracias por escribirlo. Sentirse así cansa.',
    ],
    stay: [
      'Debe de ser pesado, día tras día.',
      'No hay nada malo en ti porque ahora sea así.',
      'Hacen falta tiempo y ocasiones, y no todo depende de ti.',
      'Es normal que te falte alguien con quien hablar.',
      'Decirlo ya es algo.',
    ],
    ask: [
      '¿En qué momento del día se nota más?',
      '¿A quién echas de menos?',
      '¿Con quién estabas a gusto antes?',
      '¿Qué te gustaría hacer en compañía?',
      '¿Qué sitio cercano te hace sentir bien?',
    ],
    advice: [
      'Elige algo que vuelva cada semana, un curso o un grupo: ver las mismas caras ayuda, también si hay timidez.',
      'Manda dos líneas a alguien con quien hace tiempo que no hablas: muchas veces basta para retomar.',
    ],
  },
  money: {
    signs:
      /\b(?:(?:llego|llegar) a fin de mes|fin de mes|no tengo (?:un duro|dinero|plata|pasta)|sin (?:dinero|un duro|blanca)|deudas?|no puedo pagar|desahuci\w+|factura de)\b/,
    open: [
      'Es una preocupación que no da tregua. Lo siento.',
      'Lo siento: hacer esas cuentas cada mes desgasta.',
    ],
    stay: [
      'No es culpa tuya: la vida cuesta, y tú lo intentas.',
      'Es duro cuando ya no queda nada que recortar.',
      'Normal que no se te vaya de la cabeza.',
      'Pedir ayuda no le quita nada a tu esfuerzo.',
    ],
    ask: [
      '¿Qué gasto te preocupa más?',
      '¿Cuánto falta, más o menos?',
      '¿Con quién puedes hablarlo sin vergüenza?',
      '¿Qué te daría un poco de aire?',
    ],
    advice: [
      'Llama a quien mandó la factura y pide pagarla a plazos: casi siempre se puede.',
      'En servicios sociales miran gratis qué ayudas te corresponden: a menudo hay algo.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:tengo (?:\w+ )?(?:fiebre|gripe|covid|migrana|nauseas|cancer|un resfriado)|me duele (?:mucho )?(?:la|el) \w+|estoy (?:\w+ )?(?:enferm[oa]|mal[oa]|resfriad[oa]|en el hospital)|me he (?:roto|torcido)|me rompi|me operan)\b/,
    open: [
      'Lo siento, ojalá se pase pronto.',
      'Vaya, eso agota. Que te mejores.',
      'Lo siento. Encontrarse mal deja sin fuerzas.',
    ],
    stay: [
      'Tómate el tiempo que haga falta.',
      'El cuerpo pide una pausa.',
      'Es un fastidio cuando solo se puede esperar.',
      'Ojalá alguien te lleve al menos una infusión.',
    ],
    ask: [
      '¿Desde cuándo?',
      '¿Qué ha dicho el médico?',
      '¿Quién está ahí contigo?',
      '¿Qué te alivia un poco?',
    ],
    advice: [
      'Si dura o empeora, yo iría al médico; no puedo decirte qué es. Mientras tanto, agua y descanso.',
    ],
  },
  workTrouble: {
    signs:
      /\b(?:(?:trabajo|curro|oficina|jef[ea]|companer[oa]s? (?:de (?:trabajo|curro))?)\b.*\b(?:horrible|fatal|asco|mierda|infierno|incompetente|inutil|grita|odio|injust\w+|humill\w+|estres\w*|toxic\w+|insoportable)|(?:odio|no soporto) (?:mi|a mi) (?:trabajo|curro|jef[ea])|(?:peor|horrible|mal) dia\b|dia (?:horrible|fatal|de mierda|malisimo|terrible|asqueroso))\b/,
    open: [
      'Lo siento, ha tenido que ser pesado.',
      'Vaya día. Lo siento.',
      'Uf, te entiendo: hay días que se pegan a la piel.',
    ],
    stay: [
      'Que te traten así es feo.',
      'Es normal que sigas dándole vueltas.',
      'No dice nada de lo que vales.',
      'Es para enfadarse.',
    ],
    ask: [
      '¿Qué pasó exactamente?',
      '¿Qué te molestó más?',
      '¿Quién estaba de tu lado?',
      '¿Qué te ayuda a desconectar hoy?',
    ],
    advice: [
      'Apunta lo que pasó, con fecha y palabras: si hay que hablarlo, los hechos ayudan.',
      'Pide dos minutos a solas y di una sola cosa concreta: qué pasó y qué pides.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:tengo|hago) (?:\w+ ){0,4}(?:examen(?:es)?|parcial(?:es)?|oposici\w+|selectividad|final de|prueba de)\b|(?:examen|parcial|selectividad) (?:de|el|es|manana)|miedo (?:a|de) suspender|llevo fatal el temario)\b/,
    open: [
      'La espera de un examen mete presión, se entiende.',
      'Entiendo la presión: un examen así ocupa toda la cabeza.',
    ],
    stay: [
      'Tener miedo es normal cuando algo importa.',
      'Lo que has estudiado está ahí, aunque ahora no lo veas.',
      'Un examen malo no decide el siguiente.',
      'Desde fuera los demás siempre parecen más tranquilos.',
      'Un tema cada vez.',
    ],
    ask: [
      '¿Qué parte te preocupa más?',
      '¿Cuánto tiempo queda?',
      '¿Cómo te organizas para estudiar?',
      '¿Qué llevas ya bien?',
      '¿Con quién estudias?',
    ],
    advice: [
      'Veinticinco minutos de estudio y cinco de pausa, empezando por lo que más cae.',
      'Explica un tema en voz alta como a un amigo: donde te atascas, ahí hay que repasar.',
    ],
  },
  interview: {
    signs: /\b(?:entrevista (?:de trabajo|en|para|con|el|manana)|tengo (?:\w+ ){0,2}entrevista)\b/,
    open: [
      'Una entrevista siempre remueve un poco.',
      'Te entiendo: antes de una entrevista la cabeza se acelera.',
    ],
    stay: [
      'Si te han llamado, algo de ti ya les ha convencido.',
      'Un poco de temblor es normal y suele irse tras la primera pregunta.',
      'No tiene que ser perfecto: basta con que se entienda.',
      'Llevar dos o tres frases preparadas quita la mitad del miedo.',
    ],
    ask: [
      '¿Para qué puesto es?',
      '¿Qué pregunta temes más?',
      '¿Qué te gustaría de ese trabajo?',
      '¿Cómo te estás preparando?',
    ],
    advice: [
      'Breve y sincero: qué pasó en una frase, qué aprendiste, por qué quieres ahora este trabajo.',
      'Prepara tres ejemplos de cosas bien hechas: responden a casi todo.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:no (?:puedo|consigo|logro) dormir|no duermo|insomnio|noche en vela|(?:son las|a las) (?:dos|tres|cuatro|cinco|[2-5])\b.*\b(?:duerm\w+|dormir|despiert[oa])|no he (?:pegado ojo|dormido))\b/,
    open: ['Uf, esas noches no se acaban nunca.', 'Lo siento: sin sueño todo pesa más.'],
    stay: [
      'De noche los pensamientos hacen más ruido.',
      'Normal que no puedas más.',
      'No es culpa tuya si la cabeza no se apaga.',
      'Estar en calma a oscuras también descansa un poco.',
    ],
    ask: [
      '¿Qué te da vueltas en la cabeza?',
      '¿Desde cuándo va así?',
      '¿Qué has probado ya?',
      '¿Cómo fue tu tarde antes de acostarte?',
    ],
    advice: [
      'Escribe los pensamientos en un papel y déjalo ahí: mañana seguirán. Si dura semanas, consúltalo con un médico.',
      'Levántate diez minutos, poca luz y sin móvil, y vuelve a la cama cuando llegue el sueño.',
    ],
  },
}
