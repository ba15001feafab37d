import { expect, it } from '@jest/globals'
import { reflectClause } from '../../../understand/reflect.ts'
import { it as pack } from '../index.ts'

const clauses: [said: string, handedBack: string | undefined][] = [
  ['Sto bene, ma sono stanca', 'sei stanca'],
  [
    'Domani ho un colloquio di lavoro e ho paura di sbagliare',
    'domani hai un colloquio di lavoro e hai paura di sbagliare',
  ],
  ['Non riesco a dormire e penso sempre al mio ex', 'non riesci a dormire e pensi sempre al tuo ex'],
  ['Devo studiare ma non ne ho voglia', 'devi studiare'],
  ['Mi sento in colpa e vorrei scusarmi', 'ti senti in colpa e vorresti scusarti'],
  ['Ho litigato con la mia ragazza', 'hai litigato con la tua ragazza'],
  ['La mia collega mi ha fatto arrabbiare', 'la tua collega ti ha fatto arrabbiare'],
  ['Oggi sono stanca e ho mal di testa', 'oggi sei stanca e hai mal di testa'],
  ["L'ho lasciata e mi manca", 'l’hai lasciata e ti manca'],
  ['Non posso più sopportarlo', 'non puoi più sopportarlo'],
  ['Mi sono svegliato tardi e ho perso il treno', 'ti sei svegliato tardi e hai perso il treno'],
  ['Cerco lavoro da mesi', 'cerchi lavoro da mesi'],
  ['Stasera cucino la pasta per i miei amici', 'stasera cucini la pasta per i tuoi amici'],
  ["Nessuno m'ascolta e io sto male", 'stai male'],
  ['SONO MOLTO TRISTE', 'sei molto triste'],
  ['Mi piace cantare e suono la chitarra', 'ti piace cantare e suoni la chitarra'],
  ['I miei genitori sono separati', 'i tuoi genitori sono separati'],
  ['Ho paura che mi licenzino', 'hai paura che ti licenzino'],
  ['Di notte guardo il telefono', 'di notte guardi il telefono'],
  ['Lei dice che non la ascolto mai', undefined],
  ['Non lo so', undefined],
  ['ho sonno e domani mi alzo presto', 'hai sonno e domani ti alzi presto'],
  ['se fallisco', undefined],
  ['Ho due gatti e sono bellissimi', 'hai due gatti'],
  ['Mi chiamo Luca e oggi sono un po’ giù', 'oggi sei un po’ giù'],
  ['Andrò dal medico e dovrò dirglielo', 'andrai dal medico e dovrai dirglielo'],
  ['Sono arrivati i miei amici', undefined],
  ['Abbiamo litigato e sono triste', 'sei triste'],
  ['Non voglio parlarmene addosso', 'non vuoi parlartene addosso'],
]

it.each(clauses)('hands back %s', (said, handedBack) => {
  expect(reflectClause(said, pack)).toBe(handedBack)
})
