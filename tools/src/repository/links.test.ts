import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../paths.ts'

const isForeign = (folder: string) => /(^|\/)(node_modules|dist|dist-dev|\.data.*|test-results)$/.test(folder)

const pages = globSync('**/*.md', { cwd: root, exclude: isForeign })

/** As GitHub makes them of a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => toAnchor(heading ?? ''))

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(root, dirname(page), path) : join(root, page)
  if (!existsSync(target)) return true
  return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
}

it.each(pages)('%s links to files and headings that are there', (page) => {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)]
  expect(links.map(([, link]) => link ?? '').filter((link) => isBroken(page, link))).toEqual([])
})
