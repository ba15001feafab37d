import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import { useState } from 'react'
import formStyles from '../form/form.module.css'
import { Form } from '../form/form.tsx'
import { LinkButton } from '../form/link-button.tsx'
import type { LandingDialogProps } from '../landing/dialogs/landing-dialog.types.ts'
import { LazyTermsDialog } from '../terms/lazy-terms-dialog.tsx'
import { MissingAlert } from './missing-alert.tsx'
import { RegisterAlert } from './register-alert.tsx'
import { RegisterFields } from './register-fields.tsx'
import { useRegisterForm } from './use-register-form.ts'

/** Registration over the landing page; the terms open above it and leave what was typed. */
export function RegisterDialog({ onClose, onOpen }: LandingDialogProps) {
  const { t } = useTranslation('auth')
  const { values, set, missing, problem, isInvalid, isPending, submit } = useRegisterForm()
  const [isReadingTerms, setIsReadingTerms] = useState(false)
  return (
    <Dialog open onClose={onClose} title={t('register.title')} description={t('register.description')}>
      <Form onSubmit={submit} problem={problem ?? missing}>
        <RegisterFields values={values} set={set} isInvalid={isInvalid} />
        <MissingAlert missing={missing} />
        <RegisterAlert problem={problem} />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {t('register.submit')}
        </Button>
        <p className={formStyles.switch}>
          {t('register.accept')}{' '}
          <LinkButton onClick={() => setIsReadingTerms(true)}>{t('register.terms')}</LinkButton>
        </p>
        <p className={formStyles.switch}>
          {t('register.hasAccount')}{' '}
          <LinkButton onClick={() => onOpen('login')}>{t('register.login')}</LinkButton>
        </p>
      </Form>
      {isReadingTerms && <LazyTermsDialog onClose={() => setIsReadingTerms(false)} />}
    </Dialog>
  )
}
