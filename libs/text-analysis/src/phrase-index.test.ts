import { expect, it } from '@jest/globals'
import { PhraseIndex } from './phrase-index.ts'

const index = new PhraseIndex()
index.add('kill', 'kill*, take the life')
index.add('time', 'killing time, Größe')

const namesAt = (text: string, position: number) =>
  index.at(text.split(' '), position).map(({ name }) => name)

it('finds phrases by whole words and by beginnings of words', () => {
  // Doubled letters are single in phrases, as they are in the text that is searched.
  expect(namesAt('kiling time', 0).sort()).toEqual(['kill', 'time'])
  expect(namesAt('take the life', 0)).toEqual(['kill'])
  expect(namesAt('take the bus', 0)).toEqual([])
  expect(namesAt('i kiled', 1)).toEqual(['kill'])
})

it('folds its phrases', () => {
  expect(namesAt('grosse', 0)).toEqual([])
  expect(namesAt('grose', 0)).toEqual(['time'])
})

it('reads a word in another form where it is given one', () => {
  expect(index.at(['unkiling', 'time'], 0)).toEqual([])
  expect(index.at(['unkiling', 'time'], 0, 'kiling').map(({ name }) => name)).toContain('time')
})
