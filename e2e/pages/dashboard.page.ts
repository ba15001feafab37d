import type { Page } from '@playwright/test'
import { fill, type ProductTexts } from '../fixtures/texts.ts'

/** What a user does on the dashboard. */
export function dashboardPage(page: Page, texts: ProductTexts) {
  const { companions, dashboard } = texts.companions
  const button = (text: string, name: string) =>
    page.getByRole('button', { name: fill(text, { name }), exact: true })
  return {
    open: () => page.goto('/dashboard'),
    title: page.getByRole('heading', { level: 1 }),
    companionsTitle: page.getByRole('heading', { name: companions.title, exact: true }),
    welcome: page.getByRole('heading', { name: companions.empty.title }),
    names: page.getByRole('listitem').getByRole('heading'),
    card: (name: string) => page.getByRole('listitem', { name, exact: true }),
    figure: (label: keyof typeof dashboard.statistics) =>
      page
        .getByRole('term')
        .filter({ hasText: dashboard.statistics[label] })
        .locator('xpath=following-sibling::*'),
    createCompanion: page.getByRole('button', { name: companions.create, exact: true }),
    edit: (name: string) => button(companions.edit, name),
    delete: (name: string) => button(companions.delete, name),
    chatWith: (name: string) => page.getByRole('link', { name: fill(companions.chatWith, { name }) }),
    openUserMenu: () =>
      page
        .getByRole('button', { name: new RegExp(fill(texts.shell.userMenu.label, { name: '.*' })) })
        .click(),
  }
}
