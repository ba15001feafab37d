import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui/antd'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './new-password.module.css'

/** The password that was set, to be read out or copied; it cannot be shown again later. The form that had the focus has gone. */
export function NewPassword({ password }: { password: string }) {
  const { t } = useTranslation('adminUsers')
  const [isCopied, setIsCopied] = useState(false)

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      setIsCopied(true)
    } catch {
      // A browser that forbids the clipboard leaves the password to be selected by hand.
    }
  }

  return (
    <Alert
      showIcon
      type="success"
      title={t('password.done')}
      description={
        <>
          <p>{t('password.passOn')}</p>
          <p className={styles.line}>
            <code className={styles.password} dir="ltr">
              {password}
            </code>
            <Button
              autoFocus
              size="small"
              icon={isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
              onClick={handleCopy}
            >
              {t(isCopied ? 'password.copied' : 'password.copy')}
            </Button>
          </p>
        </>
      }
    />
  )
}
