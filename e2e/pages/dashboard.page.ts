import type { Page } from '@playwright/test'
import { fill, type ProductTexts } from '../fixtures/texts.ts'

/** What a user does on the dashboard. */
export function dashboardPage(page: Page, { companions, shell }: ProductTexts) {
  const { partners, dashboard } = companions
  const button = (text: string, name: string) =>
    page.getByRole('button', { name: fill(text, { name }), exact: true })
  return {
    open: () => page.goto('/dashboard'),
    title: page.getByRole('heading', { level: 1 }),
    companionsTitle: page.getByRole('heading', { name: partners.title, exact: true }),
    welcome: page.getByRole('heading', { name: partners.empty.title }),
    names: page.getByRole('listitem').getByRole('heading'),
    card: (name: string) => page.getByRole('listitem', { name, exact: true }),
    figure: (label: keyof typeof dashboard.stats) =>
      page
        .getByRole('term')
        .filter({ hasText: dashboard.stats[label] })
        .locator('xpath=following-sibling::*'),
    createCompanion: page.getByRole('button', { name: partners.create, exact: true }),
    edit: (name: string) => button(partners.edit, name),
    delete: (name: string) => button(partners.delete, name),
    chatWith: (name: string) => page.getByRole('link', { name: fill(partners.chatWith, { name }) }),
    openUserMenu: () =>
      page.getByRole('button', { name: new RegExp(fill(shell.userMenu.label, { name: '.*' })) }).click(),
  }
}
