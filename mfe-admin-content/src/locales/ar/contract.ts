import type { AdminContentTexts } from '../it.ts'

export const contract: AdminContentTexts['contract'] = {
  title: 'العقد',
  description: 'الشروط والأحكام التي يقرؤها الجميع قبل التسجيل.',
  edit: 'تعديل العقد',
  preview: 'معاينة العقد',
  saved: 'تم تحديث العقد بنجاح!',
  loadError: 'تعذّر تحميل العقد',
  saveError: 'تعذّر تحديث العقد',
  bulletHint: 'الأسطر التي تبدأ بالعلامة • تصبح قائمة، وتُرقَّم الأقسام تلقائيًا.',
  none: 'لا يوجد نص',
  parts: { opening: 'البداية', sections: 'الأقسام', closing: 'الختام' },
  fields: { title: 'عنوان العقد', intro: 'المقدمة', conclusion: 'الخاتمة' },
  sections: {
    one: 'القسم {{number}}',
    title: 'عنوان القسم',
    content: 'نص القسم',
    empty: 'لا توجد أقسام',
    add: 'إضافة قسم',
    remove: 'إزالة القسم {{number}}',
    up: 'نقل القسم {{number}} إلى أعلى',
    down: 'نقل القسم {{number}} إلى أسفل',
  },
}
