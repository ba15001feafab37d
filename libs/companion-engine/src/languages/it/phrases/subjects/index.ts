import type { Phrases } from '../../../phrases.ts'
import { advice } from './advice.ts'
import { animals } from './animals.ts'
import { body } from './body.ts'
import { family } from './family.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { ideas } from './ideas.ts'
import { inner } from './inner.ts'
import { leisure } from './leisure.ts'
import { love } from './love.ts'
import { money } from './money.ts'
import { opinions } from './opinions.ts'
import { others } from './others.ts'
import { self } from './self.ts'
import { study } from './study.ts'
import { texts } from './texts.ts'
import { tips } from './tips.ts'
import { travel } from './travel.ts'
import { work } from './work.ts'

export const subjects: Phrases['subjects'] = {
  ...work,
  ...study,
  ...love,
  ...family,
  ...others,
  ...body,
  ...home,
  ...money,
  ...leisure,
  ...food,
  ...travel,
  ...animals,
  ...inner,
  ...advice,
  ...ideas,
  ...tips,
  ...texts,
  ...self,
  ...opinions,
}
