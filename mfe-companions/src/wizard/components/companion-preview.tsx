import { avatarUrl, portraitUrl } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { classNames } from '@confida/ui'
import { CompanionTags } from '../../companions/components/companion-tags.tsx'
import { useCompanionTexts } from '../../companions/use-companion-texts.ts'
import { PersonIcon } from '../../illustrations/person-icon.tsx'
import styles from '../preview.module.css'
import type { WizardValues } from '../wizard-values.ts'

/** The companion as the choices so far make it. */
export function CompanionPreview({ values, className }: { values: WizardValues; className?: string }) {
  const { t } = useTranslation('companions')
  const words = useCompanionTexts()
  const name = values.name.trim()
  const gender = values.gender ?? 'neutro'
  const picture = values.portrait ? portraitUrl(values.portrait) : name && avatarUrl(name)
  const type = values.personality?.type
  return (
    <aside aria-label={t('wizard.preview.title')} className={classNames(styles.preview, className)}>
      <p className={styles.caption} aria-hidden>
        {t('wizard.preview.title')}
      </p>
      <div className={styles.halo}>
        {picture ? (
          <img key={picture} src={picture} alt="" className={styles.avatar} />
        ) : (
          <PersonIcon className={styles.placeholder} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name || t('wizard.preview.noName')}</bdi>
        </p>
        {type && <p className={styles.personality}>{words.personality(type, gender)}</p>}
      </div>
      <p className={styles.description}>
        {type ? words.description(type, gender) : t('wizard.preview.noPersonality')}
      </p>
      <CompanionTags choices={values} className={styles.tags} />
    </aside>
  )
}
