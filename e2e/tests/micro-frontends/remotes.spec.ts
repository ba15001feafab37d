import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteName, RemoteRegistry } from '@confida/remote-kit'
import { describeRelease, factsOfSources } from '@confida/remote-kit/release'
import { distOf, root } from '@confida/tools/paths'
import { readRegistry, writeRegistry } from '@confida/tools/registry-file'
import type { APIRequestContext } from '@playwright/test'
import { titleOf } from '../../fixtures/declarations.ts'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill } from '../../fixtures/texts.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'

// The registry of the product under test is changed here: a user's view of one remote moves to a server of the test's own.
const registryFile = join(process.env.CONFIDA_E2E_DATA_DIR ?? '', 'remotes.json')
const PORT = product.shellPort + 100
const address = `http://localhost:${PORT}`

const isOfRemote = ({ port }: URL) =>
  Number(port) > product.shellPort && Number(port) <= product.shellPort + 5

let original: RemoteRegistry
let folder: string
let server: ChildProcess | undefined

async function serve(remote: RemoteName) {
  server = fork(join(root, 'tools/src/remote-server/serve-remote.ts'), [remote, String(PORT)], {
    env: { ...process.env, REMOTE_DIST: folder },
  })
  await once(server, 'message')
}

async function stopServing() {
  if (!server || server.exitCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

function change(remote: RemoteName, changes: Partial<RemoteRegistry[number]>) {
  writeRegistry(
    registryFile,
    original.map((release) => (release.name === remote ? { ...release, ...changes } : release)),
  )
}

/** The server learns of a release's files when a page that needs them is first opened, and from then on names them in it. */
const untilNamed = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).text()).toContain('mf-manifest.json')

test.beforeEach(() => {
  original = readRegistry(registryFile)
  folder = mkdtempSync(join(tmpdir(), 'confida-remote-'))
  cpSync(distOf('mfe-chat'), folder, { recursive: true })
})

test.afterEach(async () => {
  writeRegistry(registryFile, original)
  await stopServing()
  rmSync(folder, { recursive: true, force: true })
})

test('a remote that is down shows Retry in its own place and comes back', async ({
  page,
  request,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  // The page will name its files in vain.
  await untilNamed(request, `/text-chat/${companion.id}`)
  change('mfe-chat', describeRelease(factsOfSources('mfe-chat', join(root, 'mfe-chat')), folder, address))

  await page.goto(`/text-chat/${companion.id}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(fill(texts.shell.remoteFailed.title, { name: titleOf('mfe-chat') }))

  // The rest goes on: the dashboard of another remote, and back.
  await page.goto('/dashboard')
  await expect(
    page.getByRole('link', { name: fill(texts.companions.companions.chatWith, { name: companion.name }) }),
  ).toBeVisible()
  await page.goto(`/text-chat/${companion.id}`)
  await expect(alert).toBeVisible()

  await serve('mfe-chat')
  await page.getByRole('button', { name: texts.common.actions.retry }).click()
  await expect(chatPage(page, texts, companion.name).input).toBeVisible()
})

test('a remote for another contract is refused with both versions', async ({ page }) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  change('mfe-chat', { contract: '^99.0.0' })

  await page.goto(`/text-chat/${companion.id}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('mfe-chat')
  await expect(alert).toContainText('^99.0.0')
  await page.goto('/dashboard')
  await expect(page.getByText(companion.name).first()).toBeVisible()
})

test('a remote is asked for when its screen is opened, not before', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  const asked: string[] = []
  page.on('request', (request) => {
    if (Number(new URL(request.url()).port) === product.shellPort + 3) asked.push(request.url())
  })
  await page.goto('/dashboard')
  await expect(page.getByText(companion.name).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).toEqual([])
  await page.goto(`/text-chat/${companion.id}`)
  await expect(chatPage(page, texts, companion.name).input).toBeVisible()
  expect(asked).not.toEqual([])
})

test('a page asks for all that its screen needs of a remote at once, and for each file once', async ({
  page,
  request,
  texts,
}) => {
  await untilNamed(request, '/auth')
  const asked: string[] = []
  page.on('request', (sent) => {
    if (isOfRemote(new URL(sent.url()))) asked.push(sent.url())
  })
  await page.goto('/auth')
  await expect(page.getByText(texts.auth.screen.toRegister)).toBeVisible()
  const named = await page
    .locator('link[rel="preload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(asked.slice().sort()).toEqual(named.filter((address) => isOfRemote(new URL(address))).sort())
})

test('an installation needs one address only: remotes may lie behind the shell', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  change('mfe-auth', { entry: '/remotes/mfe-auth/mf-manifest.json' })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).origin))
  await page.goto('/auth')
  await expect(page.getByText(texts.auth.screen.toRegister)).toBeVisible()
  expect([...new Set(asked)]).toEqual([product.shell])
})

test('a malformed line of the registry costs its own remote only', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  change('mfe-chat', { integrity: 'none' })
  await page.goto(`/text-chat/${companion.id}`)
  await expect(page.getByRole('alert')).toContainText(
    fill(texts.shell.remoteFailed.registry, { remote: 'mfe-chat', field: 'integrity' }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText(companion.name).first()).toBeVisible()
})

test('the shell stands without a registry, and goes on with the last good one', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.route('**/remotes.json', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('remotes_registry'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(texts.shell.registryFailed.text)
  await page.unroute('**/remotes.json')
  await page.getByRole('button', { name: texts.common.actions.retry }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the shell stands with all remotes down', async ({ page, texts }) => {
  await page.route(isOfRemote, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(titleOf('mfe-auth'))
  await logInAs(page, await registerUser('Ada'))
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText(titleOf('mfe-companions'))
  await page.getByRole('button', { name: fill(texts.shell.userMenu.label, { name: 'Ada' }) }).click()
  await page.getByRole('menuitem', { name: texts.shell.userMenu.logout }).click()
  await expect(page).toHaveURL(`${new URL(page.url()).origin}/`)
})
