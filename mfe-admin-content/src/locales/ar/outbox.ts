import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'البريد الصادر',
  description: 'الرسائل التي أرسلتها Confida وحالتها.',
  state: 'الحالة',
  allStates: 'الكل',
  recipient: 'المستلم',
  subject: 'الموضوع',
  template: 'النوع',
  allTemplates: 'الكل',
  sentAt: 'تاريخ الإرسال',
  tries: 'المحاولات',
  empty: 'لا توجد رسائل',
  loadError: 'تعذّر تحميل البريد الصادر',
  lastError: 'آخر خطأ',
  more: 'عرض المزيد',
  search: 'بحث',
  searchHint: 'العنوان أو الموضوع',
  retry: 'إعادة الإرسال',
  retried: 'أُعيدت الرسالة إلى قائمة الانتظار!',
  retryError: 'تعذّرت إعادة الرسالة إلى قائمة الانتظار',
  attempts_zero: '{{count}} محاولة',
  attempts_one: 'محاولة واحدة',
  attempts_two: 'محاولتان',
  attempts_few: '{{count}} محاولات',
  attempts_many: '{{count}} محاولة',
  attempts_other: '{{count}} محاولة',
  noServer:
    'لم تُرسل الرسائل «محفوظة» لأنه لم يكن هناك خادم بريد مُعدّ (SMTP_URL). يمكنك قراءتها هنا وإعادة إرسالها عند توفّره.',
  server: {
    title: 'لم يُعدّ خادم بريد',
    meaning:
      'لا تُرسل الرسائل: تبقى هنا بحالة «محفوظة» ولا تصل إلى من ينتظرها، ولا حتى رموز إعادة تعيين كلمة المرور.',
    how: 'لإرسالها، اضبط عنوان الخادم في بيئة الـ API، والمُرسِل عبر MAIL_FROM، ثم أعد تشغيلها. يمكن إعادة إرسال الرسائل المحفوظة من هنا، واحدةً واحدة.',
  },
  states: { queued: 'في الانتظار', sent: 'مُرسلة', failed: 'فشل الإرسال', kept: 'محفوظة' },
}
