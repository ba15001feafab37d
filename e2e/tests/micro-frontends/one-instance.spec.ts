import { randomUUID } from 'node:crypto'
import { sharedModules } from '@confida/remote-kit'
import { remoteNames } from '@confida/tools/paths'
import { goWithin } from '../../fixtures/navigation.ts'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { adminPage } from '../../pages/admin.page.ts'

/** What the probe uses of the federation's run time. */
interface Federation {
  __INSTANCES__: {
    name: string
    /** By the name of a scope, of a module and of a version: who takes it from there. */
    shareScopeMap: { default: Record<string, Record<string, { useIn: string[] }>> }
  }[]
}

interface Seen {
  /** How many copies of React DOM have started. */
  renderers: number
}

/** In the place of React's developer tools, to which each copy of React DOM makes itself known. */
function countRenderers() {
  const seen: Seen = { renderers: 0 }
  const ignore = () => undefined
  const hook = {
    supportsFiber: true,
    inject: () => ++seen.renderers,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
    checkDCE: ignore,
  }
  Object.assign(globalThis, { seen, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

test('all remotes together have one instance of what they share', async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    const port = Number(new URL(response.url()).port)
    const isOfRemote = port > product.shellPort && port <= product.shellPort + 5
    if (isOfRemote && response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  await page.addInitScript(countRenderers)
  await admin.logIn()
  await admin.open('utenti')
  await expect(admin.heading('Utenti')).toBeVisible()
  await goWithin(page, '/dashboard?view=tariffe')
  await expect(page.getByRole('heading', { level: 1, name: /Tariffe/i })).toBeVisible()
  await goWithin(page, '/dashboard?view=partner')
  await expect(page.getByRole('heading', { name: texts.adminUsers.companions.title })).toBeVisible()
  await goWithin(page, '/auth')
  await expect(page.getByText(texts.auth.screen.toRegister)).toBeVisible()
  await goWithin(page, `/text-chat/${randomUUID()}`)

  const probe = () => {
    const { __FEDERATION__, seen } = globalThis as unknown as { __FEDERATION__: Federation; seen: Seen }
    const instances = __FEDERATION__.__INSTANCES__
    const [scope = {}] = instances.map(({ shareScopeMap }) => shareScopeMap.default)
    const styles = [...document.querySelectorAll('style[data-css-hash]')]
    return {
      isOneScope: instances.every(({ shareScopeMap }) => shareScopeMap.default === scope),
      versions: Object.fromEntries(
        Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions).join()]),
      ),
      consumers: Object.fromEntries(
        Object.entries(scope).map(([name, versions]) => [
          name,
          Object.values(versions).flatMap(({ useIn }) => useIn),
        ]),
      ),
      renderers: seen.renderers,
      styles: styles.map((style) => style.getAttribute('data-css-hash')),
      // Each cache of antd's styles marks the tags that it has made, those of animations excepted.
      styleCaches: new Set(styles.flatMap((style) => Reflect.get(style, '__cssinjs_instance__') ?? [])).size,
    }
  }
  const remotes = remoteNames.map((name) => name.replaceAll('-', '_')).sort()
  const used = ['react', '@confida/router', '@tanstack/react-query', '@confida/session', '@confida/i18n']
  await expect
    .poll(async () => {
      const { consumers } = await page.evaluate(probe)
      return used.map((name) => consumers[name]?.sort())
    })
    .toEqual(used.map(() => remotes))
  const found = await page.evaluate(probe)
  expect(found.isOneScope).toBe(true)
  expect(found.versions).toEqual(sharedModules)
  expect(found.renderers).toBe(1)
  expect(found.styles.length).toBe(new Set(found.styles).size)
  expect(found.styleCaches).toBe(1)
  // No remote has a React of its own in its scripts either.
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of await Promise.all(scripts)) expect(script).not.toContain('react.transitional.element')
})
