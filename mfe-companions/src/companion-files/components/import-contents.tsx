import type { CompanionFilePreview } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import styles from '../companion-files.module.css'

type Contents = NonNullable<CompanionFilePreview['contents']>

/** What comes along with a whole companion. */
export function ImportContents({ contents }: { contents: Contents }) {
  const { t } = useTranslation('companions')
  const { messages, memories, exclusions, has_summary } = contents
  const counts = { messages, memories, exclusions }
  return (
    <section>
      <h3 className={styles.contentsTitle}>{t('files.import.contents.title')}</h3>
      <dl className={styles.counts}>
        {(['messages', 'memories', 'exclusions'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`files.import.contents.${part}`)}</dt>
            <dd>{counts[part]}</dd>
          </div>
        ))}
      </dl>
      {has_summary && <p className={styles.note}>{t('files.import.contents.summary')}</p>}
    </section>
  )
}
