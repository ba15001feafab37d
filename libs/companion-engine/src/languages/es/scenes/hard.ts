import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:enterra(?:mos|ron|do))\b|\b(?:(?:ha|han|(?<!\bcasi )se) (?:muerto|murio|fallecido|fallecio|murieron)|murio|fallecio|(?:ha|se) fue para siempre|nos (?:ha dejado|dejo)|(?:he perdido|perdi) a mi (?!perr|gat)|funeral|entierro|velorio|duelo|de luto|(?:madre|mama|padre|papa|abuel[oa]|herman[oa]|marido|mujer|amig[oa]) ya no esta|(?:anos?|mes(?:es)?) que ya no esta|(?:habria|hubiera) cumplido \d+|seria su cumpleanos)\b/,
    open: ['Lo siento muchísimo.', 'Siento mucho tu pérdida.', 'Qué pérdida tan dura. Lo siento de verdad.'],
    stay: [
      'Se nota cuánto cariño había.',
      'Gracias por contármelo.',
      'Entiendo que estos días sean muy duros.',
      'No hay una forma correcta de vivir estos días.',
      'Te leo, y no hay prisa.',
      'Es normal que pienses en ello tantas veces.',
    ],
    ask: [
      '¿Me cuentas cómo era?',
      '¿En qué recuerdo piensas más?',
      '¿Quién está cerca de ti estos días?',
      '¿Qué hacíais juntos?',
      '¿Cómo estás ahora, en este momento?',
    ],
    advice: [
      'Por ahora basta con comer algo, dormir y tener a alguien cerca.',
      'Puedes escribir lo que te quedó por decir, aunque no lo envíes.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|conej[oa]|caballo|hamster)\b.*\b(?:ya no esta|murio|ha muerto|se murio|dormir(?:lo|la)|sacrificar\w*|fallecio)|\b(?:murio|ha muerto|se (?:me )?murio|dormir a|sacrificar a|perdi a|he perdido a) (?:mi |nuestr[oa] )?(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|conej[oa]|caballo)\b/,
    open: [
      'Ay, lo siento muchísimo.',
      'Qué pena tan grande, lo siento.',
      'Lo siento mucho, era parte de la familia.',
    ],
    stay: [
      'Seguro que ahora notas mucho su falta.',
      'Se nota cuánto cariño había.',
      'Es un duelo de verdad y puede llevar tiempo.',
      'Seguro que significaba mucho para ti.',
      'Estoy aquí, puedes tomarte tu tiempo.',
    ],
    ask: [
      '¿Me cuentas cómo era?',
      '¿Cuándo se le echa más de menos?',
      '¿Qué os gustaba hacer?',
      '¿Quién está contigo ahora?',
    ],
    advice: ['Date tiempo para despedirte, por ejemplo con una foto.'],
  },
  illness: {
    signs:
      /\b(?:(?:tenido|tuvo) un accidente|en la uci|en coma|cuidados intensivos|en urgencias)|\b(?:madre|mama|padre|papa|abuel[oa]|mujer|esposa|marido|hij[oa]|herman[oa]|ti[oa])\b.*\b(?:cancer|tumor|hospital|ingresad[oa]|uci|ictus|infarto|operar\w*|operan|alzheimer|demencia|quimio\w*|parkinson|enferm[oa]|muy mal|no me (?:ha )?reconoci\w+)|\b(?:cancer|tumor|alzheimer|ictus|infarto|demencia|quimio\w*)\b.*\b(?:madre|mama|padre|papa|abuel[oa])\b|no me (?:ha )?reconoci\w+/,
    open: [
      'Lo siento mucho, es una noticia muy dura.',
      'Lo siento mucho, es mucho para ti.',
      'Lo siento. Es duro ver así a alguien que quieres.',
    ],
    stay: [
      'También importa cómo estás tú en todo esto.',
      'Es muy duro vivirlo día tras día.',
      'Se nota cuánto te importa.',
      'Esperar sin saber cansa muchísimo.',
      'Aquí puedes decirlo tal cual.',
      'Todo eso es mucho, de verdad.',
    ],
    ask: [
      '¿Qué dicen los médicos?',
      'Y tú, ¿cómo lo llevas?',
      '¿Quién te echa una mano?',
      '¿Qué es lo más difícil ahora mismo?',
      '¿Cuándo consigues descansar un poco?',
    ],
    advice: [
      'Pregunta a los médicos una cosa cada vez y apúntalo todo.',
      'Pide algo concreto, como la compra o una hora de compañía.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:me (?:ha )?(?:dejado(?! en| sin| tirad)|dejo(?! en| sin| tirad)|puso los cuernos|ha puesto los cuernos|engano|ha enganado|corto|ha cortado)|(?:hemos|lo hemos) (?:roto|cortado|dejado)|nos (?:hemos )?separa\w+|rompimos|terminamos|ruptura|divorci\w+|(?:novi[oa]|marido|mujer|pareja) (?:se (?:ha ido|fue)|quiere (?:el divorcio|un tiempo)))\b/,
    open: [
      'Lo siento, eso duele mucho.',
      'Lo siento. Es muy difícil algo así.',
      'Vaya golpe. Lo siento de verdad.',
    ],
    stay: [
      'Es normal que sigas pensando en ello.',
      'Algo así necesita tiempo.',
      'Claro que eso duele mucho.',
      'Lo que sientes tiene sentido, aunque vaya cambiando.',
      'No tienes que haberlo superado ya.',
      'No tienes que ser fuerte todo el tiempo.',
    ],
    ask: [
      '¿Qué duele más ahora?',
      '¿Con quién puedes hablarlo?',
      '¿Qué es lo que más echas de menos?',
      '¿Qué te sentaría bien esta noche?',
    ],
    advice: [
      'No mires sus perfiles durante unos días.',
      'Queda esta noche con alguien de confianza, aunque sea un rato.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:me (?:han )?(?:despedido|despidieron|echado|echaron)(?: del (?:trabajo|curro))?|despido|he perdido el (?:trabajo|empleo|curro)|perdi (?:el|mi) (?:trabajo|empleo)|en (?:el )?paro|sin trabajo|no me (?:han )?renova\w+)\b/,
    open: ['Lo siento: es un golpe duro.', 'Lo siento de verdad, es muy mala noticia.', 'Uf. Lo siento.'],
    stay: [
      'Es normal que eso te dé inseguridad.',
      'Sigues sabiendo hacer todo lo que sabías.',
      'Hoy no hace falta tener un plan.',
      'Es normal que te cueste tanto.',
      'Una cosa cada vez, de verdad.',
    ],
    ask: [
      '¿Cómo fue el primer momento?',
      '¿Quién lo sabe ya?',
      '¿Qué te preocupa más?',
      '¿Qué es lo que mejor se te da en tu trabajo?',
      '¿Qué es lo más urgente esta semana?',
    ],
    advice: [
      'Primero mira papeles, finiquito y prestación, con un sindicato si puedes.',
      'Cuéntaselo primero a alguien de confianza.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:mejor )?amig[oa]\b.*\b(?:secretos?|conto (?:a todos|todo)|contado (?:a todos|mis)|mintio|mentido|traicion\w+|a mis espaldas|no me habla|ignora)|mis secretos|me (?:ha )?(?:mentido|mintio|traicionado|traiciono)|a mis espaldas)\b/,
    open: ['Qué feo. Siento que te haya pasado esto.', 'Lo siento. Duele más si viene de alguien cercano.'],
    stay: [
      'Después de eso es difícil saber en quién confiar.',
      'No estuvo bien que te trataran así.',
      'Es normal que te doliera.',
      'Es normal sentir rabia y tristeza a la vez.',
      'No hay prisa para decidir qué hacer.',
    ],
    ask: ['¿Cómo te enteraste?', '¿Qué te dolió más?', '¿Qué te gustaría oír?', '¿En quién confías todavía?'],
    advice: ['Empieza por cómo te sentiste y pon un solo ejemplo.', 'Espera a mañana y piensa qué quieres.'],
  },
  quarrel: {
    signs:
      /\b(?:(?:he )?discuti\w*|pele(?:a|e|ado|amos)\b|bronca|me (?:ha )?(?:gritado|grito|insultado|insulto|echado de casa)|no nos hablamos|portazo)\b/,
    open: [
      'Lo siento, una pelea así duele.',
      'Ay. Es duro pelearse con alguien importante.',
      'Lo siento. Seguro que todavía te duele.',
    ],
    stay: [
      'Entiendo que siga dándote vueltas.',
      'Se nota que te dolió mucho.',
      'Es duro sentir que no te entienden.',
      'No tienes que arreglarlo todo hoy.',
      'Lo que sientes tú también cuenta en esto.',
    ],
    ask: [
      '¿De qué iba la discusión?',
      '¿Qué te hirió más?',
      '¿Qué te habría gustado que entendiera?',
      '¿Cómo habéis quedado?',
      '¿Qué necesitarías para acercarte otra vez?',
    ],
    advice: ['Espera a estar en calma y di: «me dolió cuando…».'],
  },
  forgotten: {
    signs:
      /\b(?:nadie (?:me (?:ha )?(?:escrit\w+|escribio|llamad\w+|llamo|felicit\w+|invit\w+)|se (?:ha )?acord\w+)|se (?:han )?olvid\w+ (?:de mi|de mi cumple\w*)|no me (?:han )?invita\w+)\b/,
    open: ['Lo siento. Que se olviden de ti duele.', 'Qué triste. A cualquiera le dolería.'],
    stay: [
      'Es normal que duela, no es una tontería.',
      'Claro que te gustaría que pensaran en ti.',
      'Eso no significa que valgas menos.',
      'Me alegro de que me lo hayas contado.',
    ],
    ask: [
      '¿De quién te habría gustado saber algo?',
      '¿Qué te habría hecho ilusión?',
      '¿Qué podrías hacer hoy por ti?',
    ],
  },
  lonely: {
    signs:
      /\b(?:me siento (?:\w+ )?sol[oa]|estoy (?:muy |tan |siempre )?sol[oa]\b(?! en casa)|soledad|no conozco a nadie(?! (?:alli|ahi))|no tengo (?:amigos|a nadie)|nadie (?:me quiere|con quien hablar))\b/,
    open: ['Lo siento. Haces bien en decirlo.', 'Gracias por escribirlo. Sentirse así cansa mucho.'],
    stay: [
      'Tiene que ser muy duro, día tras día.',
      'Que ahora sea así no es culpa tuya.',
      'Conocer gente lleva tiempo, y no todo depende de ti.',
      'Es normal que te falte alguien con quien hablar.',
      'Decirlo no es fácil, y lo has hecho.',
    ],
    ask: [
      '¿En qué momento del día se nota más?',
      '¿A quién echas de menos?',
      '¿Con quién estabas a gusto antes?',
      '¿Qué te gustaría hacer en compañía?',
      '¿En qué sitio te sientes bien?',
    ],
    advice: [
      'Elige algo semanal, como un curso o un grupo.',
      'Manda un mensaje corto a alguien con quien hablabas antes.',
    ],
  },
  money: {
    signs:
      /\b(?:(?:llego|llegar) a fin de mes|fin de mes|no tengo (?:un duro|dinero|plata|pasta)|sin (?:dinero|un duro|blanca)|deudas?|no puedo pagar|desahuci\w+|factura de)\b/,
    open: [
      'Lo siento, las preocupaciones por dinero son muy duras.',
      'Lo siento, cansa mucho hacer esas cuentas cada mes.',
    ],
    stay: [
      'No tienes por qué avergonzarte de eso.',
      'Es duro cuando el dinero no llega.',
      'Es normal que no te lo quites de la cabeza.',
      'Está bien pedir ayuda.',
    ],
    ask: [
      '¿Qué gasto te preocupa más?',
      '¿Cuánto falta, más o menos?',
      '¿Con quién puedes hablarlo con confianza?',
      '¿Qué te ayudaría más ahora?',
    ],
    advice: [
      'Llama a quien mandó la factura y pide pagarla a plazos.',
      'Pregunta en servicios sociales qué ayudas hay, es gratis.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:tengo (?:\w+ )?(?:fiebre|gripe|covid|migrana|nauseas|cancer|un resfriado)|me duele (?:mucho )?(?:la|el) \w+|estoy (?:\w+ )?(?:enferm[oa]|mal[oa]|resfriad[oa]|en el hospital)|me he (?:roto|torcido)|me rompi|me operan)\b/,
    open: [
      'Lo siento, ojalá se pase pronto.',
      'Vaya, eso agota. Que te mejores.',
      'Lo siento, espero que pronto te sientas mejor.',
    ],
    stay: [
      'Tómate el tiempo que haga falta.',
      'Seguro que tu cuerpo necesita descanso.',
      'Es pesado tener que esperar.',
      'Ojalá alguien pueda cuidarte un poco.',
    ],
    ask: [
      '¿Desde cuándo?',
      '¿Qué ha dicho el médico?',
      '¿Quién está ahí contigo?',
      '¿Qué te alivia un poco?',
    ],
    advice: ['Descansa y bebe agua, y ve al médico si dura o empeora.'],
  },
  workTrouble: {
    signs:
      /\b(?:(?:trabajo|curro|oficina|jef[ea]|companer[oa]s? (?:de (?:trabajo|curro))?)\b.*\b(?:horrible|fatal|asco|mierda|infierno|incompetente|inutil|grita|odio|injust\w+|humill\w+|estres\w*|toxic\w+|insoportable)|(?:odio|no soporto) (?:mi|a mi) (?:trabajo|curro|jef[ea])|(?:peor|horrible|mal) dia\b|dia (?:horrible|fatal|de mierda|malisimo|terrible|asqueroso))\b/,
    open: [
      'Lo siento, ha tenido que ser pesado.',
      'Vaya día. Lo siento.',
      'Uf, te entiendo, eso es muy difícil.',
    ],
    stay: [
      'Eso parece mucho estrés.',
      'Es normal que sigas dándole vueltas.',
      'Eso no dice nada malo de ti.',
      'Es normal que te enfades por eso.',
    ],
    ask: [
      '¿Qué pasó exactamente?',
      '¿Qué te molestó más?',
      '¿Quién estaba de tu lado?',
      '¿Qué te ayuda a desconectar hoy?',
    ],
    advice: [
      'Apunta lo que pasó, con fecha y palabras exactas.',
      'Pide hablar un momento a solas y di una cosa concreta.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:tengo|hago) (?:\w+ ){0,4}(?:examen(?:es)?|parcial(?:es)?|oposici\w+|selectividad|final de|prueba de)\b|(?:examen|parcial|selectividad) (?:de|el|es|manana)|miedo (?:a|de) suspender|llevo fatal el temario)\b/,
    open: ['Es normal sentir presión por un examen.', 'Entiendo, un examen así es mucha presión.'],
    stay: [
      'Tener miedo es normal cuando algo importa.',
      'Lo que has estudiado lo sabes, aunque ahora no lo parezca.',
      'Si uno sale mal, el siguiente puede salir bien.',
      'Muchas veces los demás solo parecen más tranquilos.',
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
      'Estudia veinticinco minutos y descansa cinco, empezando por lo más importante.',
      'Explica un tema en voz alta, como a un amigo.',
    ],
  },
  interview: {
    signs: /\b(?:entrevista (?:de trabajo|en|para|con|el|manana)|tengo (?:\w+ ){0,2}entrevista)\b/,
    open: [
      'Es normal estar en tensión por una entrevista.',
      'Te entiendo, una entrevista es algo importante.',
    ],
    stay: [
      'Te han llamado, así que algo les ha gustado.',
      'Los nervios suelen bajar después de la primera pregunta.',
      'No hace falta que salga perfecto.',
      'Ayuda tener dos o tres frases preparadas.',
    ],
    ask: [
      '¿Para qué puesto es?',
      '¿Qué pregunta temes más?',
      '¿Qué te gustaría de ese trabajo?',
      '¿Cómo te estás preparando?',
    ],
    advice: [
      'Di en pocas palabras qué aprendiste y por qué quieres este trabajo.',
      'Ten preparados tres ejemplos de cosas que hiciste bien.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:no (?:puedo|consigo|logro) dormir|no duermo|insomnio|noche en vela|(?:son las|a las) (?:dos|tres|cuatro|cinco|[2-5])\b.*\b(?:duerm\w+|dormir|despiert[oa])|no he (?:pegado ojo|dormido))\b/,
    open: ['Uf, esas noches se hacen muy largas.', 'Lo siento, sin dormir todo cuesta más.'],
    stay: [
      'De noche los pensamientos suelen ser peores.',
      'Es normal que no puedas más.',
      'No es culpa tuya si no consigues dormir.',
      'Descansar en la cama también ayuda un poco.',
    ],
    ask: [
      '¿En qué piensas por la noche?',
      '¿Desde cuándo va así?',
      '¿Qué has probado ya?',
      '¿Qué hiciste antes de acostarte?',
    ],
    advice: [
      'Apunta lo que piensas. Si dura semanas, consúltalo con un médico.',
      'Levántate diez minutos, sin móvil, y vuelve cuando tengas sueño.',
    ],
  },
}
