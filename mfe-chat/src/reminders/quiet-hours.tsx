import { useTranslation } from '@confida/i18n'
import { Field } from '@confida/ui'
import styles from './reminders.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface QuietHoursProps {
  from: number
  to: number
  onChange: (hours: { quiet_from: number; quiet_to: number }) => void
}

/** From when to when nothing is sent. */
export function QuietHours({ from, to, onChange }: QuietHoursProps) {
  const { t, i18n } = useTranslation('chat')
  const format = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const select = (label: string, value: number, change: (hour: number) => void) => (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={value}
          onChange={({ target }) => change(Number(target.value))}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {format.format(Date.UTC(2026, 0, 1, hour))}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <fieldset className={styles.quiet}>
      <legend className={styles.heading}>{t('reminders.quiet')}</legend>
      {select(t('reminders.from'), from, (quiet_from) => onChange({ quiet_from, quiet_to: to }))}
      {select(t('reminders.to'), to, (quiet_to) => onChange({ quiet_from: from, quiet_to }))}
    </fieldset>
  )
}
