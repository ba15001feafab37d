import { PASSKEYS_MAX, type SecondFactor } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, ErrorState, Spinner } from '@confida/ui'
import { useState } from 'react'
import { ChangeDialog } from './change-dialog.tsx'
import { useSecondFactors } from './second-factor.mutations.ts'
import type { SecondFactorChange } from './second-factor-change.ts'
import { SecondFactorLine } from './second-factor-line.tsx'
import styles from './second-factors.module.css'

/** The own second factors: what there is, and what can be added. */
export function SecondFactorPanel() {
  const { t } = useTranslation('secondStep')
  const { data, isError, refetch } = useSecondFactors()
  const [change, setChange] = useState<SecondFactorChange>()
  if (!data && isError)
    return <ErrorState onRetry={() => void refetch()}>{t('account.loadFailed')}</ErrorState>
  if (!data) return <Spinner />

  const { factors, recovery_codes_left: count } = data
  const hasApp = factors.some(({ kind }) => kind === 'totp')
  const isFull = factors.filter(({ kind }) => kind === 'passkey').length >= PASSKEYS_MAX
  const nameOf = ({ name }: SecondFactor) => name ?? t('setup.app')
  const add = (kind: 'totp' | 'passkey' | 'recovery', label: string) => (
    <Button variant="secondary" size="sm" onClick={() => setChange({ kind })}>
      {label}
    </Button>
  )
  return (
    <div className={styles.panel}>
      {factors.length === 0 && <p className={styles.detail}>{t('account.none')}</p>}
      <ul className={styles.lines}>
        {factors.map((factor) => (
          <SecondFactorLine
            key={factor.id}
            factor={factor}
            name={nameOf(factor)}
            onRemove={() =>
              setChange({ kind: 'remove', factor, name: nameOf(factor), isLast: factors.length === 1 })
            }
          />
        ))}
      </ul>
      {factors.length > 0 && <p className={styles.detail}>{t('account.codesLeft', { count })}</p>}
      <div className={styles.actions}>
        {add('totp', t(hasApp ? 'account.replaceApp' : 'account.addApp'))}
        {!isFull && add('passkey', t('account.addPasskey'))}
        {factors.length > 0 && add('recovery', t('account.renewCodes'))}
      </div>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </div>
  )
}
