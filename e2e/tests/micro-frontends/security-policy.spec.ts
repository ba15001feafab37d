import { once } from 'node:events'
import { createServer } from 'node:http'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'

// That no screen violates the policy, each browser test checks on its way: `violations` in fixtures/test.ts.

const port = product.shellPort + 101

test.use({ toleratesViolations: true })

test('the page runs no code but its own and that of the listed origins, and none from text', async ({
  page,
  violations,
}) => {
  const unlisted = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end('globalThis.ran = "unlisted"'),
  ).listen(port, '127.0.0.1')
  await once(unlisted, 'listening')
  const response = await page.goto('/')
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/unsafe|\*|data:|blob:/)
  expect(await page.locator('script:not([src])').count()).toBe(0)

  const refused = await page.evaluate(async (address) => {
    const outcomes: Record<string, boolean> = {}
    const run = async (name: string, work: () => unknown) => {
      outcomes[name] = await Promise.resolve()
        .then(work)
        .then(
          () => false,
          () => true,
        )
    }
    await run('import of an unlisted origin', () => import(address))
    await run('request to an unlisted origin', () => fetch(address))
    await run('code from text', () => Reflect.construct(Function, ['globalThis.ran = "text"'])())
    return outcomes
  }, `http://localhost:${port}/a.js`)
  expect(Object.values(refused)).toEqual([true, true, true])
  const inline = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('globalThis.ran = "inline"')
    document.head.append(script)
    return 'ran' in globalThis
  })
  expect(inline).toBe(false)
  await expect.poll(() => violations.join()).toContain('script-src')
  unlisted.close()
})
