import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../paths.ts'

/** Words that `docs/glossary.md` keeps out of the front end's names. */
const FORBIDDEN = /\w*(partner|mood)\w*/gi

/** `/become-partner` is about business partners; `partner` is a key of an exported file. */
const ALLOWED = /^(BecomePartnerPage|partner|partner_limit)$/

/** Comments and strings, which hold texts, addresses and keys of texts. */
const NO_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const FRONT_END =
  /^(mfe-[\w-]+|shell|libs\/(contracts|http-client|i18n|remote-kit|session|ui))\/src\/.*\.tsx?$/

const files = execFileSync('git', ['ls-files', 'mfe-*', 'shell', 'libs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => FRONT_END.test(file) && !/\/(locales|gallery)\//.test(file) && existsSync(join(root, file)),
  )

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('the front end uses the words of the glossary in its names', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    (read(file).replace(NO_CODE, '').match(FORBIDDEN) ?? [])
      .filter((name) => !ALLOWED.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

it('every page component has the name of its file', () => {
  const pages = files.filter((file) => file.endsWith('.page.tsx'))
  expect(pages.length).toBeGreaterThan(15)
  const misnamed = pages.filter((file) => {
    const words = file.slice(file.lastIndexOf('/') + 1, -'.page.tsx'.length).split('-')
    const name = `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Page`
    return !new RegExp(`export.*\\b${name}\\b`).test(read(file))
  })
  expect(misnamed).toEqual([])
})
