import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { root } from '@confida/tools/paths'
import { expect, test } from '../fixtures/test.ts'
import { listenForErrors } from '../fixtures/whole-product.ts'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
/** A page that is deployed is seldom the only one of its host. */
const PATH = '/design/gallery/'

let folder: string
let server: Server
let address: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'confida-gallery-'))
  await promisify(execFile)(
    join(root, 'node_modules/.bin/rspack'),
    ['build', '-c', 'src/gallery/rspack.config.mjs', '--output-path', folder],
    { cwd: join(root, 'libs/ui') },
  )
  server = createServer(({ url = '' }, response) => {
    const name = url.startsWith(PATH) ? new URL(url, address).pathname.slice(PATH.length) || 'index.html' : ''
    if (!/^[\w.-]+$/.test(name)) return response.writeHead(404).end()
    return response
      .setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream')
      .end(readFileSync(join(folder, name)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the gallery of widgets opens on a host of its own, in both themes, and axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  const errors = listenForErrors(page)
  for (const theme of ['light', 'dark']) {
    await page.goto(`${address}${PATH}?theme=${theme}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    // Not by `expectAccessible`, which waits for what is loading: the samples of that load for good.
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
  expect(errors).toEqual([])
})
