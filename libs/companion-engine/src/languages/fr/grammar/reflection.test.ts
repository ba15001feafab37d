import { expect, it } from '@jest/globals'
import { reflectClause } from '../../../understand/reflect.ts'
import { fr as pack } from '../index.ts'

const clauses: [said: string, handedBack: string | undefined][] = [
  ['Je vais bien mais je suis fatiguée', 'tu es fatiguée'],
  [
    "Demain j'ai un entretien et j'ai peur de me tromper",
    'demain tu as un entretien et tu as peur de te tromper',
  ],
  ["Je n'arrive pas à dormir", 'tu n’arrives pas à dormir'],
  ['Je me suis disputée avec mon copain', 'tu t’es disputée avec ton copain'],
  ['Je me sens seule et je pleure', 'tu te sens seule et tu pleures'],
  ["Mon chef m'a crié dessus", 'ton chef t’a crié dessus'],
  ["Je dois lui parler mais je n'ose pas", 'tu dois lui parler'],
  ['Je ne veux plus y aller', 'tu ne veux plus y aller'],
  ["J'ai mal au dos et suis fatiguée", 'tu as mal au dos et es fatiguée'],
  ["Je l'aime et je lui écrirai demain", 'tu l’aimes et tu lui écriras demain'],
  ['Ça me fait peur', 'ça te fait peur'],
  ["J'ai perdu mes clés et ma carte", 'tu as perdu tes clés et ta carte'],
  ["Je pense que j'ai raté mon examen", 'tu as raté ton examen'],
  ["Je m'ennuie chez moi", 'tu t’ennuies chez toi'],
  ['Je vais voir ma mère ce soir', 'tu vas voir ta mère ce soir'],
  ['Nous avons crié et je suis triste', 'tu es triste'],
  ['Je me demande si on se reverra', 'tu te demandes'],
  ["J'en ai marre", 'tu en as marre'],
]

it.each(clauses)('hands back %s', (said, handedBack) => {
  expect(reflectClause(said, pack)).toBe(handedBack)
})
