import type { InvitationTexts } from './it.ts'

export const texts: InvitationTexts = {
  page: 'دعوة – Confida',
  title: 'إدارة Confida',
  text: '{{email}} مدعو إلى إدارة Confida بدور: {{role}}.',
  newText: 'اختر الاسم وكلمة المرور لتسجيل الدخول.',
  accountText: 'يوجد حساب بهذا العنوان بالفعل: أكّد بكلمة مروره. ستنتهي جلساته المفتوحة.',
  name: 'الاسم',
  password: 'كلمة المرور',
  newPassword: 'كلمة مرور جديدة',
  accept: 'قبول الدعوة',
  done: 'قُبلت الدعوة',
  doneText: 'يمكنك الآن تسجيل الدخول بعنوانك وكلمة مرورك.',
  logIn: 'تسجيل الدخول',
  forgotten: 'هل نسيت كلمة المرور؟',
  failed: 'لم ينجح ذلك. حاول مرة أخرى بعد قليل.',
  missing: 'املأ هذا الحقل.',
  home: 'إلى Confida',
  roles: {
    owner: 'مالك',
    support: 'الدعم',
    content: 'المحتوى',
  },
}
