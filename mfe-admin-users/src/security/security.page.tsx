import { PASSKEYS_MAX, type SecondFactor } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Alert, Button, Card, Flex, LoadFailure, PageSpin } from '@confida/ui/antd'
import { Fingerprint, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ChangeModal } from './change-modal.tsx'
import styles from './security.module.css'
import { useSecondFactors } from './security.mutations.ts'
import type { SecurityChange } from './security-change.ts'

/** An administrator's own two-step verification. */
export function SecurityPage() {
  const { t } = useTranslation('adminUsers')
  const { data, isError, isFetching, refetch } = useSecondFactors()
  const [change, setChange] = useState<SecurityChange>()
  if (isError)
    return (
      <LoadFailure title={t('security.loadFailed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  if (!data) return <PageSpin />

  const { factors, recovery_codes_left: count } = data
  const hasApp = factors.some(({ kind }) => kind === 'totp')
  const isFull = factors.filter(({ kind }) => kind === 'passkey').length >= PASSKEYS_MAX
  const nameOf = ({ name }: SecondFactor) => name ?? t('security.app')
  const remove = (factor: SecondFactor) =>
    setChange({ kind: 'remove', factor, name: nameOf(factor), isLast: factors.length === 1 })

  return (
    <div className={styles.page}>
      <PageHeader title={t('security.title')} description={t('security.text')} />
      <Card>
        <Flex vertical gap="middle">
          {factors.length === 0 && <Alert showIcon type="warning" title={t('security.none')} />}
          <ul className={styles.lines}>
            {factors.map((factor) => {
              const Icon = factor.kind === 'totp' ? Smartphone : Fingerprint
              const used = factor.last_used_at
              return (
                <li key={factor.id} className={styles.line}>
                  <Icon aria-hidden size={18} />
                  <span className={styles.words}>
                    <bdi>{nameOf(factor)}</bdi>
                    <span className={styles.detail}>
                      {t('security.added', { date: formatDate(factor.created_at) })}
                      {used && ` · ${t('security.used', { date: formatDate(used) })}`}
                    </span>
                  </span>
                  <Button
                    danger
                    type="text"
                    aria-label={t('security.remove', { name: nameOf(factor) })}
                    icon={<Trash2 aria-hidden size={16} />}
                    onClick={() => remove(factor)}
                  />
                </li>
              )
            })}
          </ul>
          {factors.length > 0 && <p className={styles.detail}>{t('security.codesLeft', { count })}</p>}
          <Flex wrap gap="small">
            <Button type="primary" onClick={() => setChange({ kind: 'totp' })}>
              {t(hasApp ? 'security.replaceApp' : 'security.addApp')}
            </Button>
            {!isFull && (
              <Button onClick={() => setChange({ kind: 'passkey' })}>{t('security.addPasskey')}</Button>
            )}
            {factors.length > 0 && (
              <Button onClick={() => setChange({ kind: 'recovery' })}>{t('security.renewCodes')}</Button>
            )}
          </Flex>
        </Flex>
      </Card>
      {change && <ChangeModal change={change} onClosed={() => setChange(undefined)} />}
    </div>
  )
}
