import type { AdminContentTexts } from '../it.ts'

export const translations: AdminContentTexts['translations'] = {
  missing: 'الترجمة ناقصة',
  outdated: 'بحاجة إلى تحديث',
  isMissing: 'ناقصة',
  isOutdated: 'بحاجة إلى تحديث',
  main: 'اللغة',
  beside: 'بجانبها',
  alone: 'لا شيء',
  none: 'لا توجد ترجمة بعد: {{language}}. أكمل النصوص وانشرها: حتى ذلك الحين تظهر النصوص المعدَّلة بالإيطالية.',
  outdatedTitle: 'تغيّر النص الإيطالي بعد هذه الترجمة',
  outdatedText: 'حدّث الترجمة، أو انشرها كما هي إن كانت لا تزال صحيحة.',
  showChanges: 'إظهار التغييرات',
  hideChanges: 'إخفاء التغييرات',
  publish: 'نشر',
  published: 'نُشر: {{language}}',
}
