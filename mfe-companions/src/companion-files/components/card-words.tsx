import type { CompanionFilePreview } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import styles from '../companion-files.module.css'

type Card = NonNullable<CompanionFilePreview['card']>

/** What the card itself says, as the plain text that it is, and what becomes of it. */
export function CardWords({ card: { creator, texts, lorebook_entries } }: { card: Card }) {
  const { t } = useTranslation('companions')
  return (
    <details className={styles.words}>
      <summary>{t('files.import.words')}</summary>
      <p className={styles.note}>{t('files.import.kept')}</p>
      <dl className={styles.texts}>
        {creator && (
          <div>
            <dt>{t('files.import.creator')}</dt>
            <dd dir="auto">{creator}</dd>
          </div>
        )}
        {texts.map(({ part, text }) => (
          <div key={part}>
            <dt>{t(`files.import.parts.${part}`)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        {lorebook_entries > 0 && (
          <div>
            <dt>{t('files.import.lorebook')}</dt>
            <dd>{lorebook_entries}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
