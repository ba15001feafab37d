import { useLanguage, useTranslation, writeNumber } from '@confida/i18n'
import type { NumberEntry } from '@confida/ui/antd'

interface NumberRule {
  /** Shown to who has typed no number, with so many decimals. */
  example: number
  places?: number
  /** The greatest number, and how it is written. */
  max: number
  writeMax: (max: number) => string
  required?: boolean
  /** Whether 0 is none: what is said of it then. */
  isZero?: 'missing' | 'unreadable'
}

/**
 * When and how a form item checks a number. What was typed stays as it is while it is not one, and says so. An amount that is
 * still being typed is no mistake; that its problem goes with the first key, and not when a press on the button leaves the
 * field, keeps the button under the pointer.
 */
export function useNumberRule({ example, places = 0, max, writeMax, required, isZero }: NumberRule) {
  const { t } = useTranslation('adminContent')
  const language = useLanguage()
  const problemOf = (entry: NumberEntry | undefined) => {
    if (typeof entry === 'string' || (entry === 0 && isZero === 'unreadable'))
      return t('problems.number', { example: writeNumber(example, places, language) })
    if (typeof entry !== 'number' || (entry === 0 && isZero === 'missing'))
      return required && t('problems.required')
    return entry > max && t('problems.tooHigh', { max: writeMax(max) })
  }
  const validator = async (_rule: unknown, entry: NumberEntry | undefined) => {
    const problem = problemOf(entry)
    if (problem) throw new Error(problem)
  }
  return {
    required,
    validateTrigger: ['onChange', 'onBlur'],
    rules: [{ validator, validateTrigger: 'onBlur' }],
  }
}
