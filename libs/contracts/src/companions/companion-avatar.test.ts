import { expect, it } from '@jest/globals'
import { AVATAR_COLOURS, avatarColour, avatarLetter, avatarUrl } from './companion-avatar.ts'

it('gives names of one to six letters the six colours, and the same length the same colour', () => {
  const colours = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef'].map(avatarColour)
  expect(new Set(colours)).toEqual(new Set(AVATAR_COLOURS))
  expect(avatarColour('Anna')).toBe(avatarColour('Gino'))
  expect(AVATAR_COLOURS).toContain(avatarColour('x'.repeat(20)))
})

it.each([
  [' bea', 'B'],
  ['élodie', 'É'],
  ['ليلى', 'ل'],
  ['ßa', 'S'],
  ['👩‍🚀 Ada', '👩‍🚀'],
  ['', ''],
])('shows the first letter of "%s"', (name, letter) => {
  expect(avatarLetter(name)).toBe(letter)
})

it('is 256 px wide and high, and a name cannot write markup into it', () => {
  const svg = decodeURIComponent(avatarUrl('<script>'))
  expect(svg).toContain('width="256" height="256"')
  expect(svg).toContain('>&#60;</text>')
  expect(() => avatarUrl('\ud800')).not.toThrow()
})
