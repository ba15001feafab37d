import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import {
  createCompanion,
  logInAdministrator,
  logInAs,
  registerUser,
  sendMessage,
} from '../../fixtures/users.ts'
import { DIALOG } from '../../pages/admin.page.ts'
import { type Stop, tour } from './tour.ts'

/** A screen at its address, once it shows something of its own. */
const stop = (page: Page, name: string, query: string, shown: string): Stop => ({
  name,
  go: async () => {
    await page.goto(`/dashboard?view=${query}`)
    await expect(page.getByRole('main').locator(shown).first()).toBeVisible()
  },
})

const dialogStop = (page: Page, name: string, open: () => Promise<unknown>): Stop => ({
  name,
  part: DIALOG,
  go: async () => {
    await open()
    await expect(page.locator(DIALOG)).toBeVisible()
  },
})

test('axe finds nothing on the screens of feedback, emotions and the log', async ({
  page,
  expectAccessible,
}) => {
  const session = await registerUser()
  const { id } = await createCompanion(session)
  await sendMessage(session, id, 'Sono innamorato')
  await logInAs(page, await logInAdministrator())
  const openDialog = async () => {
    await page.goto(`/dashboard?view=emotivita&user=${session.user.id}`)
  }
  await tour(page, expectAccessible, [
    stop(page, 'feedback', 'feedback', 'ul li'),
    stop(page, 'feedback of two days', 'feedback&period=custom', 'input[placeholder*="/"]'),
    {
      name: 'a calendar',
      go: async () => {
        await page.getByRole('main').getByRole('textbox').first().click()
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
      },
    },
    stop(page, 'emotions', 'emotivita', 'li[aria-label]'),
    dialogStop(page, 'emotions of a user', openDialog),
    stop(page, 'log', 'registro', '[role=combobox]'),
    stop(page, 'security log', 'registro&log=security', 'tbody tr'),
    stop(page, 'compliance desk', 'conformita', 'td:visible'),
    stop(page, 'care cards', 'schede-aiuto', 'section canvas, [class*=empty]'),
    stop(page, 'payments', 'pagamenti', 'ul li'),
    stop(page, 'discount codes', 'pagamenti&tab=codes', 'td:visible'),
  ])
})

test('axe finds nothing on the screens of tariffs and mails', async ({ page, expectAccessible }) => {
  // Who registers gets a mail.
  await registerUser()
  await logInAs(page, await logInAdministrator())
  const main = page.getByRole('main')
  await tour(page, expectAccessible, [
    stop(page, 'tariffs', 'tariffe', 'section li, section p'),
    {
      name: 'new tariff',
      go: async () => {
        await main.locator('header button').first().click()
        await expect(main.locator('form')).toBeVisible()
      },
    },
    dialogStop(page, 'deleting a tariff', async () => {
      await page.goto('/dashboard?view=tariffe')
      await main.locator('li').first().getByRole('button').last().click()
    }),
    stop(page, 'templates', 'email-templates', 'li h2'),
    dialogStop(page, 'deleting a template', () =>
      main.locator('li').first().getByRole('button').last().click(),
    ),
    stop(page, 'a template', 'email-templates&edit=welcome', 'textarea'),
    stop(page, 'a template beside a language', 'email-templates&edit=welcome&beside=ar', '[id$=ar_content]'),
    stop(page, 'versions of a template', 'email-templates&edit=welcome&history=yes', 'ol, [class*=empty]'),
    stop(page, 'outbox', 'posta', 'tbody tr'),
    {
      name: 'a mail',
      go: async () => {
        await main.locator('tbody').getByRole('button', { expanded: false }).first().click()
        await expect(main.locator('tbody p').last()).toBeVisible()
      },
    },
  ])
})

test('axe finds nothing in the editors and their versions', async ({ page, expectAccessible }) => {
  await logInAs(page, await logInAdministrator())
  const stops = ['contratto', 'homepage'].flatMap((view) => [
    stop(page, view, view, 'section table'),
    stop(page, `preview of ${view}`, `${view}&mode=preview`, 'section h2, section h1'),
    stop(page, `editing ${view}`, `${view}&mode=edit`, 'textarea'),
    stop(page, `translating ${view}`, `${view}&mode=edit&beside=ar`, 'h2[lang="ar"]'),
    stop(page, `${view} beside its preview`, `${view}&mode=edit&beside=preview`, 'h2[lang="it"]'),
    stop(page, `versions of ${view}`, `${view}&history=yes&version=1`, 'ol'),
  ])
  await tour(page, expectAccessible, stops)
})
