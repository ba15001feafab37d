import type { Texts } from '@confida/i18n'
import type { texts as source } from './it.ts'

export const texts: Texts<typeof source> = {
  titles: {
    admin: 'الإدارة – Confida',
  },
  header: {
    home: 'Confida، إلى لوحة التحكم',
    light: 'التبديل إلى المظهر الفاتح',
    dark: 'التبديل إلى المظهر الداكن',
  },
  userMenu: {
    label: 'قائمة {{name}}',
    contact: 'تواصل معنا',
    'change-password': 'تغيير كلمة المرور',
    feedback: 'شاركنا رأيك',
    'become-partner': 'كن شريكًا',
    account: 'الخصوصية والبيانات',
    'exit-chat': 'الخروج من المحادثة',
    logout: 'تسجيل الخروج',
  },
  session: {
    sealedChats: 'المحادثات المحمية',
    inactive: 'تم تسجيل خروجك بسبب عدم النشاط (60 دقيقة)',
  },
  update: {
    ready: 'نسخة جديدة جاهزة',
    reload: 'إعادة التحميل',
  },
  admin: {
    navigation: 'الإدارة',
    openNavigation: 'فتح قائمة الإدارة',
    unknownView: 'هذا القسم غير موجود',
    notPermitted: 'القسم غير متاح',
    notPermittedText: 'دورك لا يشمل هذا القسم. إن احتجت إليه فاطلبه ممن يدير المسؤولين.',
  },
  palette: {
    open: 'البحث والانتقال',
    title: 'الانتقال إلى…',
    placeholder: 'ابحث عن قسم أو إجراء أو شخص أو عملية دفع',
    recent: 'الأحدث',
    screens: 'الأقسام',
    shortcuts: 'الإجراءات',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث عن الأشخاص',
    nothing: 'لا توجد نتائج',
    found: 'النتائج: {{count}}',
  },
  remoteFailed: {
    title: '{{name}}: غير متاح',
    text: 'هذا الجزء من Confida لا يستجيب. وكل ما عداه يواصل العمل.',
    contract: '{{remote}} {{version}} يحتاج إلى العقد {{needs}}، وهذه الواجهة توفر {{has}}.',
    registry: 'إدخال {{remote}} في السجل غير صالح ({{field}}). بقية الأجزاء تعمل كالمعتاد.',
    disabled: 'هذا الجزء من Confida متوقف حاليًا. وكل ما عداه يواصل العمل.',
  },
  registryFailed: {
    title: 'Confida: غير متاح',
    text: 'تعذّرت معرفة الأجزاء المتاحة من Confida. حاول مرة أخرى بعد قليل.',
  },
}
