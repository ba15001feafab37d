import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'
import { wizardPage } from '../../pages/wizard.page.ts'

test('the brand leads from any view to the list, by a full load', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  await createCompanion(session)
  await logInAs(page, session)
  const dashboard = dashboardPage(page, texts)
  await dashboard.open()
  await dashboard.createCompanion.click()
  await expect(wizardPage(page, texts).title).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.evaluate(() => Object.assign(window, { isSameLoad: true }))
  await page.getByRole('link', { name: texts.shell.header.home }).click()
  await expect(dashboard.companionsTitle).toBeVisible()
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(false)

  await dashboard.createCompanion.click()
  await page.getByRole('button', { name: texts.companions.wizard.back }).click()
  await expect(dashboard.names).toHaveText(['Sofia'])
})

test('the user menu offers its five entries, and each opens what it names', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await logInAs(page, await registerUser())
  const dashboard = dashboardPage(page, texts)
  await dashboard.open()
  await dashboard.openUserMenu()
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveText([
    'Contattaci',
    'Cambia Password',
    'Lascia un feedback',
    'Diventa Partner',
    // Not in the specification's list.
    'Privacy e dati',
    'Logout',
  ])
  await page.keyboard.press('Escape')

  const dialog = page.getByRole('dialog')
  const open = async (name: string) => {
    await dashboard.openUserMenu()
    await page.getByRole('menuitem', { name }).click()
    await expect(dialog).toBeVisible()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await open('Contattaci')
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible()
  await close()
  await open('Cambia Password')
  await expect(dialog.locator('input[type=password]')).toHaveCount(3)
  await close()
  await open('Lascia un feedback')
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await close()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await open('Diventa Partner')
  await expect(dialog.getByText(texts.companions.becomePartner.heading)).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})

test('deleting asks by name first, keeps the card when it fails, and takes it away', {
  tag: '@long',
}, async ({ page, texts }) => {
  const session = await registerUser()
  await createCompanion(session, { name: 'Elena' })
  await createCompanion(session, { name: 'Marco', gender: 'maschile' })
  await logInAs(page, session)
  const dashboard = dashboardPage(page, texts)
  await dashboard.open()
  await expect(dashboard.figure('created')).toHaveText('2')

  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(`${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  await dashboard.delete('Elena').click()
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^confirm .*Elena/)])
  expect(deletions).toEqual([])
  await expect(dashboard.card('Elena')).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/api/companions/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await dashboard.delete('Elena').click()
  await expect(page.getByText(texts.companions.companions.delete_error)).toBeVisible()
  await expect(dashboard.card('Elena')).toBeVisible()

  await dashboard.delete('Elena').click()
  await expect(page.getByText(texts.companions.companions.delete_success)).toBeVisible()
  await expect(dashboard.names).toHaveText(['Marco'])
  await expect(dashboard.figure('remaining')).toHaveText('2')
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('three companions, sorted by name, are the limit', { tag: '@long' }, async ({ page, texts }) => {
    const session = await registerUser()
    for (const name of ['bea', 'Carlo', 'Anna']) await createCompanion(session, { name })
    await logInAs(page, session)
    const dashboard = dashboardPage(page, texts)
    await dashboard.open()
    await expect(dashboard.names).toHaveText(['Anna', 'bea', 'Carlo'])
    await expect(dashboard.figure('total')).toHaveText('3')
    await expect(dashboard.figure('remaining')).toHaveText('0')
    const registered = new Date(session.user.created_at).toLocaleTimeString('it-IT', {
      timeZone: 'Europe/Rome',
      hour: '2-digit',
      minute: '2-digit',
    })
    await expect(dashboard.figure('registered')).toHaveText(
      new RegExp(`^\\d\\d/\\d\\d/\\d{4} at ${registered}$`),
    )

    await dashboard.createCompanion.click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Maximum number of partners reached, to continue delete an old partner and add a new one',
    )
    await expect(wizardPage(page, texts).title).toBeHidden()
  })
})
