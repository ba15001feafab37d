import { featureIcons, type HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useController } from 'react-hook-form'
import { FeatureIcon } from './feature-icon.tsx'
import styles from './feature-icon-choice.module.css'

/** The icon of a feature: one of the four that the landing page can draw. */
export function FeatureIconChoice({ index }: { index: number }) {
  const { t } = useTranslation('adminContent')
  const { field } = useController<HomepageDraft, `features.${number}.icon`>({
    name: `features.${index}.icon`,
  })
  return (
    <fieldset>
      <legend className={styles.legend}>{t('homepage.features.icon')}</legend>
      <div className={styles.icons}>
        {featureIcons.map((icon) => (
          <label key={icon} className={styles.icon}>
            <input
              type="radio"
              className={styles.input}
              name={field.name}
              value={icon}
              checked={field.value === icon}
              onChange={() => field.onChange(icon)}
              onBlur={field.onBlur}
            />
            <FeatureIcon name={icon} size={20} />
            {t(`homepage.icons.${icon}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
