import { join } from 'node:path'
import type { RemoteRegistry } from '@confida/remote-kit'
import { sharedModules } from '@confida/remote-kit'
import { readRegistry, writeRegistry } from '@confida/tools/registry-file'
import type { Page } from '@playwright/test'
import { FOREIGN_PATH, FOREIGN_TITLE, foreignRemote, foreignRemotes } from '../../fixtures/foreign-remote.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { languageMenu } from '../../pages/language.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

// Remotes that other teams build with stock tools and nothing of this repository. `npm test` tries one of them, `npm run
// test:foreign` all.
const isWhole = process.env.FOREIGN_REMOTES === 'all'
const tried = isWhole ? foreignRemotes : ['rspack-react']
/** Which file is changed. */
const parts = {
  entry: { file: 'remoteEntry.js' },
  chunk: { holding: 'Tutte le note' },
  style: { file: '**/*.css' },
}

/** React components run in the shell's React; what draws itself has its own. */
const usesReactOfShell = (kind: string) => ['rspack-react', 'vite-react'].includes(kind)

const registryFile = join(process.env.CONFIDA_E2E_DATA_DIR ?? '', 'remotes.json')
let original: RemoteRegistry
let remote: ReturnType<typeof foreignRemote>

test.beforeEach(() => {
  original = readRegistry(registryFile)
})

test.afterEach(async () => {
  writeRegistry(registryFile, original)
  await remote.stop()
})

// Vue asks for a policy of its own, which `violations` would count.
test.use({ toleratesViolations: true })

/** What the page's policy refused. */
async function watchViolations(page: Page) {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteViolation: (violation: string) => void }).noteViolation
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      note(`${violatedDirective} ${sample} ${blockedURI}`),
    )
  })
  return violations
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

for (const kind of tried) {
  test(`${kind} is released, speaks the shell’s language, navigates, logs out and is rolled back`, async ({
    page,
    texts,
  }) => {
    remote = foreignRemote(kind)
    await remote.release('1.0.0')
    await remote.serve()
    const violations = await watchViolations(page)
    await logInAs(page, await registerUser('Ada'))
    await page.goto('/dashboard')
    await userMenu(page, texts, 'Ada').button.click()
    await page.getByRole('menuitem', { name: FOREIGN_TITLE }).click()
    await expect(page).toHaveURL(FOREIGN_PATH)
    await expect(title(page, 'Note 1.0.0')).toBeVisible()

    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('textbox', { name: 'Bozza' }).fill('something')
    await languageMenu(page).choose('en')
    await expect(title(page, 'Notes 1.0.0')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Draft' })).toHaveValue('something')

    await page.getByRole('link', { name: 'Open a note' }).click()
    await expect(page).toHaveURL(`${FOREIGN_PATH}/details`)
    await expect(page.getByText('One note')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('All notes')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(title(page, 'Notes 1.0.0')).toBeHidden()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    // A team that is ahead of the shell: its newer React must not become a second one.
    await remote.release('1.1.0', { REACT_VERSION: '19.99.0' })
    await page.goto(FOREIGN_PATH)
    await expect(title(page, 'Notes 1.1.0')).toBeVisible()
    if (usesReactOfShell(kind))
      await expect(page.locator('[data-react]')).toHaveAttribute('data-react', sharedModules.react)
    await remote.rollBack('1.0.0')
    await page.reload()
    await expect(title(page, 'Notes 1.0.0')).toBeVisible()

    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    // Vue asks for a policy that lets any markup through, and goes on without it.
    expect(violations.filter((violation) => !violation.startsWith('trusted-types vue '))).toEqual([])
  })

  if (isWhole)
    test(`${kind} comes back without a reload when its files do`, async ({ page }) => {
      remote = foreignRemote(kind)
      await remote.release('1.0.0')
      await remote.serve()
      const isScript = ({ href }: URL) => href.startsWith(remote.address) && href.endsWith('.js')
      await page.route(isScript, (route) => route.abort())
      await logInAs(page, await registerUser())
      await page.goto(FOREIGN_PATH)
      const retry = page.getByRole('alert').getByRole('button')
      await expect(retry).toBeVisible()
      await page.unroute(isScript)
      await retry.click()
      await expect(title(page, 'Note 1.0.0')).toBeVisible()
    })

  for (const [part, file] of isWhole ? Object.entries(parts) : []) {
    test(`${kind} does not run with a changed ${part}`, async ({ page }) => {
      remote = foreignRemote(kind)
      await remote.release('1.0.0')
      remote.tamper('1.0.0', file)
      await remote.serve()
      await logInAs(page, await registerUser())
      await page.goto(FOREIGN_PATH)
      await expect(page.getByRole('alert')).toContainText(FOREIGN_TITLE)
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    })
  }
}
