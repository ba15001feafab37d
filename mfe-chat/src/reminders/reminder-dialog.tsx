import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Checkbox, Dialog } from '@confida/ui'
import { isPushDenied } from './browser-push.ts'
import { usePushMutations } from './push.mutations.ts'
import { usePushState } from './push.queries.ts'
import { QuietHours } from './quiet-hours.tsx'
import styles from './reminders.module.css'

const facts = ['when', 'words', 'never'] as const

/** Says what reminders are before the browser asks, and lets a partner remind. */
export function ReminderDialog({ companion, onClose }: { companion: Companion; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const { data: state } = usePushState()
  const { on, off, quiet } = usePushMutations(companion.id)
  const { name } = companion
  if (!state?.public_key) return null
  const key = state.public_key
  const isChosen = state.companions.includes(companion.id)
  const isDenied = isPushDenied()
  const isBusy = on.isPending || off.isPending
  const hours = quiet.isPending ? quiet.variables : state

  return (
    <Dialog open title={t('reminders.title')} description={t('reminders.text', { name })} onClose={onClose}>
      <div className={styles.sections}>
        <ul className={styles.facts} tabIndex={-1} data-autofocus>
          {facts.map((fact) => (
            <li key={fact}>{t(`reminders.${fact}`)}</li>
          ))}
        </ul>
        {isDenied && <Alert tone="warning">{t('reminders.denied')}</Alert>}
        <Checkbox
          label={t('reminders.label', { name })}
          checked={isBusy ? on.isPending : isChosen}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => !isBusy && (target.checked ? on.mutate(key) : off.mutate())}
        />
        {isChosen && !state.is_subscribed && !isDenied && !isBusy && (
          <Alert
            action={
              <Button size="sm" onClick={() => on.mutate(key)}>
                {t('reminders.here')}
              </Button>
            }
          >
            {t('reminders.elsewhere')}
          </Alert>
        )}
        {isChosen && <QuietHours from={hours.quiet_from} to={hours.quiet_to} onChange={quiet.mutate} />}
      </div>
    </Dialog>
  )
}
