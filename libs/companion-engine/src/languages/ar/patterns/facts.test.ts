import { expect, it } from '@jest/globals'
import { extractFacts } from '../../../facts/extract.ts'
import { ar } from '../index.ts'

/** A Friday. */
const now = '2025-11-21T10:00:00Z'

it.each([
  ['مرحبا، اسمي ماهر', 'name', 'اسمك ماهر'],
  ['عمري 34 سنة', 'age', 'عمرك 34 سنة'],
  ['عمري ٣٤ سنة', 'age', 'عمرك ٣٤ سنة'],
  ['أسكن في بيروت مع أمي', 'home', 'مكان سكنك: بيروت'],
  ['أعمل كممرض', 'job', 'عملك: ممرض'],
  ['أنا معلمة', 'job', 'عملك: معلمة'],
  ['أحب الموسيقى', 'taste:موسيقي', 'مما يعجبك: الموسيقى'],
  ['لا أحب كرة القدم', 'taste:كره القدم', 'مما لا يعجبك: كرة القدم'],
  ['أكره المطر', 'taste:مطر', 'مما لا يعجبك: المطر'],
  ['أختي اسمها سارة', 'person:sister', 'اسم أختك: سارة'],
  ['عندي كلب اسمه ريكس', 'pet:dog', 'لديك كلب باسم ريكس'],
  ['لدي قطة', 'pet:cat', 'لديك قطة'],
  ['عندي امتحان يوم الثلاثاء', 'date:exam', 'امتحان بتاريخ 25 نوفمبر'],
  ['غدا عندي مقابلة', 'date:interview', 'مقابلة بتاريخ 22 نوفمبر'],
  ['أعمل معلمة', 'job', 'عملك: معلمة'],
  ['أشتغل في بنك', 'job', 'تعمل في بنك'],
])('keeps what is stated: %s', (message, key, text) => {
  expect(extractFacts({ message, now }, ar)).toContainEqual(expect.objectContaining({ key, text }))
})

it.each([
  'ما اسمي؟',
  'قال «اسمي ماهر»',
  'لو كنت طبيبا لكنت غنيا',
  'أتمنى أن أعيش في باريس',
  'لا أريد أن أعيش بعد الآن',
  'أريد أن أعيش في باريس',
  'هي تقول إن اسمي غريب',
  'رسمت لي صورة وكتبت عليها اسمي بالخطأ',
  'لا أسكن في بيروت',
  'أحبك',
  'أحب عندما تمطر',
  'أنا متعب',
  'عندي صداع',
  'كنت أعمل كنادل',
])('keeps nothing from: %s', (message) => {
  expect(extractFacts({ message, now }, ar)).toEqual([])
})

it('keeps a person’s name apart from the user’s', () => {
  const facts = extractFacts({ message: 'أخي اسمه لؤي', now }, ar)
  expect(facts.map((fact) => fact.key)).toEqual(['person:brother'])
})
