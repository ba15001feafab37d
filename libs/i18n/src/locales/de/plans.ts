import type { PlanTexts } from '../../server/plan-texts.ts'

export const plans: PlanTexts = {
  week: { name: 'Eine Woche', description: 'Um alles in Ruhe zu entdecken' },
  month: { name: 'Ein Monat', description: 'Für alle, die jeden Tag wiederkommen' },
  quarter: { name: 'Drei Monate', description: 'Mehr Zeit zu zweit, zu einem besseren Preis' },
}
