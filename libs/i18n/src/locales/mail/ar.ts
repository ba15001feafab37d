import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'مرحبًا بك في Confida يا {{user_name}}',
    content: `مرحبًا {{user_name}}،

حسابك جاهز. سجّل الدخول وأنشئ شريكك الأول، فالأمر لا يستغرق أكثر من دقيقتين.

{{login_url}}

إلى اللقاء،
فريق Confida`,
  },
  password_reset: {
    subject: 'رمز إعادة تعيين كلمة المرور',
    content: `مرحبًا {{user_name}}،

لقد طلبت إعادة تعيين كلمة مرورك في Confida. رمزك هو:

{{reset_code}}

الرمز صالح لمدة 10 دقائق ويُستخدم مرة واحدة فقط. إذا لم تكن أنت من طلبه فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.

فريق Confida`,
  },
}
