import { expect, it } from '@jest/globals'
import { splitByFound } from './find.ts'

it('cuts the text where the words stand, as it is written', () => {
  expect(splitByFound('Caffè o caffe?', 'caffe')).toEqual([
    { text: 'Caffè', isFound: true },
    { text: ' o ', isFound: false },
    { text: 'caffe', isFound: true },
    { text: '?', isFound: false },
  ])
})

it('keeps places right behind letters that change their length', () => {
  expect(splitByFound('İ😀 caffè', 'caffe').filter(({ isFound }) => isFound)).toEqual([
    { text: 'caffè', isFound: true },
  ])
})
