import { MINIMUM_AGE_DEFAULT } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Checkbox } from '@confida/ui'
import { LinkButton } from '../form/link-button.tsx'

interface TermsCheckboxProps {
  checked: boolean
  isInvalid: boolean
  onChange: (checked: boolean) => void
  onRead: () => void
}

/** States the age, as this screen asks for no birth date, and accepts the terms. */
export function TermsCheckbox({ checked, isInvalid, onChange, onRead }: TermsCheckboxProps) {
  const { t } = useTranslation('auth')
  return (
    <Checkbox
      name="terms"
      checked={checked}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {t('screen.accept', { age: MINIMUM_AGE_DEFAULT })}{' '}
          <LinkButton onClick={onRead}>{t('register.terms')}</LinkButton>
        </>
      }
    />
  )
}
