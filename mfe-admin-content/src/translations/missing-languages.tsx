import { languageFacts, listMissingTranslations, type MissingTranslations } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { Flex, Tag } from '@confida/ui/antd'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styles from './missing-languages.module.css'

interface MissingLanguagesProps {
  className?: string
  /** Where the text is among all. */
  of: (missing: MissingTranslations) => string[] | undefined
}

/** The languages whose readers get this text in another one. */
export function MissingLanguages({ className, of }: MissingLanguagesProps) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  const { data } = useQuery({
    queryKey: [listMissingTranslations.id],
    queryFn: ({ signal }) => api.call(listMissingTranslations, { signal }),
  })
  const missing = new Set(data && of(data))
  const named = Object.entries(languageFacts).filter(([language]) => missing.has(language))
  if (named.length === 0) return null
  return (
    <Flex wrap gap={4} align="center" className={className}>
      <span id={id} className={styles.label}>
        {t('translations.missing')}
      </span>
      <ul aria-labelledby={id} className={styles.languages}>
        {named.map(([language, { name }]) => (
          <li key={language} lang={language}>
            <Tag color="warning">{name}</Tag>
          </li>
        ))}
      </ul>
    </Flex>
  )
}
