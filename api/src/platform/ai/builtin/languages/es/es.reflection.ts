import type { Reflection } from '../grammar.ts';
import { proDropTurn } from '../../understand/pro-drop.ts';

const verbs: Record<string, string> = {
  soy: 'eres', estoy: 'estás', tengo: 'tienes', he: 'has', siento: 'sientes', voy: 'vas', hago: 'haces', puedo: 'puedes', quiero: 'quieres',
  debo: 'debes', vengo: 'vienes', salgo: 'sales', consigo: 'consigues', duermo: 'duermes', trabajo: 'trabajas', estudio: 'estudias',
  vivo: 'vives', como: 'comes', leo: 'lees', escribo: 'escribes', juego: 'juegas', miro: 'miras', escucho: 'escuchas', toco: 'tocas',
  canto: 'cantas', corro: 'corres', cocino: 'cocinas', viajo: 'viajas', vuelvo: 'vuelves', paso: 'pasas', busco: 'buscas', intento: 'intentas',
  espero: 'esperas', temo: 'temes', odio: 'odias', adoro: 'adoras', prefiero: 'prefieres', entiendo: 'entiendes', termino: 'terminas',
  empiezo: 'empiezas', recuerdo: 'recuerdas', olvido: 'olvidas', pierdo: 'pierdes', gano: 'ganas', compro: 'compras', aprendo: 'aprendes',
  encuentro: 'encuentras', hablo: 'hablas', discuto: 'discutes', lloro: 'lloras', rio: 'ríes', sueno: 'sueñas', pongo: 'pones', llevo: 'llevas',
  levanto: 'levantas', despierto: 'despiertas', aburro: 'aburres', preocupo: 'preocupas', enfado: 'enfadas', caso: 'casas', mudo: 'mudas',
  necesito: 'necesitas', echo: 'echas', sufro: 'sufres', veo: 'ves', era: 'eras', estaba: 'estabas', tenia: 'tenías', queria: 'querías',
  podia: 'podías', fui: 'fuiste', hice: 'hiciste', tuve: 'tuviste', estuve: 'estuviste', pude: 'pudiste', dije: 'dijiste', vi: 'viste',
  di: 'diste', quise: 'quisiste', vine: 'viniste', perdi: 'perdiste', rompi: 'rompiste', sali: 'saliste', dormi: 'dormiste', discuti: 'discutiste',
  suspendi: 'suspendiste', conoci: 'conociste', deberia: 'deberías', podria: 'podrías', quisiera: 'quisieras', cuido: 'cuidas', entreno: 'entrenas',
  practico: 'practicas', pinto: 'pintas', bailo: 'bailas', acabo: 'acabas', sigo: 'sigues', quedo: 'quedas',
};

export const reflection: Reflection = {
  cutsApostrophe: false,
  conjunction: /^(?:pero|porque|pues|aunque|cuando|mientras|entonces|asi|luego|si|donde)$/,
  fillers: new Set(['bueno', 'pues', 'hoy', 'ayer', 'hola', 'y', 'pero', 'si', 'no?', 'mira', 'oye', 'la', 'verdad', 'es', 'que', 'ahora', 'ultimamente', 'esta', 'noche', 'manana', 'tarde', 'creo', 'por', 'fin', 'desgracia', 'a', 'veces', 'ay', 'uf', 'perdona', 'en', 'serio']),
  stops: new Set(['tu', 'te', 'ti', 'tus', 'contigo', 'eres', 'tienes', 'has', 'usted', 'vosotros', 'os', 'nosotros', 'nos', 'nuestro', 'nuestra', 'somos', 'estamos', 'hemos']),
  words: { me: 'te', mi: 'tu', mis: 'tus', conmigo: 'contigo', mio: 'tuyo', mia: 'tuya', yo: 'tú', mios: 'tuyos', mias: 'tuyas' },
  endings: [[/([aei]r)me$/, '$1te'], [/(ándo|iéndo)me$/, '$1te']],
  turn: (tokens, reflection) =>
    proDropTurn(withYou(tokens), reflection, {
      verbs,
      subject: new Set(['yo']),
      dropsSubject: true,
      before: new Set(['no', 'me', 'lo', 'la', 'los', 'las', 'le', 'les', 'ya', 'tambien']),
      possessives: new Set(['mi', 'mis']),
      articles: new Set(),
      datives: new Set(['me']),
      regular: [[/é$/, 'aste'], [/í$/, 'iste'], [/aba$/, 'abas']],
    }),
};

/** "para mí" keeps its accent when it becomes "para ti"; "mi" without one is a possessive. */
function withYou(tokens: Parameters<Reflection['turn']>[0]): Parameters<Reflection['turn']>[0] {
  return tokens.map((token) => (token.raw.toLowerCase() === 'mí' ? { raw: 'ti', folded: '+ti' } : token));
}
