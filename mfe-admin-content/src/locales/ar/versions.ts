import type { AdminContentTexts } from '../it.ts'

export const versions: AdminContentTexts['versions'] = {
  title: 'الإصدارات السابقة',
  titleIn: 'الإصدارات السابقة: {{language}}',
  description: 'كل ما حُفظ يبقى هنا: قارن بين إصدارين أو عُد إلى إصدار سابق.',
  none: 'لا توجد إصدارات سابقة بعد',
  same: 'لا فروق',
  current: 'الحالي',
  noAuthor: 'النص الأصلي',
  more: 'عرض المزيد',
  loadError: 'تعذّر تحميل الإصدارات',
  compare: 'قارن',
  compareWith: 'مقارنةً بـ',
  restore: 'استعادة هذا الإصدار',
  restoreTitle: 'استعادة الإصدار {{version}}؟',
  restoreText: 'سيُحفظ من جديد كأحدث إصدار، ويبقى الحالي في القائمة.',
  restored: 'استُعيد الإصدار {{version}} بنجاح!',
  restoreError: 'تعذّرت استعادة الإصدار',
  conflictTitle: 'الإصدار {{version}} أحدث من إصدارك',
  conflictText: 'هذا ما سيغيّره حفظ نصك.',
  overwrite: 'حفظ نصي',
}
