import type { CommonTexts } from '../it/common.ts'

export const common: CommonTexts = {
  brand: 'Confida',
  actions: {
    back: 'رجوع',
    cancel: 'إلغاء',
    close: 'إغلاق',
    confirm: 'تأكيد',
    delete: 'حذف',
    dismiss: 'إخفاء الإشعار',
    edit: 'تعديل',
    next: 'التالي',
    previous: 'السابق',
    reload: 'إعادة التحميل',
    retry: 'إعادة المحاولة',
    save: 'حفظ',
    search: 'بحث',
    send: 'إرسال',
  },
  date: {
    unreadable: 'التاريخ غير صالح؛ اكتبه هكذا: 31/01/1990.',
    future: 'لا يمكن أن يكون التاريخ في المستقبل.',
    tooEarly: 'التاريخ قديم جدًا.',
    order: 'تاريخ النهاية يسبق تاريخ البداية.',
  },
  draft: {
    restored: 'عاد إليك ما لم تكن قد حفظته.',
    discard: 'تجاهل',
  },
  dateTime: '{{date}} في {{time}}',
  field: {
    optional: 'اختياري',
    datePlaceholder: 'يوم/شهر/سنة',
    characters: '{{count}} من {{max}} حرف',
  },
  password: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
  },
  language: 'اللغة',
  loading: 'جارٍ التحميل…',
  notifications: 'الإشعارات',
  progress: 'الخطوة {{step}} من {{total}}',
  rating: {
    stars: '{{count}} من 5',
  },
  skip: 'انتقل إلى المحتوى',
  failure: {
    title: 'حدث خطأ ما',
    text: 'يُرجى المحاولة مرة أخرى بعد قليل.',
    offline: 'يبدو أن الاتصال مقطوع. سنحاول مجددًا فور عودته.',
    language: 'تعذّر تحميل اللغة لأن الاتصال مقطوع. ستتغيّر فور عودته.',
  },
  missing: {
    value: 'غير متوفر',
    date: 'تاريخ غير صالح',
    name: 'الاسم غير متوفر',
    email: 'البريد الإلكتروني غير متوفر',
    export: 'غير متوفر',
  },
}
