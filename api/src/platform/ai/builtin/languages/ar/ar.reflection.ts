import type { Reflection, Token } from '../grammar.ts'

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
const PRESENT =
  /^ا(?:ريد|شعر|حس|عرف|فكر|حب|عمل|درس|ستطيع|حتاج|خاف|كره|عيش|سكن|نام|تكلم|تحدث|ذهب|رجع|كون|جد|ري|سمع|قرا|كتب|لعب|بكي|ضحك|تمني|حاول)$/u
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
  conjunction: /^(?:لكن|ولكن|لان|لاني|لانني|لانه|عندما|حين|حينما|ثم|اذا|بينما|حتي)$/,
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
  stops: new Set([
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
  turn,
}

const SUBJECTS: Record<string, string> = { اخي: 'أخوك', ابي: 'أبوك' }

function turn(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const isNegated = tokens[0]?.folded === 'لا' || tokens[0]?.folded === 'ليس' || tokens[0]?.folded === 'لست'
  const at = isNegated ? 1 : 0
  const first = tokens[at]
  if (!first || tokens.length < 2 || tokens[0]?.folded === 'لست') return undefined
  const opener =
    OPENERS[first.folded] ??
    SUBJECTS[first.folded] ??
    (PAST.has(first.folded) ? first.raw : reflection.words[first.folded])
  if (
    !opener ||
    (isNegated && first.folded === 'انا') ||
    (first.folded === 'انا' && isPresentVerb(tokens[1]))
  )
    return undefined
  if (tokens.some((token, index) => index > at && isFirstPerson(token, tokens[index - 1]))) return undefined
  const rest = tokens.slice(at + 1).map((token) => turnToken(token, reflection))
  if (rest.some((word) => word === undefined)) return undefined
  return [...tokens.slice(0, at).map((token) => token.raw), opener, ...(rest as string[])]
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

function turnToken(token: Token, reflection: Reflection): string | undefined {
  const known = reflection.words[token.folded]
  if (known) return known
  const hasArticle = /^[وف]?(?:ال|بال|لل)/u.test(token.folded)
  if (
    /[يى]$/u.test(token.raw) &&
    token.raw.endsWith('ي') &&
    !hasArticle &&
    !SAFE_ENDING.has(token.folded) &&
    token.folded.length > 2
  )
    return undefined
  if (/^ا(?!ل)\p{L}{2,}$/u.test(token.folded) && /^أ/u.test(token.raw) && PRESENT.test(token.folded))
    return undefined
  return token.raw
}

/** "that I lose", "I don't know": a verb after such a word speaks of the user, and would have to be turned. */
function isFirstPerson(token: Token, before: Token | undefined): boolean {
  return /^(?:ان|لا|لم|لن|سوف|كي)$/u.test(before?.folded ?? '') && /^[أا](?!ل)/u.test(token.raw)
}
