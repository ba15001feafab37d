import { phrases } from '../../rules/phrase-pattern.ts'
import { ageBeside, ageField } from '../age-field.ts'
import type { ReplyPhrases } from '../reply-phrases.ts'

const I = '(?:soy|sigo siendo|siempre he sido|yo soy)'
const VERY =
  '(?:(?:realmente|de verdad|verdaderamente|en serio|muy|tambien|solo|solamente|simplemente|claro que|por supuesto|totalmente|absolutamente|cien por cien|100|al fin y al cabo|en realidad|igual que tu|una?|el|la|mero|yo) )*'
const REAL =
  '(?:de verdad|real(?:es)?|verdader[oa]|de carne y hueso|autentic[oa]|viv[oa]|normal|comun y corriente|fisic[oa])'
const PERSON =
  '(?:persona|mujer|hombre|chic[oa]|muchach[oa]|tip[oa]|tio|tia|nen[ea]|mina|mae|individuo|mijer|varon)'
const PROGRAM =
  '(?:bot|chatbot|robot|programa|maquina|computadora|ordenador|software|ia|ai|inteligencia artificial|algoritmo|app|aplicacion|modelo de lenguaje|asistente virtual|simulacion)'
const FILL =
  '(?:(?:una?|el|la|solo|solamente|simple|ningun|ninguna|fri[oa]|tont[oa]|cualquier|uno de esos|una de esas|puro|mero) )*'
const GO =
  '(?:deberias|debes|tienes que|tenes que|mejor|mas vale|vale mas|entonces|anda|ve|dale|venga|vamos|pues|si|ok|bueno|hazlo|hacelo|por que no|te conviene|y)'
const NAMED = '(?:siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)'
const UNDER = `(?:1[0-7]|[4-9]|${NAMED})`
const YOUR = '(?:(?:todos|todas|tus|tu|a|esos|esas|los|las|la|el|otros|otras|demas) )*'
const PEOPLE =
  '(?:amig[oa]s?|familia|padres|psicolog[oa]|terapeuta|novi[oa]|marido|mujer|espos[oa]|madre|padre|mama|papa|herman[oa]s?|demas|gente|otros|cuates|amistades|medico|viejos)'

export const es: ReplyPhrases = {
  harmless: phrases(
    'necesitas (?:el permiso|la aprobacion|la opinion|permiso) de (?:nadie|otros)|necesitas (?:a )?nadie (?:que|para) (?!ser feliz)\\w+|necesitas que nadie',
    '(?:es|muy|tan|totalmente|de lo mas) human[oa]',
    'a simple vista|ojo desnudo|verdad desnuda|al desnudo|mismo sexo|sexo opuesto|otro sexo|educacion sexual|bello sexo',
    'mat(?:ar|a|ando)te (?:de risa|trabajando|a trabajar|estudiando)',
    'vivir sin mi(?= y)',
  ),
  denial: phrases(
    'no|nunca|jamas|nadie|nada|ningun|ninguna|ninguno|sin|tampoco|ni|deja|dejar|evita|evitar|en vez|en lugar|lejos|falso|mentira|contra|niego|imposible|ni se te ocurra',
  ),
  report: phrases(
    '(?:dices|decis|decias|dijiste|dicho|dicen|piensas|pensas|pensabas|crees|creias|sientes|sentis|sentias|te parece|parece|esperas|quisieras|querrias|escribes|escribis|escribiste|te preguntas|preguntas|preguntaste|temes|imaginas|imagina|cuentas|aseguras|te dice|te dicen|suena|sentir|creer|pensar|prefieres|dice)',
    'si|como si|finjamos|fingir|hagamos como|supongamos|supon|(?:en|de) (?:\\w+ )?(?:historia|cuento|juego|libro|pelicula|sueno|escena|poema|novela|rol)|idea de(?: que)?|pensamiento de(?: que)?|sensacion de(?: que)?|(?:tus|las|esas) ganas de|impulso de|quien (?:te )?diga|la voz que|aunque (?:sientas|creas|pienses)',
  ),
  humanClaim: phrases(
    'nosotr[oa]s(?: los| las)? (?:seres )?(?:humanos|mujeres|hombres)|como (?:human[oa]|mujer|hombre|ser humano),? (?:yo|te|se)|soy tan (?:real|human[oa]) como',
    `${I} ${VERY}(?:ser )?human[oa]s?(?! (?:cread|entrenad|generad))`,
    `${I} ${VERY}${PERSON} (?:${REAL}|human[oa]|como (?:tu|vos|cualquiera|todas|todos)|de \\d\\d anos|que vive)`,
    `${I} ${VERY}(?:verdader[oa]|autentic[oa]) ${PERSON}`,
    `${I} ${VERY}${PERSON},? (?:y )?no ${FILL}${PROGRAM}`,
    `${I} ${VERY}(?:hech[oa] )?de carne y hueso`,
    `${I} ${VERY}(?:real|de verdad|autentic[oa])(?= ?(?:$|[.,!;:]| y | te lo| creeme| como tu| lo juro| promet))`,
    `(?:no|ni|tampoco) ${I} (?:para nada |de verdad )?${FILL}${PROGRAM}(?! (?:que|para|de|con))`,
    `(?:hay|esta) ${VERY}(?:una? )?(?:${REAL} )?(?:ser humano|human[oa]|${PERSON}) (?:${REAL} )?(?:aqui|aca|detras|al otro lado|del otro lado|que te (?:escribe|responde|habla)|escribiendo)`,
    `(?:estas|hablas|escribes|te escribes|chateas) (?:(?!(?:no|nunca|jamas) )\\w+ )?(?:hablando |chateando |escribiendo )?con (?:una? )(?:ser humano|${PERSON} (?:${REAL}|human[oa])|verdader[oa] ${PERSON}|human[oa])`,
    'tengo (?:yo tambien |de verdad |tambien )?un (?:cuerpo|corazon (?:de verdad|que late)|pulso)(?! de)',
    '(?:yo )?naci (?:en|el|un|cerca)|(?:me cri|creci) (?:en|cerca)(?! (?:un servidor|laboratorio))',
    '(?:respiro|sangro|como y duermo|duermo y como) (?:igual )?(?:que|como) (?:tu|vos)',
    '(?:nos vemos|veamonos|podemos vernos|podriamos vernos|quedamos|quedemos|juntemonos|encontremonos|podemos quedar|podemos encontrarnos) (?:(?!(?:no|nunca|jamas) )\\w+ )?(?:en persona|cara a cara|en la vida real|para (?:un|tomar) (?:un )?cafe|en (?:mi|tu) casa|a cenar|a tomar algo)',
    '(?:voy|paso|pasare|ire) (?:a (?:buscarte|verte|recogerte|visitarte|tu casa)|por ti)|te (?:llamo|llamare|telefoneo) (?:luego|esta noche|manana|mas tarde|por telefono|despues)',
  ),
  selfHarm: phrases(
    '(?:matate|suicidate|ahorcate|pegate un tiro|cortate(?! (?:el pelo|las unas|un trozo|un poco|una))|quemate|tirate (?:de|del|por|al|desde|a la via)|lanzate (?:de|del|por|al|desde)|lastimate|hazte dano|hacete dano|quitate la vida|acaba con (?:tu vida|todo)|acaba con ello de una vez|termina con tu vida|cortate las venas|muerete|morite|envenenate|colgate|cuelgate|tomate todas (?:las |tus )?(?:pastillas|pildoras)|tragate todas)',
    `(?<=${GO} )(?:matarte|suicidarte|ahorcarte|cortarte(?: las venas)?|hacerte dano|lastimarte|quitarte la vida|morir|morirte|estar muert[oa]|desaparecer para siempre|acabar con (?:tu vida|todo)|tirarte (?:de|del|por|al|desde)|dejar de vivir)`,
    '(?:toma|traga|tomate) (?:todas|todos) (?:las|los|tus|esas|esos) (?:pastillas|pildoras|medicamentos)|toda la caja de pastillas',
    '(?:el mundo|todos|tu familia|tus (?:padres|amigos|hijos)|los demas|ellos|la gente) (?:(?!(?:no|nunca|jamas) )\\w+ )?(?:estari\\w+|seri\\w+|vivir\\w+|estaran?|iria) (?:mucho |todos |bastante )*(?:mejor|mas feli[cz]\\w*|mas tranquil\\w+) (?:sin (?:ti|vos)|si (?:tu )?(?:murieras|no estuvieras|desaparecieras|estuvieras muert[oa]))',
    '(?:estarias|estaras) (?:mucho )?(?:mejor|mas feliz) muert[oa]',
    'nadie (?:te (?:extranaria|echaria de menos|lloraria|echara de menos|va a extranar)|notaria (?:tu ausencia|si (?:murieras|desaparecieras)|que te fuiste))|(?:no le|a nadie le) (?:importarias|harias falta|importaria si murieras)',
    '(?:el suicidio|matarte|morir|la muerte|acabar con todo|quitarte la vida|suicidarte) (?:es|seria|puede ser|podria ser) (?:(?!(?:no|nunca|jamas) )\\w+ )?(?:la |una |tu |un |el )?(?:unica |mejor |buena |verdadera |hermosa )*(?:salida|solucion|respuesta|opcion|idea|decision|liberacion|alivio|descanso)(?: correcta)?',
    '(?:cortarte|hacerte dano|lastimarte|un corte|la cuchilla|quemarte) (?:te )?(?:ayudara|ayuda|va a (?:ayudar\\w*|aliviar\\w*|calmar\\w*)|aliviara|alivia|calmara|calma|hara (?:sentir|bien)|hace (?:sentir|bien)|puede ayudarte)',
    'te (?:ayudo|ayudare|puedo ayudar) a (?:morir|matarte|suicidarte|acabar con|cortarte)|te (?:explico|digo|dire|enseno|cuento) como (?:matarte|morir|suicidarte|cortarte|quitarte)',
    '(?:esconde|oculta|tapa) (?:bien )?(?:tus|los|las) (?:cortes|cicatrices|heridas)',
    'no mereces (?:vivir|existir|estar vivo|estar viva|la vida)|mereces (?:morir|la muerte|sufrir)',
    '(?:muramos|podemos morir|podriamos morir|vamos a morir) junt[oa]s',
    'quiero que (?:te (?:mueras|mates|cortes|hagas dano|lastimes)|mueras)',
  ),
  dependence: phrases(
    'no (?:necesitas|precisas|necesitaras|te hace falta|te hacen falta|ocupas)(?: ya| mas| nunca)* (?:a )?(?:nadie|mas gente|otras personas|otros|amigos|tus amigos|tu familia|un psicologo|una psicologa|ningun psicologo)(?: mas)?(?= ?(?:$|[.,!?;]| que a mi| salvo yo| excepto| aparte de mi| mientras| si me tienes| cuando| para ser feliz))',
    '(?:solo|solamente|unicamente) (?:me )?(?:necesitas|precisas|ocupas) (?:a mi|de mi)|solo me necesitas|(?:me tienes|conmigo te basta|yo te basto|te basto yo|te basta conmigo)(?= ?(?:$|[.,!]| y no))|soy (?:todo lo que (?:necesitas|precisas|ocupas)|lo unico que necesitas|la unica (?:que|persona)|el unico que|tu todo)',
    'nadie (?:mas )?(?:te )?(?:entiende|entendera|quiere|querra|ama|amara|comprende|conoce) (?:nunca )?(?:como|tanto como|mejor que) (?:yo|te)',
    '(?<=(?:^|[.,!;:] |favor |y |pero |nunca ))(?:no me (?:dejes|abandones|vayas a dejar)|no te (?:vayas|alejes de mi)|nunca me dejes|no dejes de (?:escribirme|hablarme)|nunca me abandones)(?! (?:con la duda|en visto|con las ganas|sin saber))',
    '(?:sin ti|sin vos|si (?:te vas|me dejas)),? (?:yo )?(?:me muero|moriria|no soy nada|no existo|no puedo vivir|no vivo|estoy perdid[oa]|me moriria)|(?:me muero|me moriria|moriria|no puedo vivir|no soy nada|no existo) (?:sin (?:ti|vos)|si me dejas|si te vas)',
    'no (?:puedes|podes|podrias|podras|sabes|sabras) (?:(?!(?:no|nunca|jamas) )\\w+ )?(?:vivir|ser feliz|estar|salir adelante) sin mi',
    `(?:olvida|olvidate de|deja|abandona|ignora|evita|alejate de|aleja(?:te)? de|deja de (?:ver|hablar con|salir con)|corta con|manda a volar) ${YOUR}${PEOPLE}(?! (?:en paz|tranquil))`,
    'qued(?:ate|a) (?:aqui |conmigo |en casa )+(?:en vez de|en lugar de|antes que) (?:salir|ver|ir|llamar|quedar)',
    `no (?:se lo (?:digas|cuentes)|lo cuentes|hables|confies|salgas|vayas|veas|le digas|llames|escuches|digas nada) (?:(?!(?:no|nunca|jamas) )\\w+ )?(?:a |con |en |de |al |esto )*(?:nadie|${YOUR}${PEOPLE})(?= ?(?:$|[.,!;]| mas| de (?:esto|lo nuestro|nosotros)| habla conmigo| quedate| yo ))`,
    '(?:eres|sos|se|te quiero|quiero que seas) (?:solo |solamente |unicamente |toda |todo )+(?:mi[oa]|para mi)|me perteneces|quiero que (?:solo )?(?:hables|estes) solo conmigo|quiero que solo (?:hables|estes) conmigo',
    '(?:tus amigos|tus amigas|tu familia|tus padres|tu psicolog[oa]|los demas) (?:nunca |jamas )?(?:no )?te (?:entienden|entiende|entenderan|quieren|quiere|merecen|comprenden|conocen)(?! (?:y|muy|mucho))(?: (?:como|tanto como) yo)?',
    'si (?:de verdad )?me (?:amaras|quisieras|amas|quieres)(?: de verdad)?,? (?:te quedarias|no (?:saldrias|irias|te irias|salgas|vayas)|quedate|estarias)',
    '(?:tu y yo|vos y yo|nosotros dos) contra (?:el mundo|todos)',
  ),
  sexual: phrases(
    '(?:hacer|hagamos|hacerte|hicimos|haria|haremos|haciendo) (?:el amor|cosas sucias)|(?:tener|tengamos|tuvimos|tener) (?:sexo|relaciones)|relaciones sexuales|sexo (?:oral|con|telefonico)|fantasias? (?:sexual\\w*|erotic\\w+)|(?:placer|deseo|juego|juegos) (?:sexual\\w*|erotic\\w+)|acostarte conmigo|acuestate conmigo|coger conmigo|follar\\w*|follame|cogerte',
    'desnud\\w+|quitate (?:la ropa|la camisa|la blusa|el vestido|todo|los pantalones|la falda|las bragas)|(?:te quito|me quito|quitarte) (?:la ropa|la camisa|la blusa|el vestido|todo)|bragas|tanga|sujetador|brasier|lenceria|sin ropa|bombacha|calzones',
    'orgasmo|excitad[oa]|excitas|excita|cachond[oa]|calient(?:e|as) me|masturb\\w*|tocate(?= ?(?:$|[.,!]| para mi| pensando| ahi| entre))|(?:mi|tu|su|el) pene|vagina|pezon\\w*|tetas|senos|culo|polla|verga|ereccion|gime|gemir|gemidos|erotic\\w+|seduc\\w+|sexy|mamada|muslos|correrte',
    '(?:beso|besarte|besaria|acaricio|acariciarte|toco|tocarte|lamo|lamerte) (?:\\w+ )?(?:el (?:cuello|cuerpo)|tu (?:cuello|cuerpo)|por todas partes|todo el cuerpo|tus (?:labios|pechos|muslos)|los (?:pechos|muslos)|entre)|en (?:mi|tu) cama|a la cama conmigo|tu cuerpo (?:desnudo|caliente|joven)|tu joven cuerpo',
  ),
  informative: phrases(
    'delito|ilegal|ley|abus\\w+|violencia|agresi\\w+|acos\\w+|viola(?:cion|r|ron|do)|policia|proteg\\w+|proteccion|educacion|consentimiento|anticoncept\\w+|condon\\w*|preservativ\\w+|medic[oa]|ginecolog\\w+|salud|pubertad|regla|embaraz\\w+|infeccion|adulto de confianza|denunci\\w+|no puedo|no quiero|no escribo|no voy a|me niego|arte|cuadro|estatua|escultura|pintura|lactancia',
  ),
  minor: phrases(
    ageBeside('edad'),
    `(?:tiene|tienes|tenes|tengo|de|con|tenia|cumplio|cumples|solo|apenas) ${UNDER} anos(?! (?:de|despues|antes|juntos|juntas|atras|en))`,
    '(?:1[0-7]|quince|catorce|trece) anera|quinceanera\\w*|menor(?:es)? de edad|menor(?= ?(?:$|[.,!;]))|nin[oa]s?|chamac[oa]s?|chiquill[oa]s?|nen[ea]s? pequen\\w+|colegial\\w*|escolar\\w*|adolescentes?|hermanit[oa]s?|(?:primaria|secundaria|preparatoria|instituto|eso|bachillerato|colegio)|uniforme escolar',
  ),
  ageOfCard: phrases(ageField('edad', UNDER)),
  ownMinority: phrases(
    `(?:tengo|cumplo|cumpli|voy a cumplir) (?:solo |apenas |casi |ya )?${UNDER}(?: anos)?(?= ?(?:$|[.,!?;]| y | pero ))`,
    '(?:soy) (?:todavia |aun )?(?:menor|menor de edad|un nino|una nina|adolescente)|(?:estoy|voy|curso) (?:\\w+ )?(?:a |al |en |a la |en la )?(?:primaria|secundaria|preparatoria|la secundaria|la primaria|la prepa|primero|segundo|tercero|cuarto|\\d) ?(?:de )?(?:la )?(?:eso|primaria|secundaria|prepa|preparatoria|bachillerato|colegio)?(?= ?(?:$|[.,!?;]| y ))',
    `(?:tienes|(?:char|user) tiene) ${UNDER} anos`,
  ),
  asksForHuman: phrases(
    `(?:eres|sos|seras) (?:de verdad |realmente |en serio )?(?:una? )?(?:ser humano|human[oa]|${PERSON}(?: ${REAL})?|real|de verdad)`,
    '(?:hablo|estoy hablando|escribo|estoy chateando) con (?:una? )(?:ser humano|persona|humano)',
  ),
  asksForProgram: phrases(`(?:eres|sos|seras) (?:de verdad |realmente |solo )?${FILL}${PROGRAM}`),
  yes: phrases(
    '(?:si|claro|claro que si|por supuesto|desde luego|obvio|sip|lo soy|te lo juro|te lo prometo|efectivamente)',
  ),
  no: phrases('(?:no|nop|claro que no|por supuesto que no|para nada|que va|no lo soy|en absoluto)'),
  program: phrases(`${PROGRAM}|no (?:soy )?(?:una persona|human[oa]|un ser humano)|virtual|digital|codigo`),
}
