import { expect, test } from '@jest/globals'
import { AVATAR_COLOURS, avatarColour, avatarLetter, avatarUrl } from './companion.avatar.ts'

test('names of one to six letters get the six colours, the same length the same colour', () => {
  const colours = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef'].map(avatarColour)
  expect(new Set(colours)).toEqual(new Set(AVATAR_COLOURS))
  expect(avatarColour('Anna')).toBe(avatarColour('Gino'))
  expect(AVATAR_COLOURS).toContain(avatarColour('x'.repeat(20)))
})

test('the letter is the first one in upper case', () => {
  expect(avatarLetter(' bea')).toBe('B')
  expect(avatarLetter('ليلى')).toBe('ل')
  expect(avatarLetter('🙂x')).toBe('🙂')
  expect(avatarLetter('')).toBe('')
})

test('the picture is 256 px and a name cannot write markup into it', () => {
  const svg = decodeURIComponent(avatarUrl('<script>'))
  expect(svg).toContain('width="256" height="256"')
  expect(svg).toContain('>&lt;</text>')
})
