import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const NOTICES_FILE = 'third-party-notices.txt'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
const HEAD = 'Confida contains the following third-party software, each under its own licence.'
/** Tells browsers that the text is UTF-8, whatever a static host says of it. */
const BYTE_ORDER_MARK = '\uFEFF'
const RULE = '-'.repeat(80)

interface Manifest {
  name: string
  version: string
  license?: string
}

function describe(folder: string) {
  const { name, version, license }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { title: `${name} ${version}`, parts: [`Licence: ${license ?? 'see below'}`, ...texts] }
}

/**
 * @param folders of packages, in any order; one may be named several times
 * @returns the text of the notices, sorted by name, so that the same packages make the same text
 */
export function renderNotices(folders: Iterable<string>): string {
  const notices = new Map<string, string>()
  for (const { title, parts } of [...new Set(folders)].map(describe))
    notices.set(title, [title, ...parts].join('\n\n'))
  const sorted = [...notices].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text)
  return `${BYTE_ORDER_MARK}${[HEAD, ...sorted].join(`\n\n${RULE}\n`)}\n`
}
