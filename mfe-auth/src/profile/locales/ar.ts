import { texts as invitation } from '../../invitation/locales/ar.ts'
import type { ProfileTexts } from './it.ts'

export const texts: ProfileTexts = {
  invitation,
  page: 'تأكيد العنوان – Confida',
  title: 'أكّد عنوانك',
  text: 'نقرة أخيرة: أكّد أن عنوان البريد الإلكتروني هذا لك.',
  confirm: 'أكّد العنوان',
  done: 'تم تأكيد العنوان',
  doneText: 'أصبح {{email}} عنوانك المؤكَّد.',
  failed: 'لم تنجح العملية. حاول مرة أخرى بعد قليل.',
  home: 'انتقل إلى Confida',
  section: 'ملفك الشخصي',
  sectionText: 'الاسم الذي يناديك به شركاؤك والعنوان الذي تسجّل به الدخول.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور الحالية',
  saveName: 'احفظ الاسم',
  nameSaved: 'حُدِّث الاسم.',
  changeEmail: 'تغيير العنوان',
  emailHint: 'نرسل رابطًا إلى العنوان الجديد: يسري التغيير عندما تفتحه.',
  sendLink: 'أرسل الرابط',
  unconfirmed: 'لم يُؤكَّد عنوانك بعد: حتى ذلك الحين نراسلك مرة واحدة في الساعة على الأكثر.',
  resend: 'أرسل الرابط مرة أخرى',
  missing: 'املأ هذا الحقل.',
}
