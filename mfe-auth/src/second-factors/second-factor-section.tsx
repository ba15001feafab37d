import { useTranslation } from '@confida/i18n'
import { ShieldCheck } from 'lucide-react'
import { AccountSection } from '../account/account-section.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** Two-step verification in the account dialog. */
export function SecondFactorSection() {
  const { t } = useTranslation('secondStep')
  return (
    <AccountSection title={t('account.title')} text={t('account.text')} icon={ShieldCheck}>
      <SecondFactorPanel />
    </AccountSection>
  )
}
