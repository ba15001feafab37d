import type { Page } from '@playwright/test'
import type { ProductTexts } from '../fixtures/texts.ts'
import type { newUser } from '../fixtures/users.ts'

type NewUser = ReturnType<typeof newUser>

/** What a visitor does on the landing page. */
export function landingPage(page: Page, { auth }: Pick<ProductTexts, 'auth'>) {
  const dialog = page.getByRole('dialog')
  return {
    open: () => page.goto('/'),
    heading: page.getByRole('heading', { level: 1 }),
    dialog,
    openRegister: () =>
      page.getByRole('banner').getByRole('button', { name: auth.homepage.register_button_text }).click(),
    openLogin: () =>
      page.getByRole('banner').getByRole('button', { name: auth.homepage.login_button_text }).click(),

    async register({ birthDate: day = '03/05/1990', ...user }: NewUser & { birthDate?: string }) {
      await dialog.getByLabel(auth.fields.name, { exact: true }).fill(user.name)
      const birthDate = dialog.getByLabel(auth.fields.birthDate)
      await birthDate.fill(day)
      await birthDate.press('Enter')
      await dialog.getByLabel(auth.fields.phone, { exact: true }).fill(user.phone)
      await dialog.getByLabel(auth.fields.email, { exact: true }).fill(user.email)
      await dialog.getByLabel(auth.fields.password, { exact: true }).fill(user.password)
      await dialog.getByRole('button', { name: auth.register.submit, exact: true }).click()
    },

    async logIn({ email, password }: Pick<NewUser, 'email' | 'password'>) {
      await dialog.getByLabel(auth.fields.email, { exact: true }).fill(email)
      await dialog.getByLabel(auth.fields.password, { exact: true }).fill(password)
      await dialog.getByRole('button', { name: auth.login.submit, exact: true }).click()
    },
  }
}
