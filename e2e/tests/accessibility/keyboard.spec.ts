import { focused, tabRound, unseen } from '../../fixtures/keyboard.ts'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

test('the keyboard gets round the landing page, past its header, and into its dialogs and out', {
  tag: '@long',
}, async ({ page, texts }) => {
  const { auth, common } = texts
  const landing = landingPage(page, texts)
  const header = page.getByRole('banner')
  await landing.open()
  await expect(landing.heading).toBeVisible()
  const stops = await tabRound(page)
  expect(stops.length).toBeGreaterThan(15)
  expect(unseen(stops)).toEqual([])

  await page.reload()
  await expect(landing.heading).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: common.skip })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: auth.landing.hero.start })).toBeFocused()

  for (const name of [
    auth.homepage.contact_button_text,
    auth.homepage.login_button_text,
    auth.homepage.register_button_text,
  ]) {
    const button = header.getByRole('button', { name, exact: true })
    await button.press('Enter')
    await expect(landing.dialog).toBeVisible()
    expect((await focused(page))?.isInDialog).toBe(true)
    const inside = await tabRound(page)
    expect(inside.length).toBeGreaterThan(2)
    expect(inside.every(({ isInDialog }) => isInDialog)).toBe(true)
    expect(unseen(inside)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(landing.dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('the keyboard gets round the dashboard, its menu and the wizard', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  await createCompanion(session)
  await logInAs(page, session)
  const { wizard } = texts.companions
  const dashboard = dashboardPage(page, texts)
  const menu = userMenu(page, texts, session.user.name)
  await dashboard.open()
  await expect(dashboard.card('Sofia')).toBeVisible()
  expect(unseen(await tabRound(page))).toEqual([])

  await menu.button.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(texts.auth.changePassword.current)).toBeFocused()
  expect(unseen(await tabRound(page))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu.button).toBeFocused()

  await dashboard.edit('Sofia').press('Enter')
  await page.getByRole('button', { name: wizard.next, exact: true }).press('Enter')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  expect(unseen(await tabRound(page))).toEqual([])
})
