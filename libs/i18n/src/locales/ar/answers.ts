import type { AnswerTexts } from '../../server/answer-texts.ts'

export const answers: AnswerTexts = {
  logged_out: 'تم تسجيل خروجك.',
  companion_removed: 'تم حذف الشريك.',
  conversation_removed: 'تم حذف المحادثة.',
  reset_requested: 'إذا كان العنوان مسجلاً فستصلك رسالة بريد إلكتروني تحتوي على رمز.',
  reset_code_valid: 'تم التحقق من الرمز.',
  password_reset: 'تم تحديث كلمة المرور. يمكنك تسجيل الدخول الآن.',
  password_changed: 'تم تحديث كلمة المرور.',
  image_received: 'تم استلام الصورة.',
  feedback_sent: 'شكرًا على رأيك!',
  memory_removed: 'تم حذف الذكرى.',
  memories_removed: 'تم حذف جميع الذكريات.',
  account_removed: 'تم حذف حسابك وجميع بياناتك.',
  admin_password_right: 'كلمة المرور صحيحة.',
  user_deleted: 'تم حذف المستخدم بنجاح!',
  user_restored: 'تمت استعادة المستخدم بنجاح!',
  custom_password_set: 'تم تعيين كلمة المرور المخصصة.',
  tier_deleted: 'تم حذف الباقة.',
  template_deleted: 'تم حذف القالب.',
  test_mail_posted: 'رسالة التجربة في طريقها.',
}
