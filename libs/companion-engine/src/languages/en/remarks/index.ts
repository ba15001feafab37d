import type { Remark } from '../../remarks.ts'
import { remarksOnBody } from './body.ts'
import { remarksOnDays } from './days.ts'
import { remarksOnHome } from './home.ts'
import { remarksOnLeisure } from './leisure.ts'
import { remarksOnPeople } from './people.ts'
import { remarksOnWork } from './work.ts'

export const remarks: readonly Remark[] = [
  ...remarksOnPeople,
  ...remarksOnBody,
  ...remarksOnWork,
  ...remarksOnHome,
  ...remarksOnLeisure,
  ...remarksOnDays,
]
