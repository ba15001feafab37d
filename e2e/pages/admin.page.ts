import type { Page } from '@playwright/test'
import type { ProductTexts } from '../fixtures/texts.ts'
import { logInAdministrator, logInAs } from '../fixtures/users.ts'

/** An open dialog, also one that asks for a decision. */
export const DIALOG = '[role=dialog], [role=alertdialog]'

/** What an administrator does in the back office. */
export function adminPage(page: Page, { adminUsers, common, shell }: ProductTexts) {
  const dialog = page.locator(DIALOG)
  return {
    dialog,
    navigation: page.getByRole('navigation', { name: shell.admin.navigation }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    card: (name: string) => page.getByRole('article').filter({ hasText: name }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),

    async logIn() {
      const session = await logInAdministrator()
      await logInAs(page, session)
      return session
    },
    open: (view: string, query = '') => page.goto(`/dashboard?view=${view}${query}`),
    /** Presses a button of an account's card. */
    press: (name: string, button: string) =>
      page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: button }).click(),
    /** Presses a button of the open dialog. */
    confirm: (button: string) => dialog.getByRole('button', { name: button, exact: true }).click(),
    search: (text: string) => page.getByLabel(adminUsers.filters.search, { exact: true }).fill(text),
    cancel: () => dialog.getByRole('button', { name: common.actions.cancel }).click(),
  }
}
