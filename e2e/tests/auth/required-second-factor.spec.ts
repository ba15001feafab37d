import { generateSync } from 'otplib'
import { inDatabase } from '../../fixtures/database.ts'
import { useOtherApi } from '../../fixtures/other-api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newUser, registerUser } from '../../fixtures/users.ts'

test('where it is required, an administrator sets up a second step before anything opens', {
  tag: '@long',
}, async ({ page, texts, expectAccessible }) => {
  const words = texts.secondStep
  const { user } = await registerUser('Ada Neri')
  await inDatabase((client) =>
    client.query(`update users set role = 'admin', administrator_role = 'owner' where id = $1`, [user.id]),
  )
  const endOtherApi = await useOtherApi(page, { REQUIRE_ADMIN_SECOND_FACTOR: 'true' })

  const logIn = async () => {
    await page.goto('/auth')
    await page.getByLabel(texts.auth.fields.email, { exact: true }).fill(user.email)
    await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(newUser().password)
    await page.getByRole('button', { name: texts.auth.login.submit, exact: true }).click()
  }
  await logIn()
  const dialog = page.getByRole('dialog', { name: words.setup.requiredTitle })
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible()
  await dialog.getByRole('button', { name: words.setup.app }).click()
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await dialog.getByLabel(words.methods.totp.label).fill(generateSync({ secret }))
  await dialog.getByRole('button', { name: words.setup.activate }).click()
  await page.getByRole('button', { name: words.recovery.done }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await page.evaluate(() => localStorage.clear())
  await logIn()
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
  await endOtherApi()
})
