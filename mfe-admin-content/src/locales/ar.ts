import { auditLog } from './ar/audit-log.ts'
import { compliance } from './ar/compliance.ts'
import { contract } from './ar/contract.ts'
import { discountCodes } from './ar/discount-codes.ts'
import { templates } from './ar/email-templates.ts'
import { emotions } from './ar/emotions.ts'
import { feedback } from './ar/feedback.ts'
import { filters } from './ar/filters.ts'
import { outbox } from './ar/outbox.ts'
import { payments } from './ar/payments.ts'
import { tiers } from './ar/pricing-tiers.ts'
import { securityLog } from './ar/security-log.ts'
import { translations } from './ar/translations.ts'
import { versions } from './ar/versions.ts'
import type { AdminContentTexts } from './it.ts'

export const texts: AdminContentTexts = {
  navigation: {
    templates: 'قوالب البريد',
    feedback: 'التقييمات',
    emotions: 'المشاعر',
    payments: 'المدفوعات',
    tiers: 'الباقات',
    graphics: 'المظهر',
    contract: 'العقد',
    homepage: 'الصفحة الرئيسية',
    auditLog: 'سجل النشاط',
    compliance: 'الامتثال',
  },
  editor: {
    mode: 'الوضع',
    modes: { view: 'عرض', preview: 'معاينة', edit: 'تعديل' },
    version: 'الإصدار {{version}}',
    lastUpdated: 'آخر تحديث:',
    unsaved: 'تغييرات غير محفوظة',
    unsavedElsewhere: 'هناك تغييرات غير محفوظة: تجدها في «تعديل» و«معاينة».',
    kept: 'ما كتبته ما زال هنا. حاول مرة أخرى بعد لحظات.',
  },
  translations,
  problems: {
    required: 'هذا الحقل مطلوب.',
    invalid: 'هذه القيمة غير صالحة.',
    number: 'اكتب رقمًا، مثل {{example}}.',
    tooHigh: 'الحد الأقصى {{max}}.',
  },
  care: {
    title: 'بطاقات المساعدة',
    description:
      'لا يظهر بلد أو لغة إلا إذا كان العدد في الشهر {{people}} أشخاص على الأقل. البلد هو بلد مفتاح الهاتف، وإلا فالذي يذكره المتصفح.',
    by: 'التجميع حسب',
    dimensions: { country: 'البلد', language: 'اللغة' },
    download: 'تنزيل (CSV)',
    months: 'شهرًا بشهر',
    empty: 'لا بطاقات مساعدة في هذه السنة',
  },
  charts: {
    form: 'طريقة عرض الأرقام',
    chart: 'رسم بياني',
    table: 'جدول',
    series: 'سلاسل الرسم البياني',
    total: 'المجموع',
  },
  compliance,
  contract,
  discountCodes,
  outbox,
  payments,
  templates,
  auditLog,
  securityLog,
  diff: { removed: 'حُذف:', added: 'أُضيف:' },
  table: { when: 'الوقت', details: 'التفاصيل' },
  emotions,
  feedback,
  filters,
  paging: { end: 'نهاية القائمة.' },
  tiers,
  versions,
  homepage: {
    title: 'الصفحة الرئيسية',
    description: 'ما يقرؤه من يزور Confida لأول مرة.',
    edit: 'تعديل النصوص',
    preview: 'معاينة الصفحة الرئيسية',
    start: 'ابدأ مجانًا',
    saved: 'تم تحديث الصفحة الرئيسية بنجاح!',
    loadError: 'تعذّر تحميل الصفحة الرئيسية',
    saveError: 'تعذّر تحديث الصفحة الرئيسية',
    sections: { hero: 'الافتتاحية', buttons: 'الأزرار', features: 'المزايا' },
    fields: {
      hero_title: 'العنوان الرئيسي',
      hero_subtitle: 'العنوان الفرعي',
      hero_description: 'الوصف',
      login_button_text: 'زر تسجيل الدخول',
      register_button_text: 'زر إنشاء الحساب',
      contact_button_text: 'زر التواصل',
      features_title: 'عنوان المزايا',
      secondary_description: 'الوصف الثانوي',
    },
    hints: {
      secondary_description: 'أسفل عنوان المزايا.',
    },
    features: {
      one: 'الميزة {{number}}',
      title: 'العنوان',
      description: 'الوصف',
      icon: 'الأيقونة',
      add: 'إضافة ميزة',
      remove: 'حذف الميزة {{number}}',
      up: 'نقل الميزة {{number}} إلى أعلى',
      down: 'نقل الميزة {{number}} إلى أسفل',
    },
    icons: { Users: 'أشخاص', MessageCircle: 'رسالة', Heart: 'قلب', Shield: 'درع' },
  },
}
