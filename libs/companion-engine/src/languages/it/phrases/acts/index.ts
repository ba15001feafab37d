import type { Phrases } from '../../../phrases.ts'
import { askingActs } from './asking.ts'
import { goodActs } from './good.ts'
import { hardActs } from './hard.ts'
import { plainActs } from './plain.ts'
import { socialActs } from './social.ts'

export const acts: Phrases['acts'] = {
  ...socialActs,
  ...askingActs,
  ...goodActs,
  ...plainActs,
  ...hardActs,
}
