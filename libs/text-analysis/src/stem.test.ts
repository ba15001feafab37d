import { expect, it } from '@jest/globals'
import { stemOf } from './stem.ts'

it.each([
  ['it', ['innamorato', 'innamorata']],
  ['es', ['cansado', 'cansada']],
  ['ar', ['والمدرسة', 'المدرسة', 'مدرسة']],
] as const)('has one stem for the forms of a word in %s', (language, forms) => {
  expect(new Set(forms.map((form) => stemOf(form, language))).size).toBe(1)
})

it('leaves short words whole', () => {
  expect(stemOf('case', 'it')).toBe('case')
})
