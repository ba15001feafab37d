import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

const root = resolve(__dirname, '../..')
const biome = join(root, 'node_modules/.bin/biome')

let workspace: string

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'confida-layers-'))
  copyFileSync(join(root, 'biome.json'), join(workspace, 'biome.json'))
  execFileSync('git', ['init', '--quiet'], { cwd: workspace })
})

afterAll(() => rmSync(workspace, { recursive: true, force: true }))

/** Lints one file of the given content where it would stand, by the project's own rules. */
function lint(file: string, source: string): string {
  const path = join(workspace, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${source}\n`)
  const options: ExecFileSyncOptions = { cwd: workspace, stdio: 'pipe' }
  try {
    execFileSync(biome, ['lint', '--only=style/noRestrictedImports', file], options)
    return ''
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
  } finally {
    rmSync(path)
  }
}

describe('layers', () => {
  it.each([
    ['mfe-chat/src/a.ts', `import '@confida/mfe-auth'`],
    ['mfe-chat/src/a.ts', `import '@confida/shell'`],
    ['mfe-chat/src/a.ts', `import '@confida/testing'`],
    ['mfe-chat/src/a.ts', `import '../../mfe-auth/src/remote.ts'`],
    ['mfe-chat/src/a.ts', `await import('../../shell/src/app.tsx')`],
    ['mfe-chat/src/a.ts', `import 'antd/es/table'`],
    ['mfe-chat/src/a.ts', `import { useFetcher } from 'react-router-dom'`],
    ['shell/src/a.ts', `await import('@confida/mfe-chat')`],
    ['libs/contracts/src/a.ts', `import '@confida/i18n'`],
    ['libs/i18n/src/a.ts', `import '@confida/session'`],
    ['libs/http-client/src/a.ts', `import '@confida/i18n'`],
    ['libs/session/src/a.ts', `import '@confida/ui'`],
    ['libs/ui/src/a.ts', `import '@confida/session'`],
    ['libs/remote-kit/src/a.ts', `import '@confida/ui'`],
    ['libs/ui/src/a.ts', `import '../../contracts/src/index.ts'`],
    ['api/src/a.ts', `import '@confida/ui'`],
    ['api/src/a.ts', `import '@confida/testing'`],
  ])('refuse in %s: %s', (file, source) => {
    expect(lint(file, source)).toContain('noRestrictedImports')
  })

  it.each([
    ['mfe-chat/src/a.ts', `import '@confida/ui/table'`],
    ['mfe-chat/src/a.ts', `import { Link } from 'react-router-dom'`],
    ['mfe-chat/src/a.test.ts', `import '@confida/testing'`],
    ['api/src/a.int.test.ts', `import '@confida/testing'`],
    ['api/src/a.ts', `import '@confida/i18n/server'`],
    ['libs/session/src/a.ts', `import '@confida/http-client'`],
    ['tools/src/a.ts', `import '../../api/src/main.ts'`],
  ])('allow in %s: %s', (file, source) => {
    expect(lint(file, source)).toBe('')
  })
})
