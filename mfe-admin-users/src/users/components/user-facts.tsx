import type { User } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { useCanEnter } from '../../access/use-can-enter.ts'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { type Fact, FactList } from '../../rows/fact-list.tsx'
import { birthDateOf, useUserDisplay } from '../user-display.ts'

/** What is known of an account besides name, address and state. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const number = useNumber()
  const euro = useEuro()
  const seesPayments = useCanEnter('payments')
  return (
    <FactList
      layout="vertical"
      column={2}
      facts={[
        [t('user.phone'), display.phone(user)],
        [t('user.birthDate'), formatDate(birthDateOf(user))],
        [t('user.registered'), formatDate(user.created_at)],
        [t('user.companions'), number(user.companion_count ?? 0)],
        [t('user.premiumDays'), number(user.days_remaining ?? 0)],
        ...(seesPayments ? [[t('user.spent'), euro(user.total_spent ?? 0)] as Fact] : []),
      ]}
    />
  )
}
