import { today } from '@confida/i18n'
import { dayProblem } from '@confida/ui/date'

const FIRST_DAY = '1900-01-01'

/** The first and the last day on which somebody may be born. */
export const birthDateBounds = () => ({ min: FIRST_DAY, max: today() })

/** Whether the field holds what is no birth date; it says why itself. */
export const isBirthDateWrong = (entry: string) => dayProblem(entry, birthDateBounds()) !== undefined
