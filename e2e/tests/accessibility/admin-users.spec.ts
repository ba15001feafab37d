import type { Locator } from '@playwright/test'
import { linkMailedTo } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import {
  createCompanion,
  inviteAdministrator,
  newUser,
  registerUser,
  reportRemotes,
  storeUsers,
} from '../../fixtures/users.ts'
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
    stop(
      'a deleted account',
      async () => {
        await page.keyboard.press('Escape')
        await row.getByRole('button', { name: 'Andata Via' }).click()
      },
      admin.dialog.getByRole('tab'),
      DIALOG,
    ),
    stop('remotes', () => admin.open('moduli'), row),
    stop('new user', () => admin.open('create-user'), page.locator('main form')),
    stop('companions', () => admin.open('partner'), page.getByRole('region').getByRole('listitem')),
  ])
})

test('axe finds nothing where administrators are invited, and where they accept', async ({
  page,
  texts,
  expectAccessible,
}) => {
  const admin = adminPage(page, texts)
  const { actions, invite } = texts.administrators
  const { email } = newUser()
  const { user } = await registerUser()
  await Promise.all([email, user.email].map(inviteAdministrator))
  await storeUsers([{ name: 'Bea Aiuto', administrator_role: 'support' }])
  await admin.logIn()
  const openDialog = (name: string, go: () => Promise<unknown>) => stop(name, go, admin.dialog, DIALOG)
  const openInvitation = async (address: string) => {
    await page.goto(await linkMailedTo(address, 'administrator_invitation'))
    await page.getByRole('button', { name: texts.profile.invitation.accept }).click()
  }
  const acceptance = page.locator('main form')
  await tour(page, expectAccessible, [
    stop('administrators', () => admin.open('amministratori'), page.getByRole('row').nth(1)),
    openDialog('inviting', async () => {
      await page.getByRole('button', { name: invite.open, exact: true }).click()
      await admin.confirm(invite.send)
    }),
    openDialog('a role', async () => {
      await admin.cancel()
      await admin.row('Bea Aiuto').getByRole('button', { name: actions.role }).click()
    }),
    openDialog('revoking', async () => {
      await admin.cancel()
      await admin.row('Bea Aiuto').getByRole('button', { name: actions.revoke }).click()
    }),
    stop('an invitation', () => openInvitation(email), acceptance),
    stop('an invitation to who has an account', () => openInvitation(user.email), acceptance),
    stop('an invitation that is void', () => page.goto('/invitation?token=void'), page.getByRole('alert')),
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
      openDialog('a deleted account', () => item.first().getByRole('button', { name: 'Andata Via' }).click()),
      openDialog('restoring', async () => {
        await page.keyboard.press('Escape')
        await item.first().getByRole('button', { name: 'Ripristina' }).click()
        await admin.confirm(texts.adminUsers.deleted.restore)
      }),
      stop('remotes', () => admin.open('moduli'), item),
      stop('administrators', () => admin.open('amministratori'), item),
      openDialog('inviting', () =>
        page.getByRole('button', { name: texts.administrators.invite.open }).click(),
      ),
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
