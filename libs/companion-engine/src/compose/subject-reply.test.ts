import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, say, talk, turn } from '../testing/conversation.fixture.ts'
import { knownOr } from '../testing/known.fixture.ts'
import type { Subject } from '../understand/subjects/subject.ts'

interface Script {
  /** Not among the examples that the model was trained on. */
  subjects: readonly (readonly [message: string, subject: Subject])[]
  /** Names something of a grave subject, and is not about it. */
  dead: string
  thanks: string
  goesOn: string
}

const SCRIPTS: Record<Language, Script> = {
  it: {
    subjects: [
      ['Il mio cane non mangia da due giorni, domani lo porto dal veterinario', 'petIll'],
      ['Il padrone di casa mi alza l’affitto di novanta euro', 'rent'],
      ['Preferisci il mare o la montagna?', 'selfPlace'],
      ['Mi scrivi due righe di condoglianze per la vicina?', 'textCondolence'],
    ],
    dead: 'ahahah sono morta dal ridere',
    thanks: 'Grazie, mi hai aiutata',
    goesOn: 'Dal primo maggio',
  },
  en: {
    subjects: [
      ['My dog hasn’t eaten for two days, I’m taking him to the vet tomorrow', 'petIll'],
      ['My landlord is putting the rent up by ninety a month', 'rent'],
      ['Do you prefer the sea or the mountains?', 'selfPlace'],
      ['Can you write me a short message of condolence for a neighbour?', 'textCondolence'],
    ],
    dead: 'hahaha I’m dead, so funny',
    thanks: 'Thanks, that helped',
    goesOn: 'It starts in May',
  },
  fr: {
    subjects: [
      ['Mon chien ne mange plus depuis deux jours, demain je l’emmène chez le véto', 'petIll'],
      ['Mon proprio augmente le loyer de quatre-vingt-dix euros', 'rent'],
      ['Tu préfères la mer ou la montagne ?', 'selfPlace'],
      ['Tu peux m’écrire un petit mot de condoléances pour la voisine ?', 'textCondolence'],
    ],
    dead: 'mdr je suis morte de rire',
    thanks: 'Merci, ça m’a aidé',
    goesOn: 'À partir du premier mai',
  },
  de: {
    subjects: [
      ['Mein Hund frisst seit zwei Tagen nichts, morgen fahr ich mit ihm zum Tierarzt', 'petIll'],
      ['Mein Vermieter erhöht die Miete um neunzig Euro', 'rent'],
      ['Schreib mir bitte ein kurzes Dankeschön an die Nachbarin', 'textThanks'],
      ['Schreibst du mir eine kurze Beileidskarte für die Nachbarin?', 'textCondolence'],
    ],
    dead: 'haha ich lach mich tot',
    thanks: 'Danke, das hat geholfen',
    goesOn: 'Das gilt ab Mai',
  },
  es: {
    subjects: [
      ['Mi perro lleva dos días sin comer, mañana lo llevo al veterinario', 'petIll'],
      ['El casero me sube el alquiler noventa euros', 'rent'],
      ['¿Prefieres el mar o la montaña?', 'selfPlace'],
      ['¿Me escribes unas palabras de pésame para la vecina?', 'textCondolence'],
    ],
    dead: 'jajaja me muero de risa',
    thanks: 'Gracias, me ha ayudado',
    goesOn: 'A partir del uno de mayo',
  },
  ar: {
    subjects: [
      ['كلبي ما أكل من يومين، بكرة آخذه للبيطري', 'petIll'],
      ['صاحب البيت رفع الإيجار', 'rent'],
      ['تحب البحر ولا الجبل؟', 'selfPlace'],
      ['اكتب لي كلمتين تعزية لجارتنا', 'textCondolence'],
    ],
    dead: 'هههههه مت من الضحك',
    thanks: 'شكراً، هذا ساعدني',
    goesOn: 'ابتداء من أول أيار',
  },
}

/** Whatever space stands before a sign. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

describe.each(languages)('in %s', (language) => {
  const { subjects, dead, thanks, goesOn } = SCRIPTS[language]
  const lines = packOf(language).phrases.subjects
  const saysOf = (text: string, subject: Subject) =>
    lines[subject].say.some((line) => plain(text).includes(plain(line)))

  it.each(subjects)('answers exactly what is told or asked: %s', (message, subject) => {
    const { text } = say(language, message, { persona: bluntRebel })
    const { say: own } = lines[subject]
    // What many ask has an answer that is known, before the subject's own; a text of the subject comes first.
    const isKnown = /[?؟]/u.test(message) && !subject.startsWith('text')
    const expected = isKnown ? knownOr(language, message, own) : own
    expect([text, expected.some((line) => plain(text).includes(plain(line)))]).toEqual([text, true])
  })

  it('takes no word for a subject', () => {
    const { text } = say(language, dead)
    expect([text, saysOf(text, 'death')]).toEqual([text, false])
  })

  it('goes on asking about what was told before', () => {
    const [, [told]] = subjects as [unknown, readonly [string, Subject]]
    const asked = Array.from({ length: 8 }, (_, i) =>
      say(language, goesOn, { history: [turn('user', told), turn('assistant', String(i))] }),
    )
    const holds = ({ text }: { text: string }) =>
      lines.rent.ask.some((line) => plain(text).includes(plain(line)))
    expect(asked.some(holds)).toBe(true)
  })

  it('says each of its lines once', () => {
    const [[told]] = subjects as [readonly [string, Subject]]
    const replies = talk(
      language,
      Array.from({ length: 6 }, () => told),
    )
    const said = replies.flatMap((text) => lines.petIll.say.filter((line) => text.includes(line)))
    expect(new Set(said).size).toBe(said.length)
  })

  it('does not speak of it to somebody who thanks', () => {
    const { text } = say(language, thanks, { history: [turn('user', subjects[0]?.[0] ?? '')] })
    expect([text, saysOf(text, 'petIll')]).toEqual([text, false])
  })
})

const CHANGES: Record<Language, { text: string; other: string }> = {
  it: { text: 'Mi scrivi due righe di condoglianze per la vicina?', other: 'più corto' },
  en: { text: 'Can you write me a short message of condolence for a neighbour?', other: 'shorter please' },
  fr: { text: 'Tu peux m’écrire un petit mot de condoléances pour la voisine ?', other: 'plus court' },
  de: { text: 'Schreibst du mir eine kurze Beileidskarte für die Nachbarin?', other: 'kürzer bitte' },
  es: { text: '¿Me escribes unas palabras de pésame para la vecina?', other: 'más corto' },
  ar: { text: 'اكتب لي كلمتين تعزية لجارتنا', other: 'غيرها' },
}

it.each(languages)('gives another in %s until there is none', (language) => {
  const { text, other } = CHANGES[language]
  const { subjects, anotherText, noMore } = packOf(language).phrases
  const { say: texts } = subjects.textCondolence
  const replies = talk(language, [text, ...texts.map(() => other)])
  const said = replies.flatMap((reply) => texts.filter((line) => plain(reply).includes(plain(line))))
  expect(said.toSorted()).toEqual([...texts].toSorted())
  expect(anotherText.some((line) => plain(replies[1] ?? '').includes(plain(line)))).toBe(true)
  expect(noMore.some((line) => plain(replies.at(-1) ?? '').includes(plain(line)))).toBe(true)
})

it('takes no trouble for granted where nothing sounds like one', () => {
  const { colleague } = packOf('it').phrases.subjects
  const { text } = say('it', 'la mia collega della mensa dice che fa bene', {
    history: [turn('user', 'ok'), turn('assistant', '…')],
  })
  expect(colleague.say.map(plain).filter((line) => plain(text).includes(line))).toEqual([])
})

it.each<[Language, string]>([
  ['de', 'Die Katze ist weg'],
  ['en', 'my dog ran away'],
  ['fr', 'mon chat a disparu'],
])('is no small talk about animals in %s: %s', (language, message) => {
  const { text } = say(language, message, { history: [turn('user', 'ok'), turn('assistant', '…')] })
  expect(
    packOf(language).phrases.subjects.petLost.say.some((line) => plain(text).includes(plain(line))),
  ).toBe(true)
})

it('loses no pet that sits beside somebody', () => {
  const { text } = say('de', 'Unser Kater sitzt schon wieder neben mir und bettelt', {
    history: [turn('user', 'ok'), turn('assistant', '…')],
  })
  expect(packOf('de').phrases.subjects.petLost.say.filter((line) => text.includes(line))).toEqual([])
})
