import type { PlanTexts } from '../../server/plan-texts.ts'

export const plans: PlanTexts = {
  week: { name: 'One week', description: 'To discover everything at your own pace' },
  month: { name: 'One month', description: 'For those who come back every day' },
  quarter: { name: 'Three months', description: 'More time together, at a better price' },
}
