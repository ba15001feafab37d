import { DEFAULT_LANGUAGE, type Language, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { History } from 'lucide-react'
import { ButtonLink } from '../navigation/button-link.tsx'
import styles from './pane-head.module.css'

interface PaneHeadProps {
  language: Language
  /** Whether there is something to go back to. */
  hasVersions: boolean
}

/** Whose fields these are, and the way to their versions. */
export function PaneHead({ language, hasVersions }: PaneHeadProps) {
  const { t } = useTranslation('adminContent')
  const { linkTo } = useAddress()
  const of = language === DEFAULT_LANGUAGE ? undefined : language
  return (
    <div className={styles.head}>
      <h2 className={styles.name} lang={language}>
        {languageFacts[language].name}
      </h2>
      {hasVersions && (
        <ButtonLink
          to={linkTo({ history: 'yes', of })}
          type="text"
          size="small"
          icon={<History aria-hidden size={16} />}
        >
          {t('versions.title')}
        </ButtonLink>
      )}
    </div>
  )
}
