import { expect, it } from '@jest/globals'
import { drawAvatar } from './avatar.ts'

const svgOf = (name: string) => decodeURIComponent(drawAvatar(name).replace('data:image/svg+xml,', ''))
const backgroundOf = (name: string) => /rect[^>]*fill="([^"]+)"/.exec(svgOf(name))?.[1]
const letterOf = (name: string) => /<text[^>]*>([^<]*)</.exec(svgOf(name))?.[1]

it('is 256 pixels wide and high', () => {
  expect(svgOf('Luna')).toContain('width="256" height="256"')
})

it('has one of six backgrounds, by the length of the name', () => {
  const names = ['A', 'Ab', 'Abc', 'Abcd', 'Abcde', 'Abcdef']
  expect(new Set(names.map(backgroundOf)).size).toBe(6)
  expect(backgroundOf('Luna')).toBe(backgroundOf('Sole'))
  expect(names.map(backgroundOf)).toContain(backgroundOf('x'.repeat(50)))
})

it.each([
  ['luna', 'L'],
  ['élodie', 'É'],
  ['ليلى', 'ل'],
  ['ßa', 'S'],
  ['👩‍🚀 Ada', '👩‍🚀'],
])('shows the first letter of %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

it('lets no markup through', () => {
  expect(svgOf('<script>')).toContain('&#60;')
  expect(() => drawAvatar('\ud800')).not.toThrow()
})
