import { expect, test } from '../../fixtures/test.ts'
import { registerUser } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'

test('an administrator goes to a screen, then to a person, by the palette alone', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { palette } = texts.shell
  const admin = adminPage(page, texts)
  const { user: person } = await registerUser(`Zelda ${crypto.randomUUID().slice(0, 8)}`)
  await admin.logIn()
  await admin.open('feedback')
  await expect(admin.heading(texts.adminContent.feedback.title)).toBeVisible()
  const field = page.getByRole('combobox', { name: palette.placeholder })

  await page.keyboard.press('ControlOrMeta+k')
  await field.fill('elimin')
  await field.press('Enter')
  await expect(admin.heading(texts.adminUsers.deleted.title)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await field.fill(person.name)
  await expect(page.getByRole('option', { name: person.name })).toBeVisible()
  await field.press('Enter')
  await expect(admin.dialog.getByText(person.email)).toBeVisible()
})
