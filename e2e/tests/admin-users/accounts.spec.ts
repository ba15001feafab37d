import { tryToLogIn } from '../../fixtures/logins.ts'
import { administrator } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newUser } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'

test('an administrator makes an account, leads it through its states, deletes it and brings it back', {
  tag: '@long',
}, async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  const { adminUsers, common } = texts
  const user = newUser(`Zoe ${crypto.randomUUID().slice(0, 8)}`)
  const { email, name, password } = user
  const canLogIn = (typed = password) => tryToLogIn(email, typed)

  // Made, with a birth date as it is typed.
  const { token } = await admin.logIn()
  await admin.open('create-user')
  await expect(page.getByRole('link', { name: 'Torna alla Lista Utenti' })).toBeVisible()
  await expect(page).toHaveTitle(`${adminUsers.create.title} – Confida`)
  const entry = admin.navigation.getByRole('link', { name: adminUsers.navigation.users, exact: true })
  await expect(entry).toHaveAttribute('aria-current', 'true')
  const submit = page.getByRole('button', { name: adminUsers.create.submit })
  await page.getByLabel(adminUsers.user.name).fill(`  ${name}  `)
  await page.getByLabel(adminUsers.user.birthDate).fill('03/05/1990')
  await page.getByLabel(adminUsers.user.birthDate).press('Enter')
  await expect(page.getByLabel(adminUsers.user.birthDate)).toHaveValue('03/05/1990')
  await page.getByLabel(adminUsers.user.email).fill(email)
  await expect(submit).toBeDisabled()
  await page.getByLabel(adminUsers.create.password, { exact: true }).fill(password)
  await submit.click()
  await expect(page.getByText('Utente creato con successo! Account gratuito attivato.')).toBeVisible()
  await expect(page).toHaveURL(/\?view=utenti$/)
  expect(await canLogIn()).toBe(200)

  // Changed: without a change the dialog just closes, a bad address is refused.
  await admin.search(email)
  const card = admin.card(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card).toContainText('03/05/1990')
  await admin.press(name, common.actions.edit)
  await expect(admin.dialog.getByLabel(adminUsers.user.birthDate)).toHaveValue('03/05/1990')
  await admin.confirm(common.actions.save)
  await expect(admin.dialog).toBeHidden()
  await admin.press(name, common.actions.edit)
  const address = admin.dialog.getByLabel(adminUsers.user.email)
  await address.fill('abc')
  await admin.confirm(common.actions.save)
  await expect(admin.dialog.getByText("Inserisci un'email valida")).toBeVisible()
  await address.fill('')
  await expect(admin.dialog.getByRole('button', { name: common.actions.save })).toBeDisabled()
  await address.fill(email)
  await admin.dialog.getByLabel(adminUsers.user.phone).fill('+39 333 7654321')
  await admin.confirm(common.actions.save)
  await expect(page.getByText('Profilo utente aggiornato con successo!')).toBeVisible()
  await expect(card).toContainText('+39 333 7654321')

  // Put on standby, and active again.
  await admin.press(name, adminUsers.actions.standby)
  await admin.confirm(adminUsers.standby.pause.confirm)
  await expect(page.getByText('Stato standby aggiornato con successo!')).toBeVisible()
  await expect(card).toContainText(adminUsers.user.standby)
  expect(await canLogIn()).toBe(403)
  await page.reload()
  await admin.press(name, adminUsers.actions.activate)
  await admin.confirm(adminUsers.standby.activate.confirm)
  await expect(card).toContainText(adminUsers.user.active)

  // Given a password of any characters.
  const odd = 'é€ "<6漢'
  await admin.press(name, adminUsers.actions.password)
  await admin.confirm(adminUsers.password.confirm)
  await expect(admin.dialog.getByText('Inserisci una password valida')).toBeVisible()
  await admin.dialog.getByLabel(adminUsers.password.new).fill(odd)
  await admin.confirm(adminUsers.password.confirm)
  await expect(admin.dialog.getByText(odd)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(admin.dialog).toBeHidden()
  expect(await canLogIn()).toBe(401)
  expect(await canLogIn(odd)).toBe(200)

  // Deleted after the own password; a wrong one leaves account and session.
  await admin.press(name, common.actions.delete)
  await admin.confirm(adminUsers.delete.continue)
  await admin.confirm(adminUsers.delete.confirm)
  await expect(admin.dialog.getByText('Inserisci la password per continuare')).toBeVisible()
  const own = admin.dialog.getByLabel(adminUsers.password.admin)
  await own.fill('sbagliata')
  await admin.confirm(adminUsers.delete.confirm)
  await expect(admin.dialog.getByText('Password non corretta')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  await own.fill(administrator.password)
  await admin.confirm(adminUsers.delete.confirm)
  await expect(page.getByText('Utente eliminato con successo!')).toBeVisible()
  await expect(page.getByText(adminUsers.list.empty)).toBeVisible()
  expect(await canLogIn(odd)).toBe(401)

  // Looked at, and brought back.
  await admin.navigation.getByRole('link', { name: adminUsers.navigation.deleted }).click()
  await admin.search(email)
  await expect(admin.row(name)).toHaveCount(1)
  await admin.row(name).getByRole('button', { name: 'Dati' }).click()
  await expect(admin.dialog).toContainText('+39 333 7654321')
  await page.keyboard.press('Escape')
  await admin.row(name).getByRole('button', { name: 'Ripristina' }).click()
  await admin.confirm(adminUsers.deleted.restore)
  await expect(admin.dialog.getByText('Inserisci la password admin per ripristinare utente')).toBeVisible()
  await own.fill('sbagliata')
  await admin.confirm(adminUsers.deleted.restore)
  await expect(admin.dialog.getByText('Password admin non corretta')).toBeVisible()
  await own.fill(administrator.password)
  await admin.confirm(adminUsers.deleted.restore)
  await expect(admin.dialog).toBeHidden()
  await expect(admin.row(name)).toHaveCount(0)
  expect(await canLogIn(odd)).toBe(200)
})
