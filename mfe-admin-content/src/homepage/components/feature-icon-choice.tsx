import { featureIcons, type HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Radio } from '@confida/ui/antd'
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
      <Radio.Group
        optionType="button"
        value={field.value}
        options={featureIcons.map((icon) => ({
          value: icon,
          label: (
            <span className={styles.icon}>
              <FeatureIcon name={icon} size={18} />
              {t(`homepage.icons.${icon}`)}
            </span>
          ),
        }))}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </fieldset>
  )
}
