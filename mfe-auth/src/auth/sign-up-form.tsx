import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { useState } from 'react'
import { Form } from '../form/form.tsx'
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
    <Form onSubmit={form.submit} problem={form.problem}>
      <SignUpFields values={form.values} set={form.set} isInvalid={form.isInvalid} />
      <TermsCheckbox
        checked={form.hasAccepted}
        isInvalid={form.isInvalid('terms')}
        onChange={form.setHasAccepted}
        onRead={() => setIsReadingTerms(true)}
      />
      <SignUpAlert problem={form.problem} />
      <Button type="submit" size="lg" fullWidth loading={form.isPending}>
        {t('register.submit')}
      </Button>
      {isReadingTerms && <LazyTermsDialog onClose={() => setIsReadingTerms(false)} />}
    </Form>
  )
}
