import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './new-password.module.css'

/** The password that was set, to be read out or copied; it cannot be shown again later. */
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
    <Alert tone="success" title={t('password.done')}>
      <p>{t('password.passOn')}</p>
      <p className={styles.line}>
        <code className={styles.password} dir="ltr">
          {password}
        </code>
        <Button
          variant="secondary"
          size="sm"
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={handleCopy}
        >
          {t(isCopied ? 'password.copied' : 'password.copy')}
        </Button>
      </p>
    </Alert>
  )
}
