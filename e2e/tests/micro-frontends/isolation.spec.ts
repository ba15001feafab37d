import type { RequestListener } from 'node:http'
import type { RemoteName } from '@confida/remote-kit'
import type { Page } from '@playwright/test'
import { titleOf } from '../../fixtures/declarations.ts'
import { remoteCopy } from '../../fixtures/remote-copy.ts'
import { test as base, expect } from '../../fixtures/test.ts'
import { fill, type ProductTexts } from '../../fixtures/texts.ts'
import { createCompanion, logInAdministrator, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'
import { languageMenu } from '../../pages/language.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

type Copy = Awaited<ReturnType<typeof remoteCopy>>

/** Until a remote that hangs has failed, on a busy machine. */
const FALLBACK = { timeout: 10_000 }

const test = base.extend<{ copyOf: (remote: RemoteName) => Promise<Copy> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
  copyOf: async ({}, use) => {
    let copy: Copy | undefined
    await use(async (remote) => {
      copy = await remoteCopy(remote)
      return copy
    })
    await copy?.remove()
  },
})

const alertOf = (page: Page, texts: ProductTexts, remote: RemoteName) =>
  page.getByRole('alert').filter({
    hasText: fill(texts.shell.remoteFailed.title, { name: titleOf(remote) }),
  })

interface Place {
  remote: RemoteName
  path: string
  user?: 'user' | 'admin'
  /** What the place shows when the remote is there, and what another remote shows meanwhile. */
  shown: (page: Page, texts: ProductTexts) => ReturnType<Page['locator']>
  other: { path: string; shown: (page: Page, texts: ProductTexts) => ReturnType<Page['locator']> }
}

const companions = (page: Page, texts: ProductTexts) =>
  page.getByRole('heading', { name: texts.companions.companions.empty.title })
const users = (page: Page) => page.getByRole('heading', { level: 1, name: 'Utenti' })
const tiers = (page: Page) => page.getByRole('heading', { level: 1, name: /Tariffe/i })
const chat = (page: Page, texts: ProductTexts) => chatPage(page, texts, 'Sofia').input

const places: Place[] = [
  {
    remote: 'mfe-auth',
    path: '/auth',
    user: 'user',
    shown: (page, texts) => page.getByText(texts.auth.screen.toRegister),
    other: { path: '/dashboard', shown: companions },
  },
  {
    remote: 'mfe-companions',
    path: '/dashboard',
    user: 'user',
    shown: companions,
    other: { path: '/auth', shown: (page, texts) => page.getByText(texts.auth.screen.toRegister) },
  },
  {
    remote: 'mfe-admin-users',
    path: '/dashboard?view=utenti',
    user: 'admin',
    shown: users,
    other: { path: '/dashboard?view=tariffe', shown: tiers },
  },
  {
    remote: 'mfe-admin-content',
    path: '/dashboard?view=tariffe',
    user: 'admin',
    shown: tiers,
    other: { path: '/dashboard?view=utenti', shown: users },
  },
]

for (const { remote, path, user, shown, other } of places)
  test(`${remote} down: its place offers Retry, the others work, and it comes back without a reload`, {
    tag: remote === 'mfe-chat' ? [] : ['@long'],
  }, async ({ page, texts, copyOf }) => {
    const copy = await copyOf(remote)
    copy.release()
    await copy.stop()
    await logInAs(page, await (user === 'admin' ? logInAdministrator() : registerUser()))
    await page.goto(other.path)
    await expect(other.shown(page, texts)).toBeVisible()
    await page.goto(path)
    const alert = alertOf(page, texts, remote)
    await expect(alert).toBeVisible(FALLBACK)

    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await copy.start()
    await alert.getByRole('button', { name: texts.common.actions.retry }).click()
    await expect(shown(page, texts)).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

const page200: RequestListener = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Login</title>')
const missing: RequestListener = (_, response) => response.writeHead(404).end()
const half =
  (copy: Copy): RequestListener =>
  ({ url = '' }, response) => {
    const text = copy.read(url)
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text.slice(0, text.length / 2))
  }

const MANIFEST = /mf-manifest\.json$/
const ENTRY = /remoteEntry/
/** Of the chat's screen. */
const CHUNK = /\/chat\.\w+\.js$/

interface Fault {
  what: string
  break: (copy: Copy) => void
  report: { phase: string; code: string }
}

const faults: Fault[] = [
  { what: 'never answers', break: (copy) => copy.fail(/./), report: { phase: 'entry', code: 'timeout' } },
  {
    what: 'never sends a chunk',
    break: (copy) => copy.fail(CHUNK),
    report: { phase: 'chunk', code: 'timeout' },
  },
  {
    what: 'answers with a page',
    break: (copy) => copy.fail(MANIFEST, page200),
    report: { phase: 'entry', code: 'malformed' },
  },
  {
    what: 'answers 404',
    break: (copy) => copy.fail(MANIFEST, missing),
    report: { phase: 'entry', code: 'status' },
  },
  {
    what: 'sends half of its entry',
    break: (copy) => copy.fail(ENTRY, half(copy)),
    report: { phase: 'entry', code: 'altered' },
  },
  {
    what: 'sends half of a chunk',
    break: (copy) => copy.fail(CHUNK, half(copy)),
    report: { phase: 'chunk', code: 'altered' },
  },
  {
    what: 'has lost a chunk',
    break: (copy) => copy.fail(CHUNK, missing),
    report: { phase: 'chunk', code: 'status' },
  },
  {
    what: 'throws in its entry',
    break: (copy) => {
      copy.replaceEntry('throw new Error("hostile")')
      copy.release()
    },
    report: { phase: 'evaluation', code: 'threw' },
  },
]

test('each way in which a remote cannot be had is told apart, and looks the same', { tag: '@long' }, async ({
  page,
  texts,
  copyOf,
}) => {
  const copy = await copyOf('mfe-chat')
  copy.release()
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  for (const { what, break: breakIt, report } of faults)
    await test.step(what, async () => {
      copy.fail()
      breakIt(copy)
      const reported = page.waitForRequest('**/api/remote-reports')
      await page.goto(`/text-chat/${companion.id}`)
      const alert = alertOf(page, texts, 'mfe-chat')
      await expect(alert).toBeVisible(FALLBACK)
      await expect(alert.getByRole('button', { name: texts.common.actions.retry })).toBeVisible()
      expect((await reported).postDataJSON().failures).toEqual([
        { remote: 'mfe-chat', version: expect.any(String), ...report },
      ])
    })
})

/** A remote that no tool has built; what its screen does the page's storage says. */
const hostile = `
var mfe_chat = {
  init(scope) { mfe_chat.scope = scope },
  async get() {
    const React = (await Object.values(mfe_chat.scope.react)[0].get())()
    const mood = sessionStorage.getItem('mood')
    function Screen() {
      if (mood === 'render') throw new Error('in render')
      React.useEffect(() => {
        if (mood === 'effect') throw new Error('in an effect')
        if (mood === 'promise') Promise.reject(new Error('in a promise'))
      }, [])
      return React.createElement('p', null, 'hostile screen')
    }
    const routes = { chat: { load: async () => ({ Screen }) } }
    const texts = { namespace: 'hostile', load: async () => ({}) }
    return () => ({ default: { name: 'mfe-chat', version: '1.0.0', contract: '^4.0.0', texts, routes, navigation: [] } })
  },
}`

for (const mood of ['render', 'effect', 'promise'])
  test.describe(`a remote that throws in ${mood}`, { tag: mood === 'promise' ? [] : ['@long'] }, () => {
    async function openHostile(page: Page, texts: ProductTexts, copy: Copy) {
      copy.replaceEntry(hostile)
      copy.release()
      const session = await registerUser('Ada')
      const companion = await createCompanion(session)
      await logInAs(page, session)
      await page.addInitScript((value) => sessionStorage.setItem('mood', value), mood)
      await page.goto(`/text-chat/${companion.id}`)
      const isShown = mood === 'promise'
      await expect(
        isShown ? page.getByText('hostile screen') : alertOf(page, texts, 'mfe-chat'),
      ).toBeVisible()
      return companion
    }

    test('leaves language, navigation and log-out alone', { tag: '@long' }, async ({
      page,
      texts,
      copyOf,
    }) => {
      const { name } = await openHostile(page, texts, await copyOf('mfe-chat'))
      await languageMenu(page).choose('ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await languageMenu(page).choose('it')
      await page.getByRole('link', { name: texts.shell.header.home }).click()
      await expect(page.getByText(name).first()).toBeVisible()
      await page.goBack()
      await userMenu(page, texts, 'Ada').logOut()
      await expect(page).toHaveURL(/\/$/)
    })

    test('leaves the end of an idle session alone', { tag: '@long' }, async ({ page, texts, copyOf }) => {
      await page.clock.install()
      await openHostile(page, texts, await copyOf('mfe-chat'))
      await page.clock.fastForward(60 * 60_000)
      await expect(page).toHaveURL(/\/$/)
    })
  })

test('a remote of which a byte was flipped does not run', async ({ page, texts, copyOf }) => {
  const copy = await copyOf('mfe-chat')
  copy.release()
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  const flipped: RequestListener = ({ url = '' }, response) => {
    const text = `globalThis.tampered = true;${copy.read(url)}`
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text)
  }
  for (const pattern of [ENTRY, CHUNK]) {
    copy.fail(pattern, flipped)
    await page.goto(`/text-chat/${companion.id}`)
    await expect(alertOf(page, texts, 'mfe-chat')).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  }
  copy.fail()
  await page.getByRole('button', { name: texts.common.actions.retry }).click()
  await expect(chat(page, texts)).toBeVisible()
})
