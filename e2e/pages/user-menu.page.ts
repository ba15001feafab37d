import type { Page } from '@playwright/test'
import { fill, type ProductTexts } from '../fixtures/texts.ts'

type Entry = keyof Omit<ProductTexts['shell']['userMenu'], 'label'>

/** The menu behind the avatar of an ordinary user. */
export function userMenu(page: Page, { shell }: Pick<ProductTexts, 'shell'>, name: string) {
  const button = page.getByRole('button', { name: fill(shell.userMenu.label, { name }) })
  const choose = async (entry: Entry) => {
    await button.click()
    await page.getByRole('menuitem', { name: shell.userMenu[entry], exact: true }).click()
  }
  return { button, choose, logOut: () => choose('logout') }
}
