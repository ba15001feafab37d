import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, registerUser, reportRemotes, storeUsers } from '../../fixtures/users.ts'
import { adminPage, DIALOG } from '../../pages/admin.page.ts'
import { type Stop, tour } from './tour.ts'

/** A screen or a dialog, once it shows something of its own. */
const stop = (name: string, go: () => Promise<unknown>, shown: Locator, part?: string): Stop => ({
  name,
  part,
  go: async () => {
    await go()
    await expect(shown.first()).toBeVisible()
  },
})

test('axe finds nothing in the screens of users and companions', async ({
  page,
  texts,
  expectAccessible,
}) => {
  const admin = adminPage(page, texts)
  await createCompanion(await registerUser())
  await reportRemotes()
  await storeUsers([{ name: 'Andata Via', deleted_at: new Date().toISOString() }])
  await admin.logIn()
  const row = page.getByRole('row').nth(1)
  await tour(page, expectAccessible, [
    stop('users', () => admin.open('utenti'), page.getByRole('article')),
    stop('data broker', () => admin.open('databroker'), row),
    stop('deleted', () => admin.open('eliminati'), row),
    stop(
      'data of a deleted account',
      () => row.getByRole('button', { name: 'Dati' }).click(),
      admin.dialog,
      DIALOG,
    ),
    stop('remotes', () => admin.open('moduli'), row),
    stop('new user', () => admin.open('create-user'), page.locator('main form')),
    stop('companions', () => admin.open('partner'), page.getByRole('region').getByRole('listitem')),
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('axe finds nothing in the lists, and in the dialogs of an account', async ({
    page,
    texts,
    expectAccessible,
  }) => {
    const admin = adminPage(page, texts)
    const { actions, delete: deleting, password } = texts.adminUsers
    const { user } = await registerUser('Anna Verdi')
    await reportRemotes()
    await storeUsers([{ name: 'Andata Via', deleted_at: new Date().toISOString() }])
    await admin.logIn()
    const item = page.getByRole('main').getByRole('listitem')
    const openDialog = (name: string, go: () => Promise<unknown>) => stop(name, go, admin.dialog, DIALOG)
    await tour(page, expectAccessible, [
      stop('data broker', () => admin.open('databroker'), item),
      stop('deleted', () => admin.open('eliminati'), item),
      openDialog('restoring', async () => {
        await item.first().getByRole('button', { name: 'Ripristina' }).click()
        await admin.confirm(texts.adminUsers.deleted.restore)
      }),
      stop('remotes', () => admin.open('moduli'), item),
      stop('a user', () => admin.open('utenti', `&search=${user.email}`), admin.card(user.email)),
      openDialog('editing', async () => {
        await admin.press(user.email, texts.common.actions.edit)
        await admin.dialog.getByLabel(texts.adminUsers.user.name).fill('')
      }),
      openDialog('standby', async () => {
        await admin.cancel()
        await admin.press(user.email, actions.standby)
      }),
      openDialog('a password', async () => {
        await admin.cancel()
        await admin.press(user.email, actions.password)
        await admin.confirm(password.confirm)
      }),
      openDialog('deleting', async () => {
        await admin.cancel()
        await admin.press(user.email, texts.common.actions.delete)
        await admin.confirm(deleting.continue)
        await admin.confirm(deleting.confirm)
        await expect(admin.dialog.getByText(deleting.passwordBlank)).toBeVisible()
      }),
    ])
  })
})
