import type { Page } from '@playwright/test'
import type { ProductTexts } from '../fixtures/texts.ts'

/** What a user does in the six steps of the wizard. */
export function wizardPage(page: Page, { companions, options }: ProductTexts) {
  const { wizard } = companions
  const choose = (name: string, role: 'radio' | 'checkbox' = 'radio') =>
    page.getByRole(role, { name }).check()
  const next = () => page.getByRole('button', { name: wizard.next, exact: true }).click()
  return {
    title: page.getByRole('heading', { name: wizard.title.create }),

    /** Creates a sweet, empathetic companion that likes music and travel. */
    async create(name: string) {
      await page.getByLabel(wizard.steps.name.field).fill(name)
      await next()
      await choose(options.genders.femminile)
      await next()
      await choose(options.personalities.dolce.femminile)
      await next()
      await choose(options.styles.empatico)
      await next()
      await choose(options.interests.musica, 'checkbox')
      await choose(options.interests.viaggi, 'checkbox')
      await next()
      await choose(options.approaches.romantico)
      await page.getByRole('button', { name: wizard.create, exact: true }).click()
    },
  }
}
