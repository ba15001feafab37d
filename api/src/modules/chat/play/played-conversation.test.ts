import { expect, it } from '@jest/globals'
import type { AiEngine, ReplyRequest } from '../../../platform/ai/ai.port.ts'
import { BuiltinEngine } from '../../../platform/ai/builtin.engine.ts'
import { play } from './played-conversation.ts'
import { parseScripts } from './script.schema.ts'

const script = {
  id: 'anna',
  language: 'en',
  user_name: 'Anna',
  persona: {
    name: 'Leo',
    gender: 'maschile',
    personality: { type: 'dolce' },
    communication_style: 'empatico',
    interests: ['musica'],
    relationship_approach: 'stabile',
  },
  turns: ['My dog is called Rex.', 'My dog died.', 'What is left?'],
}
const parse = (...scripts: unknown[]) => parseScripts(JSON.stringify(scripts))

it('answers each message with the history and the facts that the product would have', async () => {
  const requests: ReplyRequest[] = []
  const builtin = new BuiltinEngine()
  const engine: AiEngine = Object.assign(Object.create(builtin) as BuiltinEngine, {
    reply(request: ReplyRequest) {
      requests.push(request)
      return builtin.reply(request)
    },
  })
  const [conversation] = parse(script)
  if (!conversation) throw new Error('no script')
  const { id, turns } = await play(conversation, engine)
  expect(id).toBe('anna')
  expect(turns.map(({ user }) => user)).toEqual(script.turns)
  const [first, second, third] = requests
  expect(first?.history.map(({ role }) => role)).toEqual(['assistant'])
  expect(second?.memories).toMatchObject([{ key: 'pet:dog', value: 'Rex' }])
  expect(third?.memories).toEqual([])
  expect(third?.history.slice(1)).toEqual(
    turns.slice(0, 2).flatMap(({ user, reply }) => [
      { role: 'user', content: user },
      { role: 'assistant', content: reply },
    ]),
  )
})

it('finds what was said before its history begins', async () => {
  const chat = Array.from({ length: 40 }, (_, day) => `Day ${day} was quiet, I went for a walk.`)
  const turns = ['My niece Marta studies in Parma.', ...chat, 'What did I tell you about Marta?']
  const [conversation] = parse({ ...script, turns })
  if (!conversation) throw new Error('no script')
  const played = await play(conversation, new BuiltinEngine())
  expect(played.turns.at(-1)?.reply).toContain('Parma')
})

it.each([
  ['no JSON', '[', 'It is no JSON'],
  ['no list', '{}', 'The file: '],
  ['an unknown language', JSON.stringify([{ ...script, language: 'xx' }]), '[0].language: '],
  ['nothing to say', JSON.stringify([{ ...script, turns: [] }]), '[0].turns: '],
  ['one id for two', JSON.stringify([script, script]), 'The id "anna" is there twice.'],
])('refuses a file with %s and says where', (_, json, message) => {
  expect(() => parseScripts(json)).toThrow(message)
})
