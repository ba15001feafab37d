import type { PlanTexts } from '../../server/plan-texts.ts'

export const plans: PlanTexts = {
  week: { name: 'Una settimana', description: 'Per scoprire tutto con calma' },
  month: { name: 'Un mese', description: 'La scelta di chi torna ogni giorno' },
  quarter: { name: 'Tre mesi', description: 'Più tempo insieme, a un prezzo migliore' },
}
