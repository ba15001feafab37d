import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** A record may lack anything that older accounts lack; both names of the birth date are read (specification §3). */
type AnyUser = Partial<User> & { dateOfBirth?: string | null }

export const birthDateOf = (user: AnyUser) => user.birth_date || user.dateOfBirth || null

/** What a user's fields show, with the words for what is missing. */
export function useUserDisplay() {
  const { t } = useTranslation('common')
  return {
    name: (user: AnyUser) => user.name?.trim() || t('missing.name'),
    email: (user: AnyUser) => user.email?.trim() || t('missing.email'),
    phone: (user: AnyUser) => user.phone?.trim() || t('missing.value'),
  }
}
