import type { HomepageTexts } from '../../server/homepage-texts.ts'

export const homepage: HomepageTexts = {
  hero_title: 'من يُصغي إليك حقًّا',
  hero_subtitle: 'شريكك الافتراضي، متى شئت',
  hero_description:
    'اصنع شريكًا افتراضيًا على مقاسك: اختر طباعه وأسلوب كلامه والاهتمامات التي تجمعكما. يردّ عليك في أي ساعة، ويتذكّر ما تحكيه له، ولا يحكم عليك أبدًا.',
  login_button_text: 'دخول',
  register_button_text: 'إنشاء حساب',
  contact_button_text: 'تواصل معنا',
  features_title: 'لماذا Confida؟',
  features: {
    companions: {
      title: 'حتى ثلاثة شركاء',
      description: 'ثلاث شخصيات مختلفة، لكلٍّ منها طباعها وشغفها وذكرياتها.',
    },
    conversations: {
      title: 'محادثات طبيعية',
      description: 'ردود تراعي ما قلته اليوم وما حكيته بالأمس.',
    },
    support: {
      title: 'إلى جانبك دائمًا',
      description: 'إصغاء صبور بلا أحكام، في الأيام الصعبة وفي أيام الفرح.',
    },
    privacy: {
      title: 'خصوصية عن قناعة',
      description: 'محادثاتك ملكك وحدك: يمكنك تنزيلها أو حذفها نهائيًا متى شئت.',
    },
  },
  secondary_description:
    'Confida مجاني وسرّي ومتاح على مدار الساعة. دقيقتان تكفيان لتصنع شريكك الأول وتبدأ الحديث.',
}
