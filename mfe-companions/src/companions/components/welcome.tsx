import { useTranslation } from '@confida/i18n'
import { Button, Card } from '@confida/ui'
import { FileUp, Sparkles } from 'lucide-react'
import { LIST_HEADING_ID } from '../../dashboard/list-focus.ts'
import { MeetingIllustration } from '../../illustrations/meeting-illustration.tsx'
import styles from './welcome.module.css'

/** What stands in place of the companions before there are any. */
export function Welcome({ onCreate, onImport }: { onCreate: () => void; onImport: () => void }) {
  const { t } = useTranslation('companions')
  return (
    <Card padding="none" className={styles.welcome}>
      <MeetingIllustration className={styles.illustration} />
      <div className={styles.words}>
        <h2 id={LIST_HEADING_ID} tabIndex={-1} className={styles.title}>
          {t('companions.empty.title')}
        </h2>
        <p className={styles.text}>{t('companions.empty.text')}</p>
        <div className={styles.actions}>
          <Button size="lg" icon={<Sparkles aria-hidden />} onClick={onCreate}>
            {t('companions.empty.action')}
          </Button>
          <Button size="lg" variant="ghost" icon={<FileUp aria-hidden />} onClick={onImport}>
            {t('files.import.action')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
