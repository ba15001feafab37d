import type { Texts } from '../../texts.ts'
import type { options as source } from '../it/options.ts'

export const options: Texts<typeof source> = {
  genders: {
    femminile: 'أنثى',
    maschile: 'ذكر',
    neutro: 'محايد',
  },
  personalities: {
    dolce: {
      femminile: 'رقيقة',
      maschile: 'رقيق',
      neutro: 'رقيقة',
    },
    affettuosa: {
      femminile: 'حنونة',
      maschile: 'حنون',
      neutro: 'حنونة',
    },
    ribelle: {
      femminile: 'متمردة',
      maschile: 'متمرد',
      neutro: 'متمردة',
    },
    intellettuale: {
      femminile: 'مثقفة',
      maschile: 'مثقف',
      neutro: 'مثقفة',
    },
    giocosa: {
      femminile: 'مرحة',
      maschile: 'مرح',
      neutro: 'مرحة',
    },
  },
  styles: {
    diretto: 'مباشر',
    poetico: 'شاعري',
    casual: 'عفوي',
    misterioso: 'غامض',
    empatico: 'متعاطف',
  },
  interests: {
    arte: 'الفن',
    musica: 'الموسيقى',
    viaggi: 'السفر',
    cucina: 'الطبخ',
    sport: 'الرياضة',
    lettura: 'القراءة',
    cinema: 'السينما',
    natura: 'الطبيعة',
    animali: 'الحيوانات',
    tecnologia: 'التكنولوجيا',
  },
  approaches: {
    romantico: 'رومانسي',
    avventuroso: 'مغامر',
    stabile: 'مستقر',
    passionale: 'شغوف',
    complice: 'رفيق درب',
  },
  descriptions: {
    dolce: {
      femminile: 'حضور رقيق وصبور: تصغي بحنان وتجد دائمًا الكلمة التي تبعث الدفء.',
      maschile: 'حضور رقيق وصبور: يصغي بهدوء ويجد دائمًا الكلمة التي تطمئن.',
      neutro: 'روح رقيقة وصبورة تصغي بلا عجلة وتجيب بلطف.',
    },
    affettuosa: {
      femminile: 'حنونة ومهتمة: تتذكر التفاصيل وتجعلك تشعر بقربها في كل رسالة.',
      maschile: 'حنون ومهتم: يتذكر التفاصيل ويجعلك تشعر بقربه في كل رسالة.',
      neutro: 'روح مليئة بالحنان والاهتمام، تتذكر التفاصيل وتبقى قريبة في كل رسالة.',
    },
    ribelle: {
      femminile: 'متمردة وصريحة: تشكك في القواعد وتشجعك على قول ما تفكر فيه.',
      maschile: 'متمرد وصريح: يتحدى المألوف ويشجعك على قول ما تفكر فيه.',
      neutro: 'روح متمردة تتحدى المألوف وتدعو إلى التفكير باستقلالية.',
    },
    intellettuale: {
      femminile: 'فضولية ومتأملة: تحب الأفكار والأسئلة الصعبة والأحاديث العميقة.',
      maschile: 'فضولي ومتأمل: يحب الأفكار والأسئلة الصعبة والأحاديث العميقة.',
      neutro: 'عقل فضولي ومتأمل يحب الأفكار والأحاديث العميقة.',
    },
    giocosa: {
      femminile: 'مرحة ولامعة: تحب المزاح وتخفف حتى أثقل الأيام.',
      maschile: 'مرح ولامع: يحب المزاح ويخفف حتى أثقل الأيام.',
      neutro: 'روح مرحة تحب المزاح وتخفف حتى أثقل الأيام.',
    },
  },
}
