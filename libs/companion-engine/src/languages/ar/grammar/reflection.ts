import type { Token } from '@confida/text-analysis'
import type { Reflection } from '../../reflection.ts'

/** Past tense: "I" and "you" are written alike, whoever is meant. */
const PAST = new Set([
  'ذهبت',
  'تشاجرت',
  'نجحت',
  'رسبت',
  'خسرت',
  'فقدت',
  'عملت',
  'درست',
  'بكيت',
  'رايت',
  'سمعت',
  'قابلت',
  'تعبت',
  'سافرت',
  'طبخت',
  'قرات',
  'شاهدت',
  'لعبت',
  'اشتريت',
  'بدات',
  'انتهيت',
  'تخرجت',
  'انفصلت',
  'حصلت',
  'فزت',
  'كنت',
  'نسيت',
  'شعرت',
  'غضبت',
  'حزنت',
  'فرحت',
  'خرجت',
  'عدت',
  'وجدت',
  'تركت',
  'كتبت',
  'مرضت',
  'وصلت',
  'قضيت',
  'استيقظت',
  'اكلت',
  'نمت',
  'حلمت',
  'انتقلت',
  'تعلمت',
  'رسمت',
  'ركضت',
  'اخذت',
  'زرت',
  'فشلت',
  'كسرت',
])
/** A first word that turns as a whole, so that the user's gender need not be known. */
const OPENERS: Record<string, string> = {
  انا: 'أنت',
  عندي: 'عندك',
  لدي: 'لديك',
  معي: 'معك',
  يمكنني: 'يمكنك',
  استطيع: 'يمكنك',
  اشعر: 'لديك شعور',
  احس: 'لديك إحساس',
  احتاج: 'أنت بحاجة',
  اخاف: 'لديك خوف',
  ينقصني: 'ينقصك',
  يعجبني: 'يعجبك',
  يولمني: 'يؤلمك',
  يزعجني: 'يزعجك',
  يقلقني: 'يقلقك',
  يسعدني: 'يسعدك',
  يحزنني: 'يحزنك',
}
const STEMS =
  'ريد|شعر|حس|عرف|فكر|حب|عمل|درس|ستطيع|حتاج|خاف|كره|عيش|سكن|نام|تكلم|تحدث|ذهب|رجع|كون|جد|ري|سمع|قرا|كتب|لعب|بكي|ضحك|تمني|حاول|قلق|خشي|فهم|نسي|تذكر|ملك|قول|سال|بحث|شرب|اكل|كل|طبخ|سافر|تعلم|مارس|شاهد|جلس|ستمع|ستيقظ|نتظر|بدا|شتاق|فتقد|ظن|عتقد|فضل|رغب|دري|قدر|ترك|فشل|نجح|خسر|تعب|مشي|ركض|سبح|غني|رسم|عزف|تدرب|صحو|بقي|ستمتع|هتم|ثق|حلم|غضب|حزن|بكي'
const PRESENT = new RegExp(`^ا(?:${STEMS})$`, 'u')
const NAMED =
  'عند|لد|مع|ل|من|عن|ب|نفس|ام|اب|اخ|اخت|زوج|زوجت|مدير|صديق|حبيب|وحد|عمل|بيت|حيات|امتحان|وظيفت|راس|قلب|اصدقاي|اصدقاء|صديقات|زملاي|عايلت|فريق|هاتف|مستقبل|دراست|اولاد|بنت|ابن|ابنت|خطيب|خطيبت|حبيبت|صديقت|مقابلت|جدت|قطت|كلب|غرفت|صحت|وقت|مشروع'
/** A verb in the first person, "… me", "my …" and "that I". */
const FIRST_PERSON = new RegExp(
  `(?<!\\p{L})(?:[وف]?[سل]?ا(?:${STEMS})(?:ه|ها|هم)?|[وف]?(?:انا|نحن|[بلك]?ا(?:ن)?ني|ليتني|[بلك]?(?:${NAMED})ي)|[وف]?[يت]\\p{L}{2,}(?<!عا|يع|مث)ني)(?!\\p{L})`,
  'u',
)
/** Begin like a verb in the first person, and are none. */
const HAMZA_NOUN =
  /^(?:[وفبلك]|لل)?ا(?:صدقا|شيا|كثر|ول|يام|سبوع|حد|مس|خ|م|ب|ن|و|ي|جل|ثنا|مام|قل|فضل|سوا|هل|ولاد|طفال|فراد|حيان|بدا|صبح|كبر|صغر|جمل|حمد|سر|زم|عصاب|مر|سباب|فكار|حلام|شخاص|غني|فلام|قارب|ربع|لم|مل|سف|خير|وقات|شهر|عوام|قرب|ساس|نه|نها|نت|نني|ني|خبار|بي)/u
const TIME = new Set([
  'غدا',
  'الليله',
  'بعد',
  'غد',
  'صباحا',
  'مساء',
  'دايما',
  'احيانا',
  'كل',
  'يوم',
  'هذا',
  'الاسبوع',
  'الماضي',
  'القادم',
])
const SAFE_ENDING = new Set([
  'في',
  'التي',
  'الذي',
  'هي',
  'اي',
  'كي',
  'لكي',
  'يعني',
  'شي',
  'ثاني',
  'حوالي',
  'وهي',
  'اللي',
])

export const reflection: Reflection = {
  cutsApostrophe: false,
  but: /(?<!\p{L})و?(?:لكن\p{L}*|بس)(?!\p{L})/u,
  conjunction: /^(?:لكن|ولكن|لان|لاني|لانني|لانه|عندما|حين|حينما|ثم|اذا|بينما|حتي)$/,
  hypothesis: /^(?:لو|إذا|اذا)$/u,
  fillers: new Set([
    'اليوم',
    'امس',
    'مرحبا',
    'اهلا',
    'و',
    'نعم',
    'لا,',
    'بصراحه',
    'الحقيقه',
    'يا',
    'حسنا',
    'طيب',
    'الان',
    'للاسف',
    'اخيرا',
    'اظن',
    'هذه',
    'الايام',
    'السلام',
    'عليكم',
    'والله',
    'الحمد',
    'لله',
    'صباح',
    'مساء',
    'الخير',
    'لقد',
    'قد',
    'اني',
    'انني',
    'منذ',
  ]),
  blockers: new Set([
    'انت',
    'انتي',
    'لك',
    'اليك',
    'عنك',
    'معك',
    'منك',
    'بك',
    'فيك',
    'احبك',
    'نحن',
    'لدينا',
    'عندنا',
    'عليك',
    'رايك',
  ]),
  words: {
    فريقي: 'فريقك',
    اختي: 'أختك',
    اخي: 'أخيك',
    امي: 'أمك',
    ابي: 'أبيك',
    والدتي: 'والدتك',
    والدي: 'والدك',
    زوجي: 'زوجك',
    زوجتي: 'زوجتك',
    صديقي: 'صديقك',
    صديقتي: 'صديقتك',
    حبيبي: 'حبيبك',
    حبيبتي: 'حبيبتك',
    خطيبي: 'خطيبك',
    خطيبتي: 'خطيبتك',
    مديري: 'مديرك',
    مديرتي: 'مديرتك',
    عملي: 'عملك',
    امتحاني: 'امتحانك',
    دراستي: 'دراستك',
    بيتي: 'بيتك',
    عايلتي: 'عائلتك',
    اهلي: 'أهلك',
    ابني: 'ابنك',
    ابنتي: 'ابنتك',
    قطتي: 'قطتك',
    كلبي: 'كلبك',
    حياتي: 'حياتك',
    نفسي: 'نفسك',
    معي: 'معك',
    لي: 'لك',
    مني: 'منك',
    عني: 'عنك',
    بي: 'بك',
    وجهي: 'وجهك',
    راسي: 'رأسك',
    قلبي: 'قلبك',
    جدتي: 'جدتك',
    جدي: 'جدك',
    مستقبلي: 'مستقبلك',
    مشروعي: 'مشروعك',
    زميلي: 'زميلك',
    زميلتي: 'زميلتك',
    اصدقايي: 'أصدقائك',
    اصدقاءي: 'أصدقائك',
    غرفتي: 'غرفتك',
    هاتفي: 'هاتفك',
    صحتي: 'صحتك',
    وقتي: 'وقتك',
    مقابلتي: 'مقابلتك',
    وظيفتي: 'وظيفتك',
    مدينتي: 'مدينتك',
    شغلي: 'شغلك',
    بنتي: 'بنتك',
    تركني: 'تركك',
    تركتني: 'تركتك',
    جرحني: 'جرحك',
    جرحتني: 'جرحتك',
    خانني: 'خانك',
    خانتني: 'خانتك',
    خذلني: 'خذلك',
    خذلتني: 'خذلتك',
    وحدي: 'وحدك',
    انا: 'أنت',
  },
  firstPerson: PRESENT,
  and: /^(?:و|او)$/u,
  empty: /^(?:لا )?(?:اعرف|ادري|اظن|اعتقد)$/u,
  dependent: /^(?:امي|ابي|اختي|اخي)$/u,
  remainingFirstPerson: FIRST_PERSON,
  reflect,
}

const SUBJECTS: Record<string, string> = { اخي: 'أخوك', ابي: 'أبوك' }

function reflect(all: readonly Token[], reflection: Reflection): string[] | undefined {
  const from = all.findIndex((token) => !TIME.has(token.folded))
  const time = all.slice(0, Math.max(from, 0)).map((token) => token.raw)
  const tokens = upToVerb(from < 0 ? [] : all.slice(from))
  const isNegated = /^(?:لا|ليس|لست)$/u.test(tokens[0]?.folded ?? '')
  const at = isNegated ? 1 : 0
  const first = tokens[at]
  if (!first || tokens.length < 2 || tokens[0]?.folded === 'لست') return undefined
  const opener =
    OPENERS[first.folded] ??
    SUBJECTS[first.folded] ??
    (PAST.has(first.folded) ? first.raw : reflection.words[first.folded])
  if (
    !opener ||
    (isNegated && (first.folded === 'انا' || !(first.folded in OPENERS) || PRESENT.test(first.folded))) ||
    (first.folded === 'انا' && isPresentVerb(tokens[1]))
  )
    return undefined
  if (tokens.some((token, index) => index > at && isFirstPerson(token, tokens[index - 1]))) return undefined
  const rest = tokens.slice(at + 1).map((token) => reflectJoined(token) ?? reflectToken(token, reflection))
  if (rest.some((word) => word === undefined)) return undefined
  return [...time, ...tokens.slice(0, at).map((token) => token.raw), opener, ...(rest as string[])]
}

/** "وأخاف …": one that cannot be turned by its opening ends the clause before it. */
function upToVerb(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(
    (token, index) =>
      index > 1 && /^و/u.test(token.folded) && !reflectJoined(token) && FIRST_PERSON.test(token.folded),
  )
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** "وأشعر", "وعندي": "and" is written with its word. */
function reflectJoined({ folded }: Token): string | undefined {
  const opener = folded.startsWith('و') ? OPENERS[folded.slice(1)] : undefined
  return opener && `و${opener}`
}

/** "I work" turns into one of two written forms, by a gender that is not known here. */
function isPresentVerb(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:لا|لم|لن|سا|ا)\p{L}*$/u.test(token.folded) &&
    !/^ال/u.test(token.folded) &&
    token.folded.length > 1
  )
}

function reflectToken(token: Token, reflection: Reflection): string | undefined {
  const known = reflection.words[token.folded]
  if (known) return known
  const prefixed = /^[لبكو]/u.test(token.folded) ? reflection.words[token.folded.slice(1)] : undefined
  if (prefixed && token.folded.length > 4) return token.raw.charAt(0) + prefixed
  const hasArticle = /^[وف]?(?:ال|بال|لل)/u.test(token.folded)
  if (
    /[يى]$/u.test(token.raw) &&
    token.raw.endsWith('ي') &&
    !hasArticle &&
    !SAFE_ENDING.has(token.folded) &&
    token.folded.length > 2
  )
    return undefined
  const mayBeVerb = /^[وفس]?أ\p{L}{2,}/u.test(token.raw) && !HAMZA_NOUN.test(token.folded)
  if (mayBeVerb || PRESENT.test(token.folded)) return undefined
  return token.raw
}

/** "that I lose", "I don't know": a verb after such a word speaks of the user, and would have to be reflected. */
function isFirstPerson(token: Token, before: Token | undefined): boolean {
  return /^(?:ان|لا|لم|لن|سوف|كي)$/u.test(before?.folded ?? '') && /^[أا](?!ل)/u.test(token.raw)
}
