import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { contextFor, memory, say, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { recall } from './recall.ts'

function recalled(context: ReturnType<typeof contextFor>, target: Parameters<typeof recall>[1]) {
  recall(context, target)
  return { text: context.writer.sentences.join(' '), used: [...context.memoriesUsed] }
}

describe.each(languages)('in %s', (language) => {
  const { whatIsMyName, whatIsMyJob } = scripts[language]
  const { unknown, nothing } = packOf(language).phrases.recall

  it('says the name that it was told, else the one of the profile, and which is which', () => {
    const told = contextFor(language, whatIsMyName, { memories: [memory('name', 'name', 'Zeno')] })
    expect(recalled(told, 'name')).toEqual({ text: expect.stringContaining('Zeno'), used: ['name'] })
    const profile = contextFor(language, whatIsMyName, { userName: 'Ada Rossi' })
    expect(recalled(profile, 'name')).toEqual({ text: expect.stringContaining('Ada'), used: [] })
  })

  it('makes nothing up', () => {
    expect(unknown).toContain(recalled(contextFor(language, whatIsMyJob), 'job').text)
    expect(nothing).toContain(recalled(contextFor(language, whatIsMyJob), 'all').text)
  })
})

const sister = memory('person', 'person:sister', 'Anna', 'Tua sorella si chiama Anna')
const brother = memory('person', 'person:brother', 'Marco', 'Tuo fratello si chiama Marco')

it('tells of the person that is asked for, name first', () => {
  const age = { ...memory('person', 'person:sister:age', '', 'Tua sorella ha 25 anni') }
  const context = contextFor('it', 'come si chiama mia sorella?', { memories: [age, brother, sister] })
  const { text, used } = recalled(context, 'person')
  expect(text).toMatch(/Tua sorella si chiama Anna\. Tua sorella ha 25 anni\./)
  expect(used).toEqual([sister.id, age.id])
})

it('tells at most six facts, the pinned ones first', () => {
  const facts = Array.from({ length: 8 }, (_, i) => memory('other', `other:${i}`, '', `Fatto ${i}`))
  const pinned = { ...memory('other', 'pinned', '', 'Da non dimenticare!'), pinned: true }
  const { text, used } = recalled(
    contextFor('it', 'cosa sai di me?', { memories: [...facts, pinned] }),
    'all',
  )
  expect(used).toEqual(['pinned', 'other:0', 'other:1', 'other:2', 'other:3', 'other:4'])
  expect(text).toContain('Da non dimenticare. Fatto 0. Fatto 1.')
})

it('answers what a cat is called by what was said, where its name was not kept', () => {
  const history = [
    turn('user', 'I got a kitten yesterday! Its name is Pixel'),
    turn('assistant', 'How nice!'),
  ]
  const { text } = say('en', 'what’s my cat called?', { history, memories: [memory('pet', 'pet:cat', '')] })
  expect(text).toContain('Pixel')
})
