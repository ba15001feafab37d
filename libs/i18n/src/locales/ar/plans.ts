import type { PlanTexts } from '../../server/plan-texts.ts'

export const plans: PlanTexts = {
  week: { name: 'أسبوع واحد', description: 'لاكتشاف كل شيء على مهل' },
  month: { name: 'شهر واحد', description: 'خيار من يعود كل يوم' },
  quarter: { name: 'ثلاثة أشهر', description: 'وقت أطول معًا بسعر أفضل' },
}
