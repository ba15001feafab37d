import { generateSync } from 'otplib'
import { tryToLogIn } from '../../fixtures/logins.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'

const PASSWORD = 'una-password-sicura'

test('an app and a passkey are set up, and each of them logs in after the password', {
  tag: '@long',
}, async ({ page, texts, expectAccessible }) => {
  const words = texts.secondStep
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const session = await registerUser()
  await logInAs(page, session)
  await page.goto('/dashboard?dialog=account')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const password = () => page.getByRole('dialog').last().getByLabel(words.account.password, { exact: true })

  await button(words.account.addApp).click()
  await password().fill(PASSWORD)
  await button(words.account.continue).click()
  await expect(page.getByRole('img', { name: words.setup.qr })).toBeVisible()
  await expectAccessible()
  const secret = (await page.getByRole('dialog').last().locator('code').innerText()).replace(/\s/g, '')
  await page.getByLabel(words.methods.totp.label).fill(generateSync({ secret }))
  await button(words.setup.activate).click()
  const codes = page.getByRole('dialog', { name: words.recovery.title }).locator('code')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await expectAccessible()
  await button(words.recovery.done).click()

  await button(words.account.addPasskey).click()
  await password().fill(PASSWORD)
  await button(words.account.continue).click()
  await button(words.methods.recovery_code.choose).click()
  await page.getByLabel(words.methods.recovery_code.label).fill(recovery)
  await button(words.verify).click()
  await page.getByLabel(words.setup.passkeyName).fill('Portatile')
  await button(words.setup.createPasskey).click()
  await expect(page.getByText(words.account.donePasskey)).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('token'))
  expect(await tryToLogIn(session.user.email, PASSWORD)).toBe(200)
  await page.goto('/auth')
  await page.getByLabel(texts.auth.fields.email, { exact: true }).fill(session.user.email)
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await button(texts.auth.login.submit).click()
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible()
  await button(words.methods.passkey.choose).click()
  await button(words.methods.passkey.button).click()
  await expect(page).toHaveURL(/\/dashboard/)
})
