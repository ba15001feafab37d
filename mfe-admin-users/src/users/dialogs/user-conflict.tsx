import type { UserDraft } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { RecordConflict } from '@confida/ui/antd'

interface UserConflictProps {
  saved: UserDraft
  mine: UserDraft
  onOverwrite: () => void
  onTakeSaved: () => void
  onCancel: () => void
}

/** Shown where somebody else has saved the account while it was edited. */
export function UserConflict({ saved, mine, ...decisions }: UserConflictProps) {
  const { t } = useTranslation('adminUsers')
  const dayOf = ({ birth_date }: UserDraft) => (birth_date ? formatDate(birth_date) : '')
  const fields = [
    { label: t('user.name'), saved: saved.name, mine: mine.name },
    { label: t('user.birthDate'), saved: dayOf(saved), mine: dayOf(mine) },
    { label: t('user.phone'), saved: saved.phone ?? '', mine: mine.phone ?? '' },
    { label: t('user.email'), saved: saved.email, mine: mine.email },
  ]
  return <RecordConflict {...decisions} fields={fields} />
}
