import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import { useState } from 'react'
import { useReminders } from './push.queries.ts'
import styles from './reminders.module.css'

/** What a notification spoke of without saying it: the days of today and tomorrow that the partner was told. */
export function ReminderNote({ companionId }: { companionId: string }) {
  const { t } = useTranslation('chat')
  const [closed, setClosed] = useState<string[]>([])
  const reminders = useReminders(companionId).filter(({ memory_id }) => !closed.includes(memory_id))
  if (reminders.length === 0) return null
  return (
    <Alert
      className={styles.note}
      title={t('reminders.note')}
      onClose={() => setClosed([...closed, ...reminders.map(({ memory_id }) => memory_id)])}
    >
      {reminders.map(({ memory_id, text }) => (
        <p key={memory_id} dir="auto">
          {text}
        </p>
      ))}
    </Alert>
  )
}
