import { type Language, languageFacts, type MissingTranslations } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Flex, Tag } from '@confida/ui/antd'
import { useId } from 'react'
import { Link, type To } from 'react-router-dom'
import { useMissingTranslations } from './api/translation.queries.ts'
import styles from './missing-languages.module.css'

interface MissingLanguagesProps {
  className?: string
  /** What a language in the list lacks, where it is not a translation. */
  label?: string
  /** Where the text is among all. */
  of: (missing: MissingTranslations) => string[] | undefined
  /** Where a language is translated. */
  linkTo?: (language: Language) => To
}

/** The languages whose readers get this text in another one. */
export function MissingLanguages({ className, label, of, linkTo }: MissingLanguagesProps) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  const { data } = useMissingTranslations()
  const missing = new Set(data && of(data))
  const named = Object.entries(languageFacts).filter(([language]) => missing.has(language))
  if (named.length === 0) return null
  return (
    <Flex wrap gap={4} align="center" className={className}>
      <span id={id} className={styles.label}>
        {label ?? t('translations.missing')}
      </span>
      <ul aria-labelledby={id} className={styles.languages}>
        {named.map(([language, { name }]) => (
          <li key={language} lang={language}>
            <Tag color="warning">{linkTo ? <Link to={linkTo(language as Language)}>{name}</Link> : name}</Tag>
          </li>
        ))}
      </ul>
    </Flex>
  )
}
