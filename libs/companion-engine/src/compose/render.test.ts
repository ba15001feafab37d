import { expect, it } from '@jest/globals'
import { fixedPieces, render } from './render.ts'

it('fills what it has a value for, at the beginning of a sentence in upper case', () => {
  expect(render('{Clause}: che bello.', { clause: 'hai vinto' }, 'neutro')).toBe('Hai vinto: che bello.')
  expect(render('Also {clause}.', { clause: 'du bist müde' }, 'neutro')).toBe('Also du bist müde.')
})

it('gives no line with a hole in it', () => {
  expect(render('Hello {name}, I am {me}.', { me: 'Nora' }, 'femminile')).toBeUndefined()
})

it.each([
  ['femminile', 'Sono curiosa.'],
  ['maschile', 'Sono curioso.'],
  ['neutro', 'Sono qui.'],
] as const)('agrees with a companion that is %s', (gender, line) => {
  expect(render('Sono <curiosa|curioso|qui>.', {}, gender)).toBe(line)
})

it('finds the pieces of a line that are always said', () => {
  expect(fixedPieces('Je suis <ravie|ravi|là>, {name} ! Et {value} ?')).toEqual(['Je suis', ',', '! Et', '?'])
  expect(fixedPieces('{Echo}')).toEqual([])
})
