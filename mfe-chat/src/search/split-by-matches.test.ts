import { expect, it } from '@jest/globals'
import { splitByMatches } from './split-by-matches.ts'

it('splits the text at the matches, as written', () => {
  expect(splitByMatches('Caffè o caffe?', 'caffe')).toEqual([
    { text: 'Caffè', isMatch: true },
    { text: ' o ', isMatch: false },
    { text: 'caffe', isMatch: true },
    { text: '?', isMatch: false },
  ])
})

it('keeps positions correct after characters whose folded form has another length', () => {
  expect(splitByMatches('İ😀 caffè', 'caffe').filter(({ isMatch }) => isMatch)).toEqual([
    { text: 'caffè', isMatch: true },
  ])
})
