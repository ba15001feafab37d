import { fillVariables, type Language, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { sampleValues } from '../sample-values.ts'
import styles from './template-preview.module.css'

interface TemplatePreviewProps {
  subject: string
  content: string
  /** Said where two stand side by side. */
  language?: Language
}

/** The mail as it would reach a made-up user. */
export function TemplatePreview({ subject, content, language }: TemplatePreviewProps) {
  const { t } = useTranslation('adminContent')
  const values = sampleValues(new Date())
  const label = [t('templates.preview'), language && languageFacts[language].name].filter(Boolean).join(' · ')
  return (
    <section className={styles.mail} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.to}>
        {t('templates.to')} <bdi>{values.user_email}</bdi>
      </p>
      <h2 className={styles.subject} dir="auto">
        {fillVariables(subject, values)}
      </h2>
      <p className={styles.content} dir="auto">
        {fillVariables(content, values)}
      </p>
    </section>
  )
}
