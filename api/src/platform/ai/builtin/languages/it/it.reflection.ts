import type { Reflection } from '../grammar.ts';
import { proDropTurn } from '../../understand/pro-drop.ts';

const verbs: Record<string, string> = {
  sono: 'sei', ho: 'hai', sto: 'stai', sento: 'senti', devo: 'devi', voglio: 'vuoi', posso: 'puoi', so: 'sai', vado: 'vai', faccio: 'fai',
  vengo: 'vieni', esco: 'esci', riesco: 'riesci', dormo: 'dormi', lavoro: 'lavori', studio: 'studi', vivo: 'vivi', abito: 'abiti',
  mangio: 'mangi', leggo: 'leggi', scrivo: 'scrivi', gioco: 'giochi', guardo: 'guardi', ascolto: 'ascolti', suono: 'suoni', canto: 'canti',
  corro: 'corri', cucino: 'cucini', viaggio: 'viaggi', parto: 'parti', torno: 'torni', resto: 'resti', rimango: 'rimani', passo: 'passi',
  cerco: 'cerchi', provo: 'provi', spero: 'speri', temo: 'temi', odio: 'odi', adoro: 'adori', amo: 'ami', preferisco: 'preferisci',
  capisco: 'capisci', finisco: 'finisci', inizio: 'inizi', comincio: 'cominci', ricordo: 'ricordi', dimentico: 'dimentichi', perdo: 'perdi',
  vinco: 'vinci', compro: 'compri', imparo: 'impari', insegno: 'insegni', aspetto: 'aspetti', trovo: 'trovi', chiedo: 'chiedi',
  parlo: 'parli', litigo: 'litighi', piango: 'piangi', rido: 'ridi', sogno: 'sogni', tengo: 'tieni', metto: 'metti', prendo: 'prendi',
  sveglio: 'svegli', alzo: 'alzi', annoio: 'annoi', preoccupo: 'preoccupi', arrabbio: 'arrabbi', diverto: 'diverti', vergogno: 'vergogni',
  occupo: 'occupi', alleno: 'alleni', rilasso: 'rilassi', trasferisco: 'trasferisci', sposo: 'sposi', laureo: 'laurei', ero: 'eri',
  avevo: 'avevi', vorrei: 'vorresti', dovrei: 'dovresti', potrei: 'potresti', avrei: 'avresti', sarei: 'saresti', saro: 'sarai', avro: 'avrai',
  andro: 'andrai', faro: 'farai', dovro: 'dovrai', andavo: 'andavi', facevo: 'facevi', stavo: 'stavi', volevo: 'volevi', dovevo: 'dovevi',
  pensavo: 'pensavi', lavoravo: 'lavoravi', vivevo: 'vivevi', soffro: 'soffri', combatto: 'combatti', vedo: 'vedi', porto: 'porti',
};

export const reflection: Reflection = {
  cutsApostrophe: true,
  conjunction: /^(?:ma|pero|perche|quindi|siccome|mentre|quando|anche se|poi|cosi|che|pero|dato|visto)$/,
  fillers: new Set(['beh', 'allora', 'oggi', 'ieri', 'stasera', 'sai', 'guarda', 'senti', 'insomma', 'comunque', 'ciao', 'e', 'ma', 'si', 'no', 'purtroppo', 'finalmente', 'adesso', 'ora', 'mah', 'uffa', 'ecco', 'credo', 'penso', 'stamattina', 'davvero']),
  stops: new Set(['tu', 'te', 'ti', 'tuo', 'tua', 'tuoi', 'tue', 'sei', 'hai', 'vi', 'voi', 'sai', 'puoi', 'noi', 'ci', 'nostro', 'nostra', 'siamo', 'abbiamo']),
  words: { mi: 'ti', "m'": "t'", me: 'te', mio: 'tuo', mia: 'tua', miei: 'tuoi', mie: 'tue', io: 'tu' },
  endings: [[/([aei]r)mi$/, '$1ti'], [/(and|end)omi$/, '$1oti']],
  turn: (tokens, reflection) =>
    proDropTurn(tokens, reflection, {
      verbs,
      subject: new Set(['io']),
      dropsSubject: true,
      before: new Set(['non', 'mi', "m'", 'lo', 'la', 'li', 'le', 'ne', "l'", 'me', 'anche']),
      possessives: new Set(['mio', 'mia', 'miei', 'mie']),
      articles: new Set(['il', 'la', 'i', 'le']),
      datives: new Set(['mi', "m'"]),
      regular: [[/avo$/, 'avi'], [/evo$/, 'evi'], [/ivo$/, 'ivi'], [/rei$/, 'resti'], [/rò$/, 'rai']],
    }),
};
