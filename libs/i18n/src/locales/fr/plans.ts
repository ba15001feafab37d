import type { PlanTexts } from '../../server/plan-texts.ts'

export const plans: PlanTexts = {
  week: { name: 'Une semaine', description: 'Pour tout découvrir tranquillement' },
  month: { name: 'Un mois', description: 'Le choix de celles et ceux qui reviennent chaque jour' },
  quarter: { name: 'Trois mois', description: 'Plus de temps ensemble, à un meilleur prix' },
}
