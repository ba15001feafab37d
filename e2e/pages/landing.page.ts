import type { Page } from '@playwright/test'
import type { newPerson } from '../fixtures/people.ts'
import type { ProductTexts } from '../fixtures/texts.ts'

type Person = ReturnType<typeof newPerson>

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

    async register({ birthDate: day = '03/05/1990', ...person }: Person & { birthDate?: string }) {
      await dialog.getByLabel(auth.fields.name, { exact: true }).fill(person.name)
      const birthDate = dialog.getByLabel(auth.fields.birthDate)
      await birthDate.fill(day)
      await birthDate.press('Enter')
      await dialog.getByLabel(auth.fields.phone, { exact: true }).fill(person.phone)
      await dialog.getByLabel(auth.fields.email, { exact: true }).fill(person.email)
      await dialog.getByLabel(auth.fields.password, { exact: true }).fill(person.password)
      await dialog.getByRole('button', { name: auth.register.submit, exact: true }).click()
    },

    async logIn({ email, password }: Pick<Person, 'email' | 'password'>) {
      await dialog.getByLabel(auth.fields.email, { exact: true }).fill(email)
      await dialog.getByLabel(auth.fields.password, { exact: true }).fill(password)
      await dialog.getByRole('button', { name: auth.login.submit, exact: true }).click()
    },
  }
}
