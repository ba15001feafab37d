import { phoneCountries } from '@confida/contracts'
import { useLanguage, useTranslation } from '@confida/i18n'
import { Field } from '@confida/ui'
import { ChevronDown } from 'lucide-react'
import styles from './phone-field.module.css'

interface PhoneFieldProps {
  country: string
  number: string
  onChange: (change: { country?: string; phone?: string }) => void
  isInvalid: boolean
}

/** A country's prefix and the number. A native select, because a phone's own picker is the best there is. */
export function PhoneField({ country, number, onChange, isInvalid }: PhoneFieldProps) {
  const { t } = useTranslation('auth')
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const prefix = phoneCountries.find(({ code }) => code === country)?.prefix
  return (
    <Field label={t('fields.phone')} invalid={isInvalid}>
      {(control) => (
        <span className={styles.box} dir="ltr">
          <span className={styles.prefix}>
            <span aria-hidden className={styles.shown}>
              <span className={styles.country}>{country}</span> {prefix}
              <ChevronDown size={15} />
            </span>
            <select
              className={styles.select}
              aria-label={t('fields.prefix')}
              value={country}
              onChange={(event) => onChange({ country: event.target.value })}
            >
              {phoneCountries.map(({ code, prefix }) => (
                <option key={code} value={code}>
                  {`${names.of(code)} ${prefix}`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            type="tel"
            name="phone"
            className={styles.number}
            autoComplete="tel-national"
            placeholder="333 1234567"
            value={number}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        </span>
      )}
    </Field>
  )
}
