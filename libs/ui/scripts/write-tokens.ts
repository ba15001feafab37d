import { writeFileSync } from 'node:fs'
import { tokensCss } from '../src/theme/tokens-css.ts'

writeFileSync(new URL('../src/theme/tokens.css', import.meta.url), tokensCss())
