import type { PlanTexts } from '../../server/plan-texts.ts'

export const plans: PlanTexts = {
  week: { name: 'Una semana', description: 'Para descubrirlo todo con calma' },
  month: { name: 'Un mes', description: 'Para quienes vuelven cada día' },
  quarter: { name: 'Tres meses', description: 'Más tiempo en compañía, a mejor precio' },
}
