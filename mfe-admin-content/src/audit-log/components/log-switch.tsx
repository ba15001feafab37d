import { useTranslation } from '@confida/i18n'
import { Segmented } from '@confida/ui/antd'
import { History, ShieldCheck } from 'lucide-react'
import styles from './log-switch.module.css'

type Log = 'changes' | 'security'

const icons = { changes: History, security: ShieldCheck }

interface LogSwitchProps {
  isSecurity: boolean
  onChange: (log: Log) => void
}

/** Which of the two logs is shown. */
export function LogSwitch({ isSecurity, onChange }: LogSwitchProps) {
  const { t } = useTranslation('adminContent')
  const option = (value: Log) => {
    const Icon = icons[value]
    return {
      value,
      label: (
        <span className={styles.option}>
          <Icon aria-hidden size={16} />
          {t(`securityLog.logs.${value}`)}
        </span>
      ),
    }
  }
  return (
    <Segmented<Log>
      className={styles.switch}
      aria-label={t('securityLog.which')}
      value={isSecurity ? 'security' : 'changes'}
      options={[option('changes'), option('security')]}
      onChange={onChange}
    />
  )
}
