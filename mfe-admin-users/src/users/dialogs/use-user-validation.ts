import { useTranslation } from '@confida/i18n'
import type { UserValues } from '../form/user-values.ts'

/** The specification's simple pattern: something, an at sign, something with a dot. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * What is wrong with an account's fields. A blank one is said at once, since saving is impossible then; a bad address
 * only after saving was tried, not while it is being typed.
 */
export function useUserValidation(values: UserValues, isTried: boolean) {
  const { t } = useTranslation('adminUsers')
  const isNameBlank = values.name.trim() === ''
  const isEmailBlank = values.email.trim() === ''
  const isEmailBad = !isEmailBlank && !ADDRESS.test(values.email.trim())

  const name = isNameBlank ? t('edit.nameBlank') : undefined
  const blankEmail = isEmailBlank ? t('edit.emailBlank') : undefined
  const badEmail = isEmailBad ? t('edit.emailBad') : undefined
  const shown: { name?: string; email?: string } = {}
  if (name) shown.name = name
  const email = blankEmail ?? (isTried ? badEmail : undefined)
  if (email) shown.email = email

  return {
    isBlank: isNameBlank || isEmailBlank,
    problems: { shown, all: [name, blankEmail, badEmail].filter(Boolean) },
  }
}
