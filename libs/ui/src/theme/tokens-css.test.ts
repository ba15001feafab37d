import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { tokensCss } from './tokens-css.ts'

/** The formatter sets quotes, spaces and line breaks its own way. */
const bare = (css: string) => css.replaceAll(/\s+/g, '').replaceAll('"', "'")

it('tokens.css is what the tables say (else: npm run tokens)', () => {
  expect(bare(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toBe(bare(tokensCss()))
})
