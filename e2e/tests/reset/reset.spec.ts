import { answerCall, listenForCalls, loseCall } from '../../fixtures/calls.ts'
import { tryToLogIn } from '../../fixtures/logins.ts'
import { resetCodeFor } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { registerUser } from '../../fixtures/users.ts'
import { resetPage } from '../../pages/reset.page.ts'

const ADDRESS = 'anna@example.org'

test('a user sets a new password; the old one and open sessions end', async ({ page, request, texts }) => {
  const { user, token } = await registerUser()
  await page.clock.install()
  const reset = resetPage(page, texts)
  await reset.open()
  await reset.sendCode(user.email)
  await expect(reset.code).toBeVisible()
  await reset.enterCode(await resetCodeFor(user.email))
  await expect(reset.password).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await reset.save('una-password-nuova')
  await expect(page.getByRole('heading', { name: texts.auth.reset.doneTitle })).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page).toHaveURL(/\/reset-password/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/$/)

  expect(await tryToLogIn(user.email, 'una-password-sicura')).toBe(401)
  expect(await tryToLogIn(user.email, 'una-password-nuova')).toBe(200)
  const profile = await request.get('/api/auth/profile', { headers: { Authorization: `Bearer ${token}` } })
  expect(profile.status()).toBe(401)
})

test('step 1 wants an address, and says why no code was sent', { tag: '@long' }, async ({ page, texts }) => {
  const reset = resetPage(page, texts)
  const { errors, backToLogin } = texts.auth.reset
  const PATH = '/auth/password-reset-request'
  const calls = listenForCalls(page, 'POST', PATH)
  await reset.open()
  await reset.sendCode('')
  await expect(reset.alert).toHaveText(errors.emailRequired)
  expect(calls).toHaveLength(0)
  await answerCall(page, PATH, { status: 400, body: { detail: 'X' } })
  await reset.sendCode(ADDRESS)
  await expect(reset.alert).toHaveText('X')
  await answerCall(page, PATH, { status: 500 })
  await reset.sendCode(ADDRESS)
  await expect(reset.alert).toHaveText(errors.send)
  await loseCall(page, PATH)
  await reset.sendCode(ADDRESS)
  await expect(reset.alert).toHaveText(errors.connection)
  await page.getByRole('link', { name: backToLogin }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('step 2 takes six digits while their time lasts', { tag: '@long' }, async ({ page, texts }) => {
  await page.clock.install()
  const reset = resetPage(page, texts)
  const { errors, newCode } = texts.auth.reset
  const PATH = '/auth/verify-reset-code'
  const calls = listenForCalls(page, 'POST', PATH)
  await reset.open(ADDRESS)
  await expect(reset.timer).toHaveText(/^(10:00|09:5\d)$/)
  await reset.code.pressSequentially('12ab345')
  await expect(reset.code).toHaveValue('12345')
  await reset.verify.click()
  await expect(reset.alert).toHaveText(errors.codeInvalid)
  expect(calls).toHaveLength(0)
  await answerCall(page, PATH, { status: 400, body: { detail: 'X' } })
  await reset.enterCode('123456')
  await expect(reset.alert).toHaveText('X')
  expect(calls[0]?.postDataJSON()).toEqual({ email: ADDRESS, code: '123456' })
  await answerCall(page, PATH, { status: 400 })
  await reset.enterCode('123456')
  await expect(reset.alert).toHaveText(errors.verify)
  await loseCall(page, PATH)
  await reset.enterCode('123456')
  await expect(reset.alert).toHaveText(errors.connection)

  await page.clock.fastForward(600_000)
  await expect(reset.verify).toBeDisabled()
  await page.getByRole('button', { name: newCode }).click()
  await expect(reset.email).toBeVisible()
})

test('the countdown turns red under a minute', { tag: '@long' }, async ({ page, texts }) => {
  const start = new Date('2026-06-15T10:00:00')
  await page.clock.install({ time: start })
  const reset = resetPage(page, texts)
  const colour = () => reset.timer.evaluate((element) => getComputedStyle(element).color)
  await answerCall(page, '/auth/password-reset-request', { body: { message: 'ok' } })
  await reset.open()
  await expect(reset.email).toBeVisible()
  await page.clock.pauseAt(new Date('2026-06-15T11:00:00'))
  await reset.sendCode(ADDRESS)
  await expect(reset.timer).toHaveText('10:00')
  const calm = await colour()
  await page.clock.runFor(540_000)
  await expect(reset.timer).toHaveText('01:00')
  expect(await colour()).toBe(calm)
  await page.clock.runFor(1000)
  await expect(reset.timer).toHaveText('00:59')
  const [red = 0, green = 255, blue = 255] = ((await colour()).match(/\d+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
})

test('step 3 wants the same password twice, and shows how strong it is', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const reset = resetPage(page, texts)
  const { reset: words, strength } = texts.auth
  const PATH = '/auth/password-reset-confirm'
  await answerCall(page, '/auth/verify-reset-code', { body: { success: true } })
  const calls = listenForCalls(page, 'POST', PATH)
  await reset.open(ADDRESS)
  await reset.enterCode('123456')
  for (const [length, word] of [
    [1, strength.tooShort],
    [5, strength.tooShort],
    [6, strength.weak],
    [7, strength.weak],
    [8, strength.medium],
    [11, strength.medium],
    [12, strength.strong],
  ] as const) {
    await reset.password.fill('a'.repeat(length))
    await expect(page.getByText(word, { exact: true })).toBeVisible()
  }
  await reset.save('12345')
  await expect(reset.alert).toHaveText(words.errors.tooShort)
  await reset.save('abcdef', 'abcdeg')
  await expect(reset.alert).toHaveText(words.errors.mismatch)
  expect(calls).toHaveLength(0)
  await answerCall(page, PATH, { status: 400, body: { detail: 'X' } })
  await reset.save('abcdef')
  await expect(reset.alert).toHaveText('X')
  await answerCall(page, PATH, { status: 500 })
  await reset.save('abcdef')
  await expect(reset.alert).toHaveText(words.errors.save)
  await loseCall(page, PATH)
  await reset.save('abcdef')
  await expect(reset.alert).toHaveText(words.errors.connection)
})
