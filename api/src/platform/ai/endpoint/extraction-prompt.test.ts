import { expect, it } from '@jest/globals'
import { readFacts } from './extraction-prompt.ts'

const fact = { kind: 'name', key: 'name', text: 'Ti chiami Luca', value: 'Luca' }

it.each([
  ['bare', JSON.stringify([fact])],
  ['in a code fence', `\`\`\`json\n${JSON.stringify([fact])}\n\`\`\``],
  ['with talk around it', `Here you are: ${JSON.stringify([fact])} Anything else?`],
])('reads an answer %s', (_, answer) => {
  expect(readFacts(answer)).toEqual([fact])
})

it('leaves out what is no fact', () => {
  const odd = [
    null,
    7,
    { kind: 'spell', key: 'x', text: 'y' },
    { kind: 'name', key: ' ', text: 'y' },
    { kind: 'job' },
  ]
  expect(readFacts(JSON.stringify([...odd, fact]))).toEqual([fact])
  expect(readFacts('I found nothing.')).toEqual([])
})

it('leaves out what cannot be stored', () => {
  expect(
    readFacts(JSON.stringify([{ ...fact, key: 'na\0me', text: 'Ti chiami\0 Luca', value: 'Luca\0' }])),
  ).toEqual([fact])
})

it('reads what is over', () => {
  expect(readFacts(JSON.stringify([{ key: 'Job', gone: true }, fact]))).toEqual([
    { kind: 'other', key: 'job', text: '', value: '', isGone: true },
    fact,
  ])
})

it('bounds what a model may make us store', () => {
  const [long] = readFacts(JSON.stringify([{ ...fact, key: 'K'.repeat(999), text: 't'.repeat(999) }]))
  expect(long?.key).toBe('k'.repeat(120))
  expect(long?.text).toHaveLength(300)
  expect(readFacts(JSON.stringify(Array(50).fill(fact)))).toHaveLength(8)
})
