import { useTranslation } from '@confida/i18n'
import { saveFile } from '@confida/ui'
import { Button, Flex, useNotify } from '@confida/ui/antd'
import { Copy, Download } from 'lucide-react'
import styles from './security.module.css'

/** The only time that recovery codes are seen. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('adminUsers')
  const notify = useNotify()
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('security.recovery.copied')),
      () => notify.error(t('security.failed')),
    )
  return (
    <Flex vertical gap="middle">
      <p>{t('security.recovery.text')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Flex gap="small">
        <Button block icon={<Copy aria-hidden size={16} />} onClick={copy}>
          {t('security.recovery.copy')}
        </Button>
        <Button
          block
          icon={<Download aria-hidden size={16} />}
          onClick={() => saveFile(t('security.recovery.file'), [text], 'text/plain')}
        >
          {t('security.recovery.download')}
        </Button>
      </Flex>
      <Button block type="primary" onClick={onDone}>
        {t('security.recovery.done')}
      </Button>
    </Flex>
  )
}
