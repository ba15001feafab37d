import { useTranslation } from '@confida/i18n'
import { type DayBounds, type DayEntry, dayProblem } from './day-entry.ts'

/** Says why what a date field holds cannot be taken. */
export function useDayProblem() {
  const { t } = useTranslation('common')
  return (entry: DayEntry | undefined, bounds: DayBounds) => {
    const problem = dayProblem(entry, bounds)
    return problem && t(`date.${problem}`)
  }
}
