import type { CheckoutTexts } from '../../server/checkout-texts.ts'

export const checkout: CheckoutTexts = {
  title: 'دفع تجريبي',
  badge: 'تجربة',
  notice: 'هذه صفحة تجريبية: لا حاجة إلى أي بطاقة ولن يُخصم منك أي مبلغ.',
  plan: 'الباقة',
  duration: 'المدة',
  discount: 'خصم الترحيب',
  total: 'المجموع',
  pay: 'ادفع {{amount}} (تجربة)',
  cancel: 'إلغاء',
  paid: 'اكتملت عملية الدفع هذه من قبل.',
  expired: 'انتهت صلاحية جلسة الدفع. حاول مرة أخرى.',
  missing: 'لم يتم العثور على عملية الدفع.',
  continue: 'متابعة',
  back: 'العودة إلى لوحة التحكم',
}
