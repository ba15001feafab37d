import { randomUUID } from 'node:crypto'
import { answerCall, holdCall, listenForCalls } from '../../fixtures/calls.ts'
import { administrator } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs, newUser, registerUser } from '../../fixtures/users.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

const protectedPaths = [
  '/dashboard',
  '/admin',
  '/payment-success',
  '/payment-cancel',
  `/text-chat/${randomUUID()}`,
]

test('visitors of protected paths have to log in', async ({ page, texts }) => {
  for (const path of protectedPaths) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('heading', { name: texts.auth.login.title })).toBeVisible()
  }
})

test('users and administrators get to their own home', { tag: '@long' }, async ({ page, browser, texts }) => {
  const session = await registerUser()
  await logInAs(page, session)
  const adminAnswers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/admin/')) adminAnswers.push(response.status())
  })
  for (const path of ['/', '/dashboard?view=utenti', '/admin']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(userMenu(page, texts, session.user.name).button).toBeVisible()
    await expect(page.getByRole('heading', { name: texts.companions.companions.empty.title })).toBeVisible()
  }
  expect(adminAnswers).not.toContain(200)

  const office = await browser.newPage()
  await logInAs(office, await logInAdministrator())
  await office.goto('/')
  await expect(office).toHaveURL(/\/dashboard\?view=utenti$/)
  for (const path of ['/dashboard?admin=true', '/admin']) {
    const list = office.waitForResponse((response) => new URL(response.url()).pathname === '/api/admin/users')
    await office.goto(path)
    expect((await list).status()).toBe(200)
    await expect(office.getByRole('navigation', { name: texts.shell.admin.navigation })).toBeVisible()
  }
  await office.close()
})

test('a stored token is checked before anything is shown', async ({ page, texts }) => {
  const { token, user } = await registerUser()
  await page.goto('/auth')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  const release = await holdCall(page, '/auth/profile')
  const calls = listenForCalls(page, 'GET', '/auth/profile')
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: texts.common.loading })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  release()
  await expect(userMenu(page, texts, user.name).button).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers().authorization).toBe(`Bearer ${token}`)
})

test('a token whose profile cannot be had is removed', { tag: '@long' }, async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('token'))
  const open = async (token: string) => {
    await page.goto('/reset-password')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth$/)
    expect(await stored()).toBeNull()
  }
  await open('bad')
  await answerCall(page, '/auth/profile', { status: 500 })
  await open((await registerUser()).token)
})

test('who registers stays until the logout, which leaves nothing', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const landing = landingPage(page, texts)
  const session = newUser()
  const keys = () =>
    page.evaluate(() => [
      localStorage.getItem('token') !== null,
      localStorage.getItem('admin_token') !== null,
    ])
  const logins = listenForCalls(page, 'POST', '/auth/register')
  await landing.open()
  await landing.openRegister()
  await landing.register(session)
  const menu = userMenu(page, texts, session.name)
  await expect(menu.button).toBeVisible()
  expect(await keys()).toEqual([true, false])
  // A place in the history that Back leads to.
  await page.goto('/payment-cancel')
  await page.goto('/dashboard')
  const headers = await logins[0]?.allHeaders()
  expect(headers).toMatchObject({ 'content-type': expect.stringContaining('application/json') })
  expect(headers?.authorization).toBeUndefined()
  expect(headers?.cookie).toContain(`XSRF-TOKEN=${headers?.['x-xsrf-token']}`)

  await menu.logOut()
  await expect(page).toHaveURL(/\/$/)
  await expect(landing.heading).toBeVisible()
  await expect(page.getByText(texts.shell.session.inactive)).toBeHidden()
  expect(await keys()).toEqual([false, false])
  await page.goBack()
  await expect(page).toHaveURL(/\/(auth)?$/)
  await expect(menu.button).toBeHidden()
})

test('an administrator carries both keys', { tag: '@long' }, async ({ page, texts }) => {
  const landing = landingPage(page, texts)
  await landing.open()
  await landing.openLogin()
  await landing.logIn(administrator)
  await expect(page).toHaveURL(/view=utenti/)
  const [token, adminToken] = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('admin_token'),
  ])
  expect(token).toBeTruthy()
  expect(adminToken).toBe(token)
})

test('a session ends at its next call when the account is put on standby', async ({
  page,
  request,
  texts,
}) => {
  const session = await registerUser()
  const { token } = await logInAdministrator()
  await logInAs(page, session)
  await page.goto('/dashboard')
  await expect(userMenu(page, texts, session.user.name).button).toBeVisible()
  const answer = await request.patch(`/api/admin/users/${session.user.id}/standby`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.ok()).toBe(true)
  await page.reload()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
