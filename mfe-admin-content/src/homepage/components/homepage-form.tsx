import { BUTTON_TEXT_MAX, HEADLINE_MAX, PARAGRAPH_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Flex } from '@confida/ui/antd'
import { EditorSection } from '../../editor/editor-section.tsx'
import { FeatureListFields } from './feature-list-fields.tsx'
import { HomepageField } from './homepage-field.tsx'
import styles from './homepage-form.module.css'

const buttons = ['login_button_text', 'register_button_text', 'contact_button_text'] as const

/** Every text of the landing page, in the order in which a visitor meets them. */
export function HomepageForm() {
  const { t } = useTranslation('adminContent')
  return (
    <Flex vertical gap={20}>
      <EditorSection isCollapsible title={t('homepage.sections.hero')}>
        <HomepageField name="hero_title" maxLength={HEADLINE_MAX} />
        <HomepageField name="hero_subtitle" maxLength={HEADLINE_MAX} />
        <HomepageField name="hero_description" maxLength={PARAGRAPH_MAX} rows={4} />
      </EditorSection>
      <EditorSection isCollapsible title={t('homepage.sections.buttons')}>
        <div className={styles.row}>
          {buttons.map((name) => (
            <HomepageField key={name} name={name} maxLength={BUTTON_TEXT_MAX} />
          ))}
        </div>
      </EditorSection>
      <EditorSection isCollapsible title={t('homepage.sections.features')}>
        <HomepageField name="features_title" maxLength={HEADLINE_MAX} />
        <HomepageField
          name="secondary_description"
          hint={t('homepage.hints.secondary_description')}
          maxLength={PARAGRAPH_MAX}
          rows={3}
        />
        <FeatureListFields />
      </EditorSection>
    </Flex>
  )
}
