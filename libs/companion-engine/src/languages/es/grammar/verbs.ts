/** First person, folded → second person as written. */
const irregular: Record<string, string> = {
  soy: 'eres',
  estoy: 'estás',
  tengo: 'tienes',
  he: 'has',
  voy: 'vas',
  hago: 'haces',
  puedo: 'puedes',
  quiero: 'quieres',
  se: 'sabes',
  vengo: 'vienes',
  salgo: 'sales',
  consigo: 'consigues',
  duermo: 'duermes',
  siento: 'sientes',
  juego: 'juegas',
  vuelvo: 'vuelves',
  prefiero: 'prefieres',
  entiendo: 'entiendes',
  empiezo: 'empiezas',
  recuerdo: 'recuerdas',
  pierdo: 'pierdes',
  encuentro: 'encuentras',
  rio: 'ríes',
  sueno: 'sueñas',
  pongo: 'pones',
  despierto: 'despiertas',
  veo: 'ves',
  doy: 'das',
  digo: 'dices',
  oigo: 'oyes',
  conozco: 'conoces',
  sigo: 'sigues',
  pienso: 'piensas',
  cierro: 'cierras',
  cuento: 'cuentas',
  pruebo: 'pruebas',
  acuesto: 'acuestas',
  acuerdo: 'acuerdas',
  muero: 'mueres',
  pido: 'pides',
  elijo: 'eliges',
  sirvo: 'sirves',
  arrepiento: 'arrepientes',
  divierto: 'diviertes',
  visto: 'vistes',
  traigo: 'traes',
  caigo: 'caes',
  parezco: 'pareces',
  merezco: 'mereces',
  ofrezco: 'ofreces',
  agradezco: 'agradeces',
  muevo: 'mueves',
  cuelgo: 'cuelgas',
  suelo: 'sueles',
  miento: 'mientes',
  niego: 'niegas',
  huyo: 'huyes',
  construyo: 'construyes',
  era: 'eras',
  estaba: 'estabas',
  tenia: 'tenías',
  queria: 'querías',
  podia: 'podías',
  sabia: 'sabías',
  iba: 'ibas',
  hacia: 'hacías',
  vivia: 'vivías',
  sentia: 'sentías',
  habia: 'habías',
  debia: 'debías',
  creia: 'creías',
  dormia: 'dormías',
  deberia: 'deberías',
  podria: 'podrías',
  quisiera: 'quisieras',
  seria: 'serías',
  tendria: 'tendrías',
  haria: 'harías',
  iria: 'irías',
  estaria: 'estarías',
  querria: 'querrías',
  habria: 'habrías',
  fui: 'fuiste',
  hice: 'hiciste',
  tuve: 'tuviste',
  estuve: 'estuviste',
  pude: 'pudiste',
  dije: 'dijiste',
  vi: 'viste',
  di: 'diste',
  quise: 'quisiste',
  vine: 'viniste',
  puse: 'pusiste',
  supe: 'supiste',
  traje: 'trajiste',
  perdi: 'perdiste',
  rompi: 'rompiste',
  sali: 'saliste',
  dormi: 'dormiste',
  discuti: 'discutiste',
  suspendi: 'suspendiste',
  conoci: 'conociste',
  senti: 'sentiste',
  comi: 'comiste',
  volvi: 'volviste',
  escribi: 'escribiste',
  aprendi: 'aprendiste',
  recibi: 'recibiste',
  decidi: 'decidiste',
  vivi: 'viviste',
  corri: 'corriste',
  rei: 'reíste',
  lei: 'leíste',
  consegui: 'conseguiste',
  vendi: 'vendiste',
  pedi: 'pediste',
  segui: 'seguiste',
  menti: 'mentiste',
  naci: 'naciste',
  subi: 'subiste',
  creci: 'creciste',
  sere: 'serás',
  estare: 'estarás',
  ire: 'irás',
  tendre: 'tendrás',
  hare: 'harás',
  podre: 'podrás',
  querre: 'querrás',
  vere: 'verás',
  dire: 'dirás',
  sabre: 'sabrás',
  saldre: 'saldrás',
  vendre: 'vendrás',
  habre: 'habrás',
  pondre: 'pondrás',
  dare: 'darás',
}

const AR = `trabajar estudiar mirar escuchar tocar cantar cocinar viajar pasar buscar intentar esperar odiar adorar
  terminar olvidar ganar comprar hablar llorar llevar levantar preocupar enfadar casar mudar necesitar echar cuidar
  entrenar practicar pintar bailar acabar quedar amar ayudar cenar desayunar descansar llegar llamar mandar nadar fumar tomar
  tardar usar visitar trasnochar agobiar alegrar cansar estresar quejar relajar sentar callar cambiar contestar
  dejar dudar enamorar encargar extranar fijar imaginar importar lamentar limpiar lograr luchar montar pagar parar participar
  preguntar preparar regresar sacar tratar aguantar arreglar aceptar caminar celebrar dibujar entrar
  evitar explicar faltar gastar gritar invitar manejar notar pelear quemar superar tirar soportar
  disfrutar enojar desear dedicar fracasar colaborar confiar`
const ER = `comer leer correr temer aprender deber creer beber comprender depender vender atrever responder romper sorprender`
const IR = `escribir vivir discutir sufrir abrir compartir decidir recibir subir asistir permitir partir aburrir insistir`

/** Nouns, adjectives and other words too: "busco trabajo", "como siempre". */
export const nouns: ReadonlySet<string> = new Set(
  `trabajo estudio juego canto sueno como paso odio cuento despierto acuerdo recuerdo rio visto vivo caso mudo siento
  cambio pago tiro gasto dibujo grito encargo parto regreso encuentro consigo
  limpio acabo camino uso canso manejo descanso se sabia hacia seria di `
    .trim()
    .split(/\s+/u),
)

const WRITTEN: Record<string, string> = { extran: 'extrañ' }

export const verbs: Readonly<Record<string, string>> = {
  ...presents(AR, 'as'),
  ...presents(ER, 'es'),
  ...presents(IR, 'es'),
  ...irregular,
}

function presents(infinitives: string, ending: string): Record<string, string> {
  const stems = infinitives
    .trim()
    .split(/\s+/u)
    .map((infinitive) => infinitive.slice(0, -2))
  return Object.fromEntries(stems.map((stem) => [`${stem}o`, (WRITTEN[stem] ?? stem) + ending]))
}
