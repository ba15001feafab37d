import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteRegistry, RemoteRelease } from '@confida/remote-kit'
import { describeRelease, factsOfSources } from '@confida/remote-kit/release'
import { distOf, root } from '@confida/tools/paths'
import { readRegistry, writeRegistry } from '@confida/tools/registry-file'
import type { Page } from '@playwright/test'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { loadTexts } from '../../fixtures/texts.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'
import { languageMenu } from '../../pages/language.page.ts'

const registryFile = join(process.env.CONFIDA_E2E_DATA_DIR ?? '', 'remotes.json')
const PORT = product.shellPort + 100
const address = `http://localhost:${PORT}`

let original: RemoteRegistry
let folder: string
let server: ChildProcess

/** A release of mfe-chat on a server of the test's own; each has other bytes. */
function releaseOf(version: string): RemoteRelease {
  const build = join(folder, version)
  cpSync(distOf('mfe-chat'), build, { recursive: true })
  const manifest = join(build, 'mf-manifest.json')
  rmSync(`${manifest}.br`, { force: true })
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }))
  const facts = { ...factsOfSources('mfe-chat', join(root, 'mfe-chat')), version }
  return describeRelease(facts, build, `${address}/${version}`)
}

const publish = (release: RemoteRelease) =>
  writeRegistry(
    registryFile,
    original.map((line) => (line.name === release.name ? release : line)),
  )

/** What a page loads: of the chat the versions, of everything else the bytes. */
function watch(page: Page) {
  let versions = new Set<string>()
  let others = new Map<string, string>()
  page.on('response', async (response) => {
    const { href, origin, pathname } = new URL(response.url())
    if (origin === address) versions.add(pathname.split('/')[1] ?? '')
    else if (/\.(js|css)$/.test(pathname)) {
      const loaded = others
      loaded.set(
        href,
        createHash('sha256')
          .update(await response.body())
          .digest('hex'),
      )
    }
  })
  return {
    versions: () => [...versions].sort(),
    /** Waits for what has been asked for, then begins anew. */
    async take() {
      await page.waitForLoadState('networkidle')
      const taken = Object.fromEntries([...others].sort())
      versions = new Set()
      others = new Map()
      return taken
    },
  }
}

test.beforeEach(async () => {
  original = readRegistry(registryFile)
  folder = mkdtempSync(join(tmpdir(), 'confida-releases-'))
  server = fork(join(root, 'tools/src/remote-server/serve-remote.ts'), ['mfe-chat', String(PORT)], {
    env: { ...process.env, REMOTE_DIST: folder },
  })
  await once(server, 'message')
})

test.afterEach(async () => {
  writeRegistry(registryFile, original)
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
  rmSync(folder, { recursive: true, force: true })
})

test('a release is for the next load: the open tab goes on with its own, and nothing else changes', async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  publish(releaseOf('1.0.0'))
  const loads = watch(page)
  const chat = chatPage(page, texts, companion.name)
  await chat.open(companion.id)
  await expect(chat.input).toBeVisible()
  expect(loads.versions()).toEqual(['1.0.0'])
  const before = await loads.take()

  publish(releaseOf('1.1.0'))
  await languageMenu(page).choose('en')
  const english = chatPage(page, await loadTexts('en'), companion.name)
  await expect(english.input).toBeVisible()
  expect(loads.versions()).toEqual(['1.0.0'])
  await languageMenu(page).choose('it')
  await loads.take()

  await page.reload()
  await expect(chat.input).toBeVisible()
  expect(loads.versions()).toEqual(['1.1.0'])
  expect(await loads.take()).toEqual(before)
})

test('a release may be for some, for testers alone, or switched off', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  const [stable, next] = [releaseOf('1.0.0'), releaseOf('1.1.0')]
  const loads = watch(page)
  const chat = chatPage(page, texts, companion.name)

  publish({ ...stable, canary: { ...next, share: 100 } })
  await chat.open(companion.id)
  await expect(chat.input).toBeVisible()
  expect(loads.versions()).toContain('1.1.0')

  publish({ ...stable, versions: [next], disabled: true })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(texts.shell.remoteFailed.disabled)
  await loads.take()
  await page.goto(`/text-chat/${companion.id}?release=mfe-chat@1.1.0`)
  await expect(chat.input).toBeVisible()
  expect(loads.versions()).toEqual(['1.1.0'])
})
