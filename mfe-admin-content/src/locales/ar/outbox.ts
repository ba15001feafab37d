import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'البريد الصادر',
  description: 'الرسائل التي أرسلتها Confida وحالتها.',
  state: 'الحالة',
  allStates: 'الكل',
  empty: 'لا توجد رسائل',
  loadError: 'تعذّر تحميل البريد الصادر',
  lastError: 'آخر خطأ:',
  more: 'عرض المزيد',
  states: { queued: 'في الانتظار', sent: 'مُرسلة', failed: 'فشل الإرسال', kept: 'محفوظة' },
}
