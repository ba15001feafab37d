import { featureIcons } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, Radio } from '@confida/ui/antd'
import { FeatureIcon } from './feature-icon.tsx'
import styles from './feature-icon-choice.module.css'

/** The icon of a feature: one of the four that the landing page can draw. */
export function FeatureIconChoice({ index }: { index: number }) {
  const { t } = useTranslation('adminContent')
  return (
    <fieldset>
      <legend className={styles.legend}>{t('homepage.features.icon')}</legend>
      <Form.Item noStyle name={[index, 'icon']}>
        <Radio.Group
          optionType="button"
          options={featureIcons.map((icon) => ({
            value: icon,
            label: (
              <span className={styles.icon}>
                <FeatureIcon name={icon} size={18} />
                {t(`homepage.icons.${icon}`)}
              </span>
            ),
          }))}
        />
      </Form.Item>
    </fieldset>
  )
}
