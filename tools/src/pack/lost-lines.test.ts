import { expect, it } from '@jest/globals'
import { lostLines } from './lost-lines.ts'

const before = `// @public
interface A {
    a: string;
    b: number;
}
interface B {
    b: number;
}
const VERSION = "4.0.0";`

it('finds nothing where something was added, or another version or comment stands', () => {
  const after = before
    .replace('@public', '@beta')
    .replace('4.0.0', '4.1.0')
    .replace('{', '{\n    c?: string;')
  expect(lostLines(before, after)).toEqual([])
})

it('finds what is gone and what has changed, once for each time', () => {
  const after = before.replace('a: string;', 'a: string | number;').replace('    b: number;\n', '')
  expect(lostLines(before, after)).toEqual(['    a: string;', '    b: number;'])
})
