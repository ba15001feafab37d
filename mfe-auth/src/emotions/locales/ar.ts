import type { OwnEmotionTexts } from './it.ts'

export const texts: OwnEmotionTexts = {
  open: 'اعرض تصنيفات رسائلك وصحّحها',
  title: 'تصنيفات رسائلك',
  description: 'ما قرأه التحليل في رسائلك. إنه يخطئ مرة من كل خمس مرات تقريبًا: وما تصحّحه يبقى كما اخترته.',
  trend: 'التطور أسبوعًا بأسبوع',
  week: 'الأسبوع ابتداءً من {{day}}',
  labels: 'الرسائل، الأحدث أولًا',
  choose: 'تصنيف الرسالة «{{excerpt}}»',
  mine: 'من اختيارك',
  remove: 'احذف تصنيف «{{excerpt}}»',
  removed: 'تم حذف التصنيف.',
  saved: 'تم تصحيح التصنيف.',
  failed: 'تعذّر الحفظ. حاول مرة أخرى.',
  loadFailed: 'تعذّر تحميل التصنيفات.',
  empty: 'لا تصنيف لأي رسالة بعد.',
  more: 'عرض المزيد',
  names: {
    drunk: 'ثمل',
    depressed: 'مكتئب',
    in_love: 'عاشق',
    looking_for_love: 'يبحث عن الحب',
    feeling_down: 'محبَط',
    looking_for_fun: 'يبحث عن المرح',
    looking_for_distraction: 'يبحث عمّا يشغله',
    neutral: 'محايد',
  },
}
