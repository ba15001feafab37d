import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { useState } from 'react'
import formStyles from '../form/form.module.css'
import { LazyTermsDialog } from '../terms/lazy-terms-dialog.tsx'
import { SignUpAlert } from './sign-up-alert.tsx'
import { SignUpFields } from './sign-up-fields.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

/** The screen's registration. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const form = useSignUpForm(onDone)
  const [isReadingTerms, setIsReadingTerms] = useState(false)
  return (
    <form className={formStyles.form} onSubmit={form.submit} noValidate>
      <SignUpFields values={form.values} set={form.set} />
      <TermsCheckbox
        checked={form.hasAccepted}
        onChange={form.setHasAccepted}
        onRead={() => setIsReadingTerms(true)}
      />
      <SignUpAlert problem={form.problem} />
      <Button type="submit" size="lg" fullWidth loading={form.isPending}>
        {t('register.submit')}
      </Button>
      {isReadingTerms && <LazyTermsDialog onClose={() => setIsReadingTerms(false)} />}
    </form>
  )
}
