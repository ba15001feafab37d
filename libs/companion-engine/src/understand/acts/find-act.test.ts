import type { Language } from '@confida/text-analysis'
import { expect, it } from '@jest/globals'
import { featuresAsWritten } from '../classifier/message-features.ts'
import { warmUp } from '../warm-up.ts'
import { ACT_GROUPS, type Act } from './act.ts'
import { type FoundAct, findAct } from './find-act.ts'

const actOf = (message: string, expected: Language): FoundAct => findAct(featuresAsWritten(message, expected))

/** Not among the examples that the model was trained on. */
const MESSAGES: Record<Language, readonly (readonly [string, Act])[]> = {
  it: [
    ['Scappo che perdo il treno, a domani!', 'leave'],
    ['Tu che faresti al mio posto, glielo dici o no?', 'askWhatToDo'],
    ['Mio nonno se n’è andato martedì', 'grief'],
  ],
  en: [
    ['Right, off to bed, night!', 'leave'],
    ['Should I tell him or just let it go?', 'askWhatToDo'],
    ['My grandfather passed away on Tuesday', 'grief'],
  ],
  fr: [
    ['Je file, à demain !', 'leave'],
    ['Tu ferais quoi à ma place, je lui dis ou pas ?', 'askWhatToDo'],
    ['Mon grand-père est mort mardi', 'grief'],
  ],
  de: [
    ['So, ich muss los, bis morgen!', 'leave'],
    ['Soll ich es ihm sagen oder lieber nicht?', 'askWhatToDo'],
    ['Mein Opa ist am Dienstag gestorben', 'grief'],
  ],
  es: [
    ['Bueno, me voy a dormir, hasta mañana', 'leave'],
    ['¿Qué harías tú, se lo digo o me callo?', 'askWhatToDo'],
    ['Mi abuelo murió el martes', 'grief'],
  ],
  ar: [
    ['يلا أنا رايح أنام، تصبح على خير', 'leave'],
    ['لو كنت مكاني شو كنت بتعمل، أخبره ولا لا؟', 'askWhatToDo'],
    ['جدي مات يوم الثلاثاء', 'grief'],
  ],
}
const cases = Object.entries(MESSAGES).flatMap(([language, messages]) =>
  messages.map(([message, act]) => [language as Language, message, act] as const),
)

it.each(cases)('tells in %s what "%s" does: %s', (language, message, act) => {
  expect(actOf(message, language).act).toBe(act)
})

it('says the same once it is warm', async () => {
  const cold = actOf('Ho perso il treno e piove', 'it')
  await warmUp()
  expect(actOf('Ho perso il treno e piove', 'it')).toEqual(cold)
})

it('reads a message in its own language, whatever the page’s is', () => {
  expect(actOf('Should I tell him or just let it go?', 'it').act).toBe('askWhatToDo')
})

it('shares a whole among the acts and none, and among their groups', () => {
  const { act, group, confidence, ofActs, ofGroups, none } = actOf('Ho perso il treno e piove', 'it')
  const sum = (values: Record<string, number>) => Object.values(values).reduce((a, b) => a + b, 0)
  expect(sum(ofActs) + none).toBeCloseTo(1)
  expect(sum(ofGroups) + none).toBeCloseTo(1)
  expect(ofActs[act]).toBe(confidence)
  expect(ACT_GROUPS[group]).toContain(act)
})

it.each(['', ' ', '…', '👍', '?', 'a'.repeat(4000)])(
  'answers for anything that can be sent: "%.5s"',
  (message) => {
    const { confidence } = actOf(message, 'it')
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  },
)
