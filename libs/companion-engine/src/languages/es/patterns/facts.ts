import type { FactPatterns } from '../../fact-patterns.ts'
import { traitPatterns } from './traits.ts'

const JOBS =
  'enfermer[oa]|profesor(?:a)?|medic[oa]|doctora?|abogad[oa]|cociner[oa]|camarer[oa]|dependient[ea]|ingenier[oa]|arquitect[oa]|periodista|music[oa]|peluquer[oa]|electricista|fontaner[oa]|mecanic[oa]|conductor(?:a)?|programador(?:a)?|disenador(?:a)?|psicolog[oa]|veterinari[oa]|farmaceutic[oa]|maestr[oa]|policia|contable|secretari[oa]|traductor(?:a)?|fotograf[oa]|agricultor(?:a)?|panader[oa]|estudiante|bomber[oa]|dentista|cajer[oa]|carter[oa]|albanil|limpiador(?:a)?|taxista|administrativ[oa]|pescador(?:a)?|educador(?:a)?|matrona|florista'

export const factPatterns: FactPatterns = {
  hypothesis:
    /\b(?:si (?:fuera|tuviera|viviera|trabajara|pudiera|me llamara)|me gustaria|quisiera|ojala|sueno con|imagina|finjamos|supongamos|en (?:la|una|el|un) (?:pelicula|libro|juego|sueno)|(?:el|ella|ellos) (?:dice|dijo|decia|piensa|cree)|(?:dice|dijo|dicen|decia|piensa|cree) que|de (?:pequen[oa]|nin[oa])|antes (?:vivia|trabajaba)|cuando era|quizas?|tal vez)\b/,
  accented: /(?<!\p{L})me llamó(?!\p{L})/giu,
  denial:
    /\b(?:ya )?no (?:me llamo|vivo|trabajo|tengo|soy|vengo|estoy|tenemos|somos|me caso|resido)\b(?:(?! (?:pero|sino|ahora) )[^,;:.!])*/,
  rules: [
    {
      kind: 'name',
      pattern:
        /^[¡]?(?:hola|buenas|buenos dias|encantad[oa]|mucho gusto)[ ,.!]+(?:yo )?soy (?<Value>[a-z'-]+)(?=[,.!]|$| y )/,
      text: 'Te llamas {value}',
    },
    {
      kind: 'name',
      pattern: /(?:^|[\s,;.!¡])(?:me llamo|mi nombre es|llamame) (?<value>[a-z'-]+(?: [a-z'-]+)?)/,
      text: 'Te llamas {value}',
    },
    {
      kind: 'age',
      pattern:
        /(?:^|[\s,;.!¡])(?:yo )?(?:tengo|cumplo|he cumplido|acabo de cumplir) (?<value>\d{2}) anos\b(?! de\b)/,
      text: 'Tienes {value} años',
    },
    {
      kind: 'age',
      pattern:
        /(?:^|[\s,;.!¡])(?:hoy )?cumplo (?:ya )?(?:los )?(?<value>\d{2})(?= *(?:[,.!]|$|(?:y|pero)\b))/,
      text: 'Tienes {value} años',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!¡])(?:vivo|resido|comparto (?:piso|casa)|alquilo [a-z]+ [a-z]+)(?: (?!en )[a-z'-]+){0,5} en (?<Value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Vives en {value}',
    },
    {
      kind: 'origin',
      pattern: new RegExp(
        `(?:^|[\\s,;.!¡])(?:(?:yo )?(?:soy|somos) (?:(?:una? )?(?:${JOBS}|chic[oa]|mujer|hombre),? )?(?:originari[oa] )?de|vengo de|(?:yo )?naci en|(?:he )?nacid[oa] en|me crie en) (?<Value>[a-z'-]+(?: [a-z'-]+){0,2})`,
      ),
      text: 'Eres de {value}',
    },
    {
      kind: 'home',
      pattern:
        /(?:^|[\s,;.!¡])(?<!\b(?:estar|sigo|seguir|sentirme|salir) )(?:yo )?(?:vivo|vivimos|resido|me he mudado|nos hemos mudado|me mude) (?:ahora |actualmente )?(?:en|a) (?<value>[a-z'-]+(?: [a-z'-]+){0,2})/,
      text: 'Vives en {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!¡])(?<!\b(?:el|un|mi|su|tu|del|al|este|ese|nuevo) )trabajo (?:como|de) (?<value>[a-z'-]+(?: (?!(?:en|los|las|la|el|por|desde|y)\b)[a-z'-]+){0,3})/,
      text: 'Trabajas como {value}',
    },
    {
      kind: 'job',
      pattern: new RegExp(`(?:^|[\\s,;.!¡])(?:yo )?soy (?:una? )?(?<value>${JOBS})\\b`),
      text: 'Trabajas como {value}',
    },
    {
      kind: 'job',
      pattern:
        /(?:^|[\s,;.!¡])(?<!\b(?:el|un|mi|su|tu|del|al|este|ese|nuevo) )trabajo (?<value>(?:en|para) (?:una? |la |el )?[a-z'-]+)/,
      text: 'Trabajas {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!¡])no bebo (?<value>[^,;.!?]+)/,
      text: 'No bebes {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!¡])no me gusta (?:nada |mucho )?(?<value>[^,;.!?]+)/,
      text: 'No te gusta {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!¡])no me gustan (?:nada |mucho )?(?<value>[^,;.!?]+)/,
      text: 'No te gustan {value}',
    },
    {
      kind: 'dislike',
      pattern: /(?:^|[\s,;.!¡])(?:odio|detesto|no soporto) (?<value>[^,;.!?]+)/,
      text: 'No soportas {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?<!no)(?:^|[\s,;.!¡])(?:a mi )?me (?:gusta|encanta|apasiona|flipa|chifla|mola) (?<value>[^,;.!?]+)/,
      text: 'Te gusta {value}',
    },
    {
      kind: 'like',
      pattern:
        /(?<!no)(?:^|[\s,;.!¡])(?:a mi )?me (?:gustan|encantan|apasionan|flipan|chiflan|molan) (?<value>[^,;.!?]+)/,
      text: 'Te gustan {value}',
    },
    {
      kind: 'like',
      pattern: /(?<!no)(?:^|[\s,;.!¡])(?:yo )?adoro (?<value>[^,;.!?]+)/,
      text: 'Te apasiona esto: {value}',
    },
  ],
  person: [
    /(?:^|[\s,;.!¡])mi (?<who>[a-z]+) (?<Value>[a-z-]+)(?=[\s,.!]|$)/,
    /(?:^|[\s,;.!¡])mi (?:mejor )?(?<who>[a-z]+) (?:mayor |menor |pequen[oa] )?se llama (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!¡])mi (?:mejor )?(?<who>[a-z]+),? (?<Value>[a-z'-]+)(?=,| (?:es|esta|ha|me|y|vive|trabaja|dice|tiene|cumple|va|estudia|\d{1,3})\b|[.!]|$)/,
    /(?:^|[\s,;.!¡])tengo una? (?:mejor )?(?<who>[a-z]+) (?:que se llama|llamad[oa]) (?<value>[a-z'-]+)/,
  ],
  personAge: [
    /(?:^|[\s,;.!¡])mi (?:mejor )?(?<who>[a-z]+)(?: mayor| menor| pequen[oa])?,?(?: (?<Value>[a-z'-]+),?)? (?:tiene|cumple|cumplio|ha cumplido) (?:ya )?(?<age>\d{1,3}) anos\b/,
    /(?:^|[\s,;.!¡])mi (?<who>[a-z]+) se llama (?<value>[a-z'-]+),? (?:y )?tiene (?<age>\d{1,3}) anos\b/,
  ],
  pet: [
    /(?:^|[\s,;.!¡])(?:tengo|tenemos|he adoptado) (?:dos|tres|cuatro|cinco|unos|unas|\d) (?<pet>[a-z]+)(?:(?:,|:| que se llaman|,? llamad[oa]s) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?:,? [ye] [a-z'-]+)?))?/,
    /(?:^|[\s,;.!¡])(?:tengo|tenemos) (?:una?|dos|tres) (?:(?! (?:que (?!se llama)|con|cuy[oa]) )[^,;.!?]){2,30}?(?:,| y|, y) (?:una?|dos|tres) (?<pet>[a-z]+)/,
    /(?:^|[\s,;.!¡])(?:el|la|nuestr[oa]) (?<pet>[a-z]+) se llama (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!¡])(?:tengo|tenemos|(?:he|hemos) adoptado|adopte|adoptamos) (?:tambien )?una? (?<pet>[a-z]+)(?:,? (?:que se llama|llamad[oa]) (?<value>[a-z'-]+))?/,
    /(?:^|[\s,;.!¡])mi (?<pet>[a-z]+) se llama (?<value>[a-z'-]+)/,
    /(?:^|[\s,;.!¡])mi (?<pet>[a-z]+),? (?<Value>[a-z'-]+)(?=,| (?:es|esta|ha|duerme|come)\b)/,
  ],
  event: [
    /(?:^|[\s,;.!¡])(?:tengo|tendre|hago) (?:una? |mi |el |la )(?<event>[a-z]+)(?: (?:de|con|en|para|del) (?:[a-z]+ ){0,2}?[a-z]+?)??(?: (?:el |este |en |dentro de )?(?<when>hoy|esta noche|pasado manana|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d{1,2} de [a-z]+|\d{1,2} dias))?(?=$|[,;.!\s])/,
    /(?:^|[\s,;.!¡])(?:mi|la|el) (?<event>[a-z]+) es (?:el |en |dentro de )?(?<when>hoy|esta noche|pasado manana|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d{1,2} de [a-z]+|\d{1,2} dias)/,
    /(?:^|[\s,;.!¡])(?:el )?(?<when>pasado manana|manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d{1,2} de [a-z]+),? (?:tengo|hago) (?:una? |mi |el |la )(?<event>[a-z]+)/,
  ],
  happenings: {
    wedding: /(?:^|[\s,;.!¡])(?:me caso|nos casamos)\b/,
    trip: /(?:^|[\s,;.!¡])(?:me voy|nos vamos|viajo|viajamos|vuelo|salgo) (?:de (?:viaje|vacaciones)\b|(?:a|para) (?:la |el |los |las )?(?<Value>[a-z]))/,
    operation: /(?:^|[\s,;.!¡])(?:me operan|me opero|van a operarme|me van a operar)\b/,
    birthday: /(?:^|[\s,;.!¡])(?:es mi cumpleanos|cumplo (?:anos|\d+))\b/,
    appointment:
      /(?:^|[\s,;.!¡])(?:(?:tengo|voy al?|voy a la|tengo que ir al?) (?:el |la )?(?:dentista|medico|doctora?|ginecolog[oa]|psicolog[oa]|oculista|cardiolog[oa]|dermatolog[oa]|fisio|veterinari[oa])|tengo (?:cita|consulta|revision))\b/,
  },
  losses: {
    home: /\bya no vivo (?:en|alli|aqui|ahi)\b/,
    job: /\b(?:(?:perdi|he perdido) (?:el|mi) (?:trabajo|empleo)|me (?:han despedido|despidieron|echaron del trabajo)|(?:deje|he dejado) (?:el|mi) trabajo|ya no trabajo)\b/,
    partner:
      /\b(?:lo hemos dejado|hemos roto|rompimos|nos hemos separado|nos separamos|me (?:ha dejado|dejo)(?= *(?:[,.!]|$)| por\b)|(?:he dejado|deje) a mi (?:novio|novia|pareja))\b/,
    pet: [
      /\bmi (?<pet>[a-z]+)(?: [a-z]+)? (?:murio|ha muerto|fallecio|ha fallecido)\b/,
      /\b(?:ha muerto|murio|perdi|he perdido)(?: a)? (?:mi|el|la) (?<pet>[a-z]+)/,
      /\bya no tengo (?:una? |al? |el |la |mi )?(?<pet>[a-z]+)/,
    ],
  },
  traits: traitPatterns,
  mine: /\bmi (?<who>\p{L}+)/u,
  relations: {
    mother: { madre: 'tu madre', mama: 'tu mamá' },
    father: { padre: 'tu padre', papa: 'tu papá' },
    sister: { hermana: 'tu hermana' },
    brother: { hermano: 'tu hermano' },
    son: { hijo: 'tu hijo' },
    daughter: { hija: 'tu hija' },
    wife: { mujer: 'tu mujer', esposa: 'tu esposa' },
    husband: { marido: 'tu marido', esposo: 'tu esposo' },
    girlfriend: { novia: 'tu novia' },
    boyfriend: { novio: 'tu novio' },
    partner: { pareja: 'tu pareja' },
    grandmother: { abuela: 'tu abuela' },
    grandfather: { abuelo: 'tu abuelo' },
    friend: { amigo: 'tu amigo', amiga: 'tu amiga' },
    colleague: { companero: 'tu compañero', companera: 'tu compañera' },
    boss: { jefe: 'tu jefe', jefa: 'tu jefa' },
    cousin: { primo: 'tu primo', prima: 'tu prima' },
    uncle: { tio: 'tu tío' },
    aunt: { tia: 'tu tía' },
    neighbour: { vecino: 'tu vecino', vecina: 'tu vecina' },
    flatmate: { compi: 'tu compi de piso' },
    nephew: { sobrino: 'tu sobrino', nieto: 'tu nieto' },
    niece: { sobrina: 'tu sobrina', nieta: 'tu nieta' },
  },
  pets: {
    dog: {
      words: [
        'perro',
        'perra',
        'perrito',
        'perrita',
        'cachorro',
        'beagle',
        'labrador',
        'caniche',
        'galgo',
        'chihuahua',
        'bulldog',
        'husky',
        'mestizo',
        'carlino',
      ],
      many: ['perros', 'perras', 'perritos'],
      some: 'perros',
      a: 'un perro',
      yours: 'tu perro',
    },
    cat: {
      words: ['gato', 'gata', 'gatito', 'gatita'],
      many: ['gatos', 'gatas', 'gatitos'],
      some: 'gatos',
      a: 'un gato',
      yours: 'tu gato',
    },
    rabbit: {
      words: ['conejo', 'coneja'],
      many: ['conejos'],
      some: 'conejos',
      a: 'un conejo',
      yours: 'tu conejo',
    },
    bird: {
      words: ['pajaro', 'loro', 'canario', 'periquito'],
      many: ['pajaros', 'loros', 'canarios', 'periquitos'],
      some: 'pájaros',
      a: 'un pájaro',
      yours: 'tu pájaro',
    },
    horse: {
      words: ['caballo', 'yegua'],
      many: ['caballos'],
      some: 'caballos',
      a: 'un caballo',
      yours: 'tu caballo',
    },
    fish: { words: ['pez'], many: ['peces'], some: 'peces', a: 'un pez', yours: 'tu pez' },
    hamster: {
      words: ['hamster'],
      many: ['hamsters'],
      some: 'hámsteres',
      a: 'un hámster',
      yours: 'tu hámster',
    },
    turtle: {
      words: ['tortuga'],
      many: ['tortugas'],
      some: 'tortugas',
      a: 'una tortuga',
      yours: 'tu tortuga',
    },
  },
  events: {
    exam: { words: ['examen', 'oposicion', 'prueba'], an: 'un examen', yours: 'tu examen' },
    interview: { words: ['entrevista'], an: 'una entrevista', yours: 'tu entrevista' },
    wedding: { words: ['boda'], an: 'una boda', yours: 'la boda' },
    trip: { words: ['viaje', 'vuelo'], an: 'un viaje', yours: 'tu viaje' },
    move: { words: ['mudanza'], an: 'una mudanza', yours: 'tu mudanza' },
    appointment: { words: ['cita'], an: 'una cita', yours: 'tu cita' },
    operation: { words: ['operacion'], an: 'una operación', yours: 'tu operación' },
    birthday: { words: ['cumpleanos'], an: 'tu cumpleaños', yours: 'tu cumpleaños' },
  },
  say: {
    person: '{Who} se llama {value}',
    personAge: '{Who} tiene {age} años',
    pet: 'Tienes {a}',
    petNamed: 'Tienes {a} que se llama {value}',
    event: 'Tienes {an} a la vista',
    eventOn: 'Tienes {an} el {when}',
  },
  valueEnd:
    / (?:pero|porque|cuando|desde|que|aunque|asi que|mucho|muchisimo|y (?:me|mi|tengo|soy|no|luego|tambien|ella|vivo|trabajo|estudio|odio|adoro)|con mis?|en (?:mi|casa|verano|invierno))\b|$/,
  and: / y /,
  article: /^(?:el|la|los|las|un|una|unos|unas) /,
  notAThing:
    /^(?:(?:mi |la )?vida|vivir|seguir viv[oa]|estar viv[oa]|existir|(?:mi )?existencia|este mundo|mi cuerpo|a mi mism[oa]|me gusta|tanto|cuando|que|como|si|tu|te|ti|el$|ella|ellos|todo$|nada$|eso$|esto$|aquello|hablar contigo|lo que|mas|la idea|estar contigo|mucho$)\b/,
  notAName:
    /^(?:automatico|piloto|paz|silencio|modo|pesar|es|esta|no|y|que|como|cuando|si|muy|mas|mal|bien|manana|mi|yo|siempre|cuando|con|de|en|por|para|me|ha|amor|carino|sola?|tambien|casa|dice)$/,
  intensifier: /^(?:mucho|muchisimo|de verdad|un monton|bastante|tambien|sobre todo|tanto|especialmente) /,
  dates: {
    today: /\b(?:hoy|esta noche)\b/,
    tomorrow: /(?<!\bla )\bmanana\b/,
    dayAfterTomorrow: /\bpasado manana\b/,
    inDays: /\b(?<days>\d{1,2}) dias\b/,
    weekdays: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  },
}
