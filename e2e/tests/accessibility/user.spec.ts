import type { Session } from '@confida/contracts'
import type { Page } from '@playwright/test'
import { answerCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'
import { type Stop, tour } from './tour.ts'

/** A birthday today, in the time zone of the browser. */
const bornToday = () => `1990${new Date().toLocaleDateString('sv', { timeZone: 'Europe/Rome' }).slice(4)}`

function dashboardStops(page: Page, texts: ProductTexts, session: Session): Stop[] {
  const { companions } = texts
  const dashboard = dashboardPage(page, texts)
  const menu = userMenu(page, texts, session.user.name)
  const dialog = page.getByRole('dialog')
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const openBirthday = async () => {
    await dashboard.open()
    await expect(page.getByRole('button', { name: companions.birthday.action })).toBeVisible()
  }
  const dialogStop = (entry: 'contact' | 'change-password' | 'feedback' | 'become-partner') => ({
    name: entry,
    part: 'dialog',
    go: async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await menu.choose(entry)
      await expect(dialog.getByRole('button').first()).toBeVisible()
    },
  })
  const openAccount = async () => {
    await leave()
    await page.getByRole('button', { name: texts.shell.userMenu.account }).click()
    await expect(dialog.getByRole('checkbox')).toBeVisible()
  }
  const openTopUp = async () => {
    await leave()
    await page.getByRole('button', { name: companions.dashboard.premium.topUp }).click()
    await expect(dialog.getByRole('radio').first()).toBeVisible()
  }
  const failToLoad = async () => {
    await answerCall(page, '/companions', { status: 500 })
    await dashboard.open()
    await expect(page.getByText(companions.companions.load_error)).toBeVisible()
    await page.unrouteAll()
  }
  return [
    { name: 'birthday', go: openBirthday, part: 'dialog' },
    { name: 'empty dashboard', go: leave },
    { name: 'user menu', go: () => menu.button.click(), part: '[role=menu]' },
    ...(['contact', 'change-password', 'feedback', 'become-partner'] as const).map(dialogStop),
    { name: 'account', go: openAccount, part: 'dialog' },
    { name: 'top-up', go: openTopUp, part: 'dialog' },
    { name: 'dashboard that could not be loaded', go: failToLoad },
  ]
}

function companionStops(page: Page, texts: ProductTexts): Stop[] {
  const { companions, wizard } = texts.companions
  const dashboard = dashboardPage(page, texts)
  const openDashboard = async () => {
    await dashboard.open()
    await expect(dashboard.card('Sofia')).toBeVisible()
  }
  const openLimit = async () => {
    await dashboard.createCompanion.click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }
  const openWizard = async () => {
    await page.getByRole('button', { name: companions.limit.action }).click()
    await dashboard.edit('Sofia').click()
    await expect(page.getByRole('heading', { name: wizard.steps.name.title })).toBeVisible()
  }
  const [_name, ...steps] = Object.entries(wizard.steps)
  const stepStop = ([step, { title }]: (typeof steps)[number]) => ({
    name: `wizard: ${step}`,
    go: async () => {
      await page.getByRole('button', { name: wizard.next, exact: true }).click()
      await expect(page.getByRole('group', { name: title })).toBeVisible()
    },
  })
  return [
    { name: 'dashboard', go: openDashboard },
    { name: 'limit', go: openLimit, part: 'dialog' },
    { name: 'wizard: name', go: openWizard },
    ...steps.map(stepStop),
  ]
}

function paymentStops(page: Page, texts: ProductTexts): Stop[] {
  const { payments } = texts.companions
  const open = (path: string, text: string) => async () => {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
  }
  const pay = async () => {
    await answerCall(page, '/payments/status/abc', { body: { payment_status: 'paid', status: 'complete' } })
    await open('/payment-success?session_id=abc', payments.success)()
  }
  return [
    { name: 'cancelled payment', go: open('/payment-cancel', payments.cancelled) },
    { name: 'failed payment', go: open('/payment-success', payments.noSession) },
    { name: 'payment', go: pay },
  ]
}

test('axe finds nothing on the dashboard and in the dialogs of the user menu', async ({
  page,
  texts,
  expectAccessible,
}) => {
  const session = await registerUser({ birth_date: bornToday() })
  await logInAs(page, session)
  await tour(page, expectAccessible, dashboardStops(page, texts, session))
})

test('axe finds nothing among companions, in the wizard and after payments', async ({
  page,
  texts,
  expectAccessible,
}) => {
  const session = await registerUser()
  for (const name of ['Sofia', 'Marco', 'Alex']) await createCompanion(session, { name })
  await logInAs(page, session)
  await tour(page, expectAccessible, [...companionStops(page, texts), ...paymentStops(page, texts)])
})
