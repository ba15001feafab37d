import { createPartner, registerPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { adminPage } from '../../pages/admin.page.ts'

for (const { title, language, colorScheme, phone } of [
  { title: 'light', language: 'it', colorScheme: 'light', phone: false },
  { title: 'dark', language: 'it', colorScheme: 'dark', phone: true },
  { title: 'Arabic', language: 'ar', colorScheme: 'light', phone: false },
] as const) {
  test.describe(`in ${title}`, () => {
    test.use({
      language,
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      ...(phone ? { viewport: { width: 390, height: 844 } } : {}),
    })

    test('axe finds nothing in the screens of users and partners', async ({
      page,
      texts,
      expectAccessible,
    }) => {
      const admin = adminPage(page, texts)
      const { broker, create, deleted, partners } = texts.adminUsers
      await admin.logIn()
      for (const [view, heading] of [
        ['databroker', broker.title],
        ['eliminati', deleted.title],
        ['create-user', create.title],
      ] as const) {
        await admin.open(view)
        await expect(admin.heading(heading)).toBeVisible()
        await expect(page.getByRole('status', { name: texts.common.loading })).toHaveCount(0)
        await expectAccessible('main')
      }
      await createPartner(await registerPerson())
      await admin.open('partner')
      await expect(page.getByRole('region', { name: partners.interest, exact: true })).toBeVisible()
      await expectAccessible()
    })

    test('axe finds nothing in the dialogs of an account', async ({ page, texts, expectAccessible }) => {
      const admin = adminPage(page, texts)
      const { actions, delete: deleting, password } = texts.adminUsers
      const { user } = await registerPerson('Anna Verdi')
      const name = user.email
      await admin.logIn()
      await admin.open('utenti', `&search=${name}`)
      await expect(admin.card(name)).toBeVisible()
      await expectAccessible()
      await admin.press(name, texts.common.actions.edit)
      await admin.dialog.getByLabel(texts.adminUsers.user.name).fill('')
      await expectAccessible('dialog')
      await admin.cancel()
      await admin.press(name, actions.standby)
      await expect(admin.dialog).toBeVisible()
      await expectAccessible('dialog')
      await admin.cancel()
      await admin.press(name, actions.password)
      await admin.confirm(password.confirm)
      await expectAccessible('dialog')
      await admin.cancel()
      await admin.press(name, texts.common.actions.delete)
      await admin.confirm(deleting.continue)
      await admin.confirm(deleting.confirm)
      await expect(admin.dialog.getByText(deleting.passwordBlank)).toBeVisible()
      await expectAccessible('dialog')
    })
  })
}
