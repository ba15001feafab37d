import type { Page } from '@playwright/test'
import type { ProductTexts } from '../fixtures/texts.ts'

/** What a user does in the three steps of a new password. */
export function resetPage(page: Page, { auth }: Pick<ProductTexts, 'auth'>) {
  const { reset, fields } = auth
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const email = page.getByLabel(fields.email, { exact: true })
  const code = page.getByLabel(reset.code)
  const password = page.getByLabel(reset.newPassword, { exact: true })
  const confirmation = page.getByLabel(reset.confirmation)
  return {
    open: (address?: string) =>
      page.goto(address ? `/reset-password?email=${encodeURIComponent(address)}` : '/reset-password'),
    email,
    code,
    password,
    confirmation,
    verify: page.getByRole('button', { name: reset.verify }),
    timer: page.getByRole('timer'),
    alert: page.getByRole('main').getByRole('alert'),
    async sendCode(address: string) {
      await email.fill(address)
      await press(reset.sendCode)
    },
    async enterCode(digits: string) {
      await code.fill(digits)
      await press(reset.verify)
    },
    async save(chosen: string, again = chosen) {
      await password.fill(chosen)
      await confirmation.fill(again)
      await press(reset.save)
    },
  }
}
