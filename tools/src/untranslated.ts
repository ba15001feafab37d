// Lists what still has another language's words: generators copy English ones and mark them, `npm run untranslated`.
import { spawnSync } from 'node:child_process'
import { root } from './paths.ts'

// Comments that stand on a line of their own; the generators' own mention of the mark does not.
const { stdout } = spawnSync(
  'git',
  ['grep', '--untracked', '-nE', '^ *// untranslated', '--', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
const places = stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(':').slice(0, 2).join(':'))
console.log(
  places.length === 0 ? 'Everything is translated.' : `${places.join('\n')}\n${places.length} untranslated`,
)
