import { useTranslation } from '@confida/i18n'
import { Button, notify, saveFile } from '@confida/ui'
import { Copy, Download } from 'lucide-react'
import formStyles from '../form/form.module.css'
import styles from './second-step.module.css'

/** The only time that recovery codes are seen. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('secondStep')
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('recovery.copied')),
      () => notify.error(t('failed')),
    )
  return (
    <div className={formStyles.form}>
      <p>{t('recovery.text')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={copy}>
          {t('recovery.copy')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => saveFile(t('recovery.file'), [text], 'text/plain')}
        >
          {t('recovery.download')}
        </Button>
      </div>
      <Button size="lg" fullWidth onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  )
}
