import type { AdminContentTexts } from '../it.ts'

export const filters: AdminContentTexts['filters'] = {
  label: 'عوامل التصفية',
  period: 'الفترة',
  from: 'من',
  to: 'إلى',
  clear: 'مسح عوامل التصفية',
  chooseDates: 'اختر تاريخ البداية وتاريخ النهاية',
  periods: {
    all: 'الكل',
    today: 'اليوم',
    week: 'آخر 7 أيام',
    month: 'آخر شهر',
    year: 'آخر سنة',
    custom: 'مخصّصة',
  },
}
