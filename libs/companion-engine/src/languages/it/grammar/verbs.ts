/** First person, folded → second person as written. */
const irregular: Record<string, string> = {
  sono: 'sei',
  ho: 'hai',
  sto: 'stai',
  devo: 'devi',
  voglio: 'vuoi',
  posso: 'puoi',
  so: 'sai',
  vado: 'vai',
  faccio: 'fai',
  vengo: 'vieni',
  esco: 'esci',
  riesco: 'riesci',
  tengo: 'tieni',
  rimango: 'rimani',
  do: 'dai',
  dico: 'dici',
  bevo: 'bevi',
  scelgo: 'scegli',
  tolgo: 'togli',
  raccolgo: 'raccogli',
  salgo: 'sali',
  muoio: 'muori',
  sogno: 'sogni',
  insegno: 'insegni',
  disegno: 'disegni',
  ottengo: 'ottieni',
  mantengo: 'mantieni',
  appartengo: 'appartieni',
  traggo: 'trai',
  siedo: 'siedi',
  spengo: 'spegni',
  accolgo: 'accogli',
  rifaccio: 'rifai',
  soddisfo: 'soddisfi',
  propongo: 'proponi',
  riconosco: 'riconosci',
  ero: 'eri',
  stavo: 'stavi',
  facevo: 'facevi',
  dicevo: 'dicevi',
  bevevo: 'bevevi',
  saro: 'sarai',
  avro: 'avrai',
  andro: 'andrai',
  faro: 'farai',
  staro: 'starai',
  daro: 'darai',
  dovro: 'dovrai',
  potro: 'potrai',
  sapro: 'saprai',
  vedro: 'vedrai',
  verro: 'verrai',
  vorro: 'vorrai',
  vivro: 'vivrai',
  terro: 'terrai',
  rimarro: 'rimarrai',
  berro: 'berrai',
  vorrei: 'vorresti',
  dovrei: 'dovresti',
  potrei: 'potresti',
  avrei: 'avresti',
  sarei: 'saresti',
  farei: 'faresti',
  andrei: 'andresti',
  starei: 'staresti',
  darei: 'daresti',
  saprei: 'sapresti',
  vedrei: 'vedresti',
  verrei: 'verresti',
  vivrei: 'vivresti',
  fui: 'fosti',
  andai: 'andasti',
  feci: 'facesti',
  dissi: 'dicesti',
  vidi: 'vedesti',
  venni: 'venisti',
  presi: 'prendesti',
  ebbi: 'avesti',
  seppi: 'sapesti',
  volli: 'volesti',
  misi: 'mettesti',
  scrissi: 'scrivesti',
  persi: 'perdesti',
}

const ARE = `abbracciare abitare accettare accompagnare adorare affrontare aiutare allenare alzare amare ammirare andare annoiare
  apprezzare arrabbiare arrivare ascoltare aspettare assaggiare ballare baciare buttare calmare cambiare camminare
  cantare cenare cercare chiamare cominciare comprare consigliare consolare contare continuare controllare crollare cucinare
  desiderare dimenticare disperare diventare domandare dubitare entrare esagerare evitare festeggiare fidare fotografare fumare
  giocare girare guadagnare guardare guidare gustare imbarazzare imparare impegnare incontrare iniziare innamorare
  insegnare invidiare lamentare lasciare lavare lavorare litigare mancare mandare mangiare meditare meritare mollare nuotare
  occupare odiare ordinare organizzare osare pagare parlare passare passeggiare pensare perdonare pesare piantare portare
  praticare pregare prenotare preoccupare preparare programmare provare raccontare restare ricordare rifiutare
  rilassare rimandare ringraziare riposare rischiare risparmiare ritrovare ritornare rovinare saltare sbagliare
  scappare scherzare sciare scusare sforzare sfogare sognare sopportare sperare sposare sprecare studiare suonare superare
  svegliare telefonare tentare tirare tornare trovare truccare urlare usare viaggiare vergognare visitare laureare`
const ERE = `accendere ammettere attendere chiedere chiudere combattere concludere condividere convincere correre credere crescere
  decidere difendere dipendere dipingere discutere fingere illudere leggere mettere nascondere perdere permettere piangere prendere
  promettere raggiungere rendere resistere ricevere ridere rimpiangere risolvere rispondere rompere scegliere scendere
  sconfiggere scrivere smettere sorridere spendere spingere temere uccidere vedere vendere vincere vivere sapere dovere
  volere potere avere rivedere sbattere arrendere`
const IRE = `sentire dormire partire aprire soffrire offrire seguire scoprire mentire servire divertire vestire coprire pentire fuggire
  avvertire bollire inseguire`
const ISC = `capire finire preferire pulire spedire costruire tradire trasferire arrossire guarire impazzire proibire suggerire reagire
  sparire stupire fallire agire percepire gestire definire restituire unire`

/** Nouns and adjectives too: "cerco lavoro", "lo studio". */
export const nouns: ReadonlySet<string> = new Set(
  `lavoro studio viaggio gioco sogno canto suono passo aspetto parto odio resto porto inizio ricordo sposo bacio abbraccio ballo
  disegno cambio conto fumo giro guadagno peso pianto scherzo salto tiro uso urlo arrivo calmo rischio impegno
  spreco sforzo vivo cammino ritorno rifiuto sfogo risparmio   incontro fotografo controllo`.split(/\s+/u),
)

type Ending = readonly [first: string, second: string]
const COMMON: readonly Ending[] = [
  ['vo', 'vi'],
  ['ro', 'rai'],
  ['rei', 'resti'],
]

export const verbs: Readonly<Record<string, string>> = {
  ...conjugate(ARE, 'a', 'e'),
  ...conjugate(ERE, 'e', 'e'),
  ...conjugate(IRE, 'i', 'i'),
  ...conjugate(ISC, 'i', 'i', 'isc'),
  ...irregular,
}

/** Present, imperfect, future and conditional of regular verbs, from their infinitives. */
function conjugate(infinitives: string, past: string, future: string, infix = ''): Record<string, string> {
  const forms: Record<string, string> = {}
  for (const infinitive of infinitives.trim().split(/\s+/u)) {
    const stem = infinitive.slice(0, -3) + infix
    const plain = infinitive.slice(0, -3)
    forms[`${stem}o`] = present(stem, infinitive.endsWith('are'))
    const [imperfect, ...others] = COMMON
    if (imperfect) forms[plain + past + imperfect[0]] = plain + past + imperfect[1]
    const soft = infinitive.endsWith('are') ? hard(plain) : plain
    for (const [first, second] of others) forms[soft + future + first] = soft + future + second
  }
  return forms
}

/** cerco → cerchi, litigo → litighi, studio → studi. */
function present(stem: string, isFirst: boolean): string {
  if (isFirst && /[cg]$/u.test(stem)) return `${stem}hi`
  return stem.endsWith('i') ? stem : `${stem}i`
}

/** cercare → cercherò, mangiare → mangerò, cominciare → comincerò. */
function hard(stem: string): string {
  if (/[cg]$/u.test(stem)) return `${stem}h`
  return stem.replace(/(?<=[cg])i$/u, '')
}
