import type { SecondFactor } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Fingerprint, Smartphone, Trash2 } from 'lucide-react'
import styles from './second-factors.module.css'

interface SecondFactorLineProps {
  factor: SecondFactor
  name: string
  onRemove: () => void
}

/** An app or a passkey: since when, and when it was last used. */
export function SecondFactorLine({ factor, name, onRemove }: SecondFactorLineProps) {
  const { t } = useTranslation('secondStep')
  const Icon = factor.kind === 'totp' ? Smartphone : Fingerprint
  return (
    <li className={styles.line}>
      <Icon aria-hidden size={18} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <span className={styles.detail}>
          {t('account.added', { date: formatDate(factor.created_at) })}
          {factor.last_used_at && ` · ${t('account.used', { date: formatDate(factor.last_used_at) })}`}
        </span>
      </span>
      <IconButton
        size="sm"
        label={t('account.remove', { name })}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
    </li>
  )
}
