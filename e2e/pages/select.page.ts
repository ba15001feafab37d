import type { Page } from '@playwright/test'

/** A select of the back office. */
export function selectField(page: Page, label: string) {
  const field = page.getByRole('combobox', { name: label, exact: true })
  return {
    open: () => field.click(),
    /** Those of the open list. */
    options: page.getByRole('option'),
    choose: async (option: string) => {
      await field.click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
  }
}
