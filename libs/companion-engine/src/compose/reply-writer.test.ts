import { SeededRandom } from '@confida/text-analysis'
import { expect, it } from '@jest/globals'
import { turn } from '../testing/conversation.fixture.ts'
import { ReplyWriter } from './reply-writer.ts'
import { UsedLines } from './used-lines.ts'

/** After these replies, oldest first. */
const writerAfter = (...replies: string[]) =>
  new ReplyWriter({
    random: new SeededRandom('seed'),
    usedLines: new UsedLines(replies.map((content) => turn('assistant', content))),
    gender: 'femminile',
    values: { me: 'Nora', clause: 'you won the race' },
  })

it('says no line twice, and goes on to the next pool only when the first is used up', () => {
  const writer = writerAfter('I see.')
  const pools = [['I see.', 'Go on.', 'Right.'], ['Is that so?']]
  expect([1, 2, 3, 4].map(() => writer.tryAdd(pools))).toEqual([true, true, true, false])
  expect(writer.sentences.slice(0, 2).sort()).toEqual(['Go on.', 'Right.'])
  expect(writer.sentences[2]).toBe('Is that so?')
})

it('must it say something, says again what was said longest ago', () => {
  const writer = writerAfter('Ti ascolto.', 'Capisco.', 'Dimmi.')
  writer.add([['Dimmi.', 'Ti ascolto.', 'Capisco.']])
  expect(writer.sentences).toEqual(['Ti ascolto.'])
})

it('repeats nothing within one reply', () => {
  const writer = writerAfter()
  for (let time = 0; time < 2; time++) writer.add([['Capisco.']])
  expect(writer.sentences).toEqual(['Capisco.'])
})

it('uses no line whose value is missing', () => {
  const writer = writerAfter()
  expect(writer.tryAdd([['{name}, I am {me}.']])).toBe(false)
  expect(writer.tryAdd([['{name}, I am {me}.']], { name: 'Ada' })).toBe(true)
  expect(writer.sentences).toEqual(['Ada, I am Nora.'])
})

it('lets a frame around the words of the user rest, but never repeats one that is a sentence of its own', () => {
  const [frame, sentence] = ['So {clause}.', '{Clause}, and that is not a small thing.']
  const others = Array(6).fill('Tell me.')
  expect(writerAfter('So you lost.', ...others.slice(1)).tryAdd([[frame]])).toBe(false)
  expect(writerAfter('So you lost.', ...others).tryAdd([[frame]])).toBe(true)
  const long = writerAfter('You lost, and that is not a small thing.', ...others)
  expect(long.tryAdd([[sentence]])).toBe(false)
  expect(writerAfter('Go on.', ...others).tryAdd([['Go on.']])).toBe(false)
})

it.each([
  ['Come stai?', true],
  ['كيف حالك؟', true],
  ['Ti ascolto.', false],
])('knows whether "%s" ends in a question', (line, isQuestion) => {
  const writer = writerAfter()
  writer.add([[line]])
  expect(writer.endsInQuestion).toBe(isQuestion)
})
