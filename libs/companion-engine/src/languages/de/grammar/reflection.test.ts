import { expect, it } from '@jest/globals'
import { reflectClause } from '../../../understand/reflect.ts'
import { de as pack } from '../index.ts'

const clauses: [said: string, handedBack: string | undefined][] = [
  ['Mir gehts gut, aber ich bin müde', 'du bist müde'],
  [
    'Morgen habe ich ein Vorstellungsgespräch und ich habe Angst',
    'morgen hast du ein Vorstellungsgespräch und du hast Angst',
  ],
  ['Ich habe morgen eine Prüfung und bin total nervös', 'du hast morgen eine Prüfung und bist total nervös'],
  [
    'Ich kann nicht schlafen und denke nur an meine Ex',
    'du kannst nicht schlafen und denkst nur an deine Ex',
  ],
  ['Mein Chef hat mich angeschrien', 'dein Chef hat dich angeschrien'],
  ['Ich habe mich mit meinem Freund gestritten', 'du hast dich mit deinem Freund gestritten'],
  ['Ich fühle mich heute so leer', 'du fühlst dich heute so leer'],
  ['Ich müsste eigentlich lernen', 'du müsstest eigentlich lernen'],
  ['Ich hab Angst, dass ich versage', 'du hast Angst'],
  ['ich hab angst dass ich versage', 'du hast angst'],
  ['Ich will nicht mehr zur Arbeit gehen', 'du willst nicht mehr zur Arbeit gehen'],
  ['Heute Abend koche ich für meine Schwester', 'heute Abend kochst du für deine Schwester'],
  ['Ich freu mich auf meinen Urlaub', 'du freust dich auf deinen Urlaub'],
  ['Mir fehlt meine Oma', 'dir fehlt deine Oma'],
  ['Vielleicht sollte ich mit ihm reden', 'vielleicht solltest du mit ihm reden'],
  ['Ich wechsle meinen Job', 'du wechselst deinen Job'],
  ['Wir haben uns gestritten und ich bin traurig', 'du bist traurig'],
  ['weil ich alleine war', undefined],
  ['Angst habe ich', undefined],
  [
    'Am Montag fange ich einen neuen Job an und freue mich',
    'am Montag fängst du einen neuen Job an und freust dich',
  ],
]

it.each(clauses)('hands back %s', (said, handedBack) => {
  expect(reflectClause(said, pack)).toBe(handedBack)
})
