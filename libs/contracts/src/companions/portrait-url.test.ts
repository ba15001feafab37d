import { expect, it } from '@jest/globals'
import {
  portraitBackgrounds,
  portraitExpressions,
  portraitHair,
  portraitHairColours,
  portraitSkins,
} from './portrait.options.ts'
import { type Portrait, portrait } from './portrait.schema.ts'
import { portraitUrl } from './portrait-url.ts'

const aPortrait: Portrait = {
  hair: 'bob',
  hair_colour: 'red',
  skin: 'tan',
  expression: 'wink',
  background: 'blue',
}

it.each([
  ['hair', portraitHair],
  ['hair_colour', portraitHairColours],
  ['skin', portraitSkins],
  ['expression', portraitExpressions],
  ['background', portraitBackgrounds],
] as const)('each choice of %s is another drawing, closed as it was opened', (part, choices) => {
  const drawn = choices.map((choice) => decodeURIComponent(portraitUrl({ ...aPortrait, [part]: choice })))
  expect(new Set(drawn).size).toBe(choices.length)
  for (const svg of drawn) {
    expect(svg).toContain('width="256" height="256"')
    expect(svg).not.toMatch(/undefined|NaN/)
    const opened = svg.match(/<[a-z]+/g)?.length ?? 0
    expect((svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0)).toBe(opened)
  }
})

it('is made of the known choices alone', () => {
  expect(portrait.safeParse({ ...aPortrait, background: '"/><script>' }).success).toBe(false)
  expect(portrait.safeParse({ ...aPortrait, svg: '<script>' }).data).toEqual(aPortrait)
})
