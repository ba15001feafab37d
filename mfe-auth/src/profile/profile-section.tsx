import { useTranslation } from '@confida/i18n'
import { UserRound } from 'lucide-react'
import { AccountSection } from '../account/account-section.tsx'
import formStyles from '../form/form.module.css'
import { EmailPart } from './email-part.tsx'
import { NameForm } from './name-form.tsx'

/** One's own name and address in the account dialog. */
export function ProfileSection() {
  const { t } = useTranslation('profile')
  return (
    <AccountSection title={t('section')} text={t('sectionText')} icon={UserRound}>
      <div className={formStyles.form}>
        <NameForm />
        <EmailPart />
      </div>
    </AccountSection>
  )
}
