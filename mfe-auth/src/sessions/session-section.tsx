import { useTranslation } from '@confida/i18n'
import { MonitorSmartphone } from 'lucide-react'
import { AccountSection } from '../account/account-section.tsx'
import { SessionPanel } from './session-panel.tsx'

/** Open sessions in the account dialog. */
export function SessionSection() {
  const { t } = useTranslation('secondStep')
  return (
    <AccountSection title={t('sessions.title')} text={t('sessions.text')} icon={MonitorSmartphone}>
      <SessionPanel />
    </AccountSection>
  )
}
