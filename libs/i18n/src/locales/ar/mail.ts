import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'مرحبًا بك في Confida يا {{user_name}}',
    content: `مرحبًا {{user_name}}،

حسابك جاهز. سجّل الدخول وأنشئ شريكك الأول، فالأمر لا يستغرق أكثر من دقيقتين.

{{login_url}}

أكّد عنوان بريدك الإلكتروني بهذا الرابط الصالح لمدة 24 ساعة:

{{confirm_url}}

إلى اللقاء،
فريق Confida`,
  },
  companion_created: {
    subject: '{{companion_name}} بانتظارك على Confida',
    content: `مرحبًا {{user_name}}،

أصبح بإمكانك التحدث مع {{companion_name}}. اكتب رسالتك الأولى متى شئت:

{{login_url}}

إلى اللقاء،
فريق Confida`,
  },
  subscription_expiring: {
    subject: 'أيامك المميّزة على وشك الانتهاء',
    content: `مرحبًا {{user_name}}،

تنتهي أيامك المميّزة في {{premium_end}}. يمكنك إضافة المزيد من حسابك:

{{login_url}}

يبقى شركاؤك ومحادثاتك في مكانهم.

فريق Confida`,
  },
  monthly_report: {
    subject: 'الملخص الشهري من Confida',
    content: `مرحبًا {{user_name}}،

أصبح ملخص الشهر جاهزًا. تجد المستخدمين والتقييمات والمؤشرات في لوحة التحكم:

{{admin_dashboard_url}}

أُرسل في {{notification_time}}
Confida`,
  },
  password_reset: {
    subject: 'رمز إعادة تعيين كلمة المرور',
    content: `مرحبًا {{user_name}}،

لقد طلبت إعادة تعيين كلمة مرورك في Confida. رمزك هو:

{{reset_code}}

الرمز صالح لمدة 10 دقائق ويُستخدم مرة واحدة فقط. إذا لم تكن أنت من طلبه فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.

فريق Confida`,
  },
  second_factor_added: {
    subject: 'تم تفعيل التحقق بخطوتين في حسابك',
    content: `مرحبًا {{user_name}}،

في {{notification_time}} أُضيفت إلى حسابك في Confida خطوة ثانية لتسجيل الدخول: تطبيق مصادقة أو مفتاح مرور. من الآن فصاعدًا ستُطلب إلى جانب كلمة المرور.

إن لم تكن أنت من فعل ذلك، فأعد تعيين كلمة المرور فورًا وراسلنا.

{{login_url}}

فريق Confida`,
  },
  second_factor_removed: {
    subject: 'أُزيلت خطوة تحقق من حسابك',
    content: `مرحبًا {{user_name}}،

في {{notification_time}} أُزيلت من حسابك في Confida إحدى خطوات التحقق بخطوتين: تطبيق مصادقة أو مفتاح مرور.

إن لم تكن أنت من فعل ذلك ولم تطلبه من فريقنا، فأعد تعيين كلمة المرور فورًا وراسلنا.

{{login_url}}

فريق Confida`,
  },
  password_changed: {
    subject: 'تم تغيير كلمة مرور حسابك',
    content: `مرحبًا {{user_name}}،

تم تغيير كلمة مرور حسابك في Confida في {{notification_time}}، وانتهت جلساتك الأخرى.

إذا لم تكن أنت من غيّرها، فأعد تعيينها فورًا من {{login_url}} وراسلنا على {{support_email}}.

فريق Confida`,
  },
  email_changed: {
    subject: 'تم تغيير البريد الإلكتروني لحسابك',
    content: `مرحبًا {{user_name}}،

تم تغيير البريد الإلكتروني لحسابك في Confida في {{notification_time}}. نراسلك على العنوان السابق والجديد معًا، وقد انتهت الجلسات المفتوحة.

إذا لم تطلب ذلك، فراسلنا فورًا على {{support_email}}.

فريق Confida`,
  },
  new_device: {
    subject: 'تسجيل دخول جديد إلى حسابك',
    content: `مرحبًا {{user_name}}،

سُجّل الدخول إلى حسابك في Confida من جهاز جديد في {{notification_time}}: {{device}}.

إذا كنت أنت، فلا حاجة إلى فعل شيء. وإلا فغيّر كلمة مرورك فورًا من {{login_url}}، وسجّل الخروج من كل الأجهزة، وراسلنا على {{support_email}}.

فريق Confida`,
  },
  email_confirmation: {
    subject: 'أكّد عنوان بريدك الإلكتروني',
    content: `مرحبًا {{user_name}}،

أكّد عنوان بريدك الإلكتروني بهذا الرابط:

{{confirm_url}}

الرابط صالح لمدة 24 ساعة. إن لم يكن لديك حساب في Confida فتجاهل هذه الرسالة.

فريق Confida`,
  },
  email_change: {
    subject: 'أكّد عنوان بريدك الإلكتروني الجديد',
    content: `مرحبًا {{user_name}}،

طلبت استخدام هذا العنوان لحسابك في Confida. أكّده بهذا الرابط:

{{confirm_url}}

الرابط صالح لمدة 24 ساعة، وحتى ذلك الحين يبقى العنوان السابق. إن لم تكن أنت فتجاهل هذه الرسالة.

فريق Confida`,
  },
  password_set: {
    subject: 'عيّن أحد المسؤولين كلمة مرورك',
    content: `مرحبًا {{user_name}}،

عيّن أحد مسؤولي Confida كلمة مرور جديدة لحسابك في {{notification_time}}، وانتهت الجلسات المفتوحة. عند تسجيل دخولك القادم ستختار كلمة مرور خاصة بك، وتبقى محادثاتك محمية إلى أن تؤكد برمز نرسله إلى هذا العنوان.

إذا لم تطلب ذلك، فراسلنا فورًا على {{support_email}}.

فريق Confida`,
  },
  mailbox_code: {
    subject: 'رمزك لرؤية محادثاتك من جديد',
    content: `مرحبًا {{user_name}}،

بهذا الرمز تؤكد هويتك وتعود محادثاتك مرئية:

{{reset_code}}

الرمز صالح لمدة 10 دقائق. لا تعطه لأحد، ولا حتى لمن يقول إنه يعمل لدى Confida.

فريق Confida`,
  },
  feedback_reply: {
    subject: 'رد على تقييمك',
    content: `مرحبًا {{user_name}}،

شكرًا لك على تقييمك. هذا ردنا:

{{reply_text}}

ما كتبته لنا:

{{feedback_text}}

إذا أردت إضافة شيء فاكتب إلينا على {{support_email}}.

فريق Confida`,
  },
  announcement: {
    subject: 'رسالة من Confida',
    content: `مرحبًا {{user_name}}،

لديك رسالة تجدها عند تسجيل الدخول إلى Confida.

{{login_url}}

فريق Confida`,
  },
  administrator_invitation: {
    subject: 'دعوة لإدارة Confida',
    content: `مرحبًا {{user_name}}،

يدعوك {{inviter_name}} إلى إدارة Confida. اقبل الدعوة من خلال هذا الرابط:

{{confirm_url}}

الرابط صالح لمدة 7 أيام ولمرة واحدة فقط. إن لم تكن تنتظر هذه الدعوة فتجاهل هذه الرسالة.

فريق Confida`,
  },
}
