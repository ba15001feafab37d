import { expect, it } from '@jest/globals'
import { turn } from '../testing/conversation.fixture.ts'
import { UsedLines } from './used-lines.ts'

const NEVER = Number.POSITIVE_INFINITY
const after = (...replies: string[]) => new UsedLines(replies.map((content) => turn('assistant', content)))

it('counts the replies since a line was said', () => {
  const used = after('Das klingt schön. Und dann?', 'Ich höre zu.')
  expect(used.age('Ich höre zu.')).toBe(1)
  expect(used.age('Das klingt schön.')).toBe(2)
  expect(used.age('Erzähl mir mehr.')).toBe(NEVER)
  used.add('Erzähl mir mehr.')
  expect(used.age('Erzähl mir mehr.')).toBe(0)
})

it('takes what the user said for nobody’s line', () => {
  expect(new UsedLines([turn('user', 'Ich höre zu.')]).age('Ich höre zu.')).toBe(NEVER)
})

it('takes no line for the end of another', () => {
  expect(after('All good.').age('Good.')).toBe(NEVER)
  expect(after('All well. Good.').age('Good.')).toBe(1)
})

it('finds a line again whatever stood in its gaps, its pieces in their order', () => {
  const used = after('Quindi hai vinto la gara: mi fa piacere!')
  expect(used.age('Quindi {clause}: mi fa piacere!')).toBe(1)
  expect(used.age('Mi fa piacere: quindi {clause}!')).toBe(NEVER)
  expect(after('Sono curiosa di saperlo.').age('Sono <curiosa|curioso|qui> di saperlo.')).toBe(1)
})

it.each([
  ['أهلاً بك.', 'أهلا بك.'],
  ['Me alegro, ¿y después?', 'me alegro, ¿y despues?'],
])('knows "%s" by its words alone', (line, asSaid) => {
  expect(after(asSaid).age(line)).toBe(1)
  expect(after(asSaid).includes(line)).toBe(true)
})
