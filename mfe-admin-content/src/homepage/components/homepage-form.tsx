import { BUTTON_TEXT_MAX, HEADLINE_MAX, type HomepageDraft, PARAGRAPH_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Stack } from '@confida/ui'
import { DraftField } from '../../editor/draft-field.tsx'
import { EditorSection } from '../../editor/editor-section.tsx'
import { FeatureListFields } from './feature-list-fields.tsx'
import styles from './homepage-form.module.css'

const buttons = ['login_button_text', 'register_button_text', 'contact_button_text'] as const

/** Every text of the landing page, in the order in which a visitor meets them. */
export function HomepageForm() {
  const { t } = useTranslation('adminContent')
  return (
    <Stack gap={6}>
      <Alert>{t('homepage.languageHint')}</Alert>
      <EditorSection title={t('homepage.sections.hero')}>
        <DraftField<HomepageDraft>
          name="hero_title"
          label={t('homepage.fields.hero_title')}
          maxLength={HEADLINE_MAX}
        />
        <DraftField<HomepageDraft>
          name="hero_subtitle"
          label={t('homepage.fields.hero_subtitle')}
          maxLength={HEADLINE_MAX}
        />
        <DraftField<HomepageDraft>
          name="hero_description"
          label={t('homepage.fields.hero_description')}
          maxLength={PARAGRAPH_MAX}
          rows={4}
        />
      </EditorSection>
      <EditorSection title={t('homepage.sections.buttons')}>
        <div className={styles.row}>
          {buttons.map((name) => (
            <DraftField<HomepageDraft>
              key={name}
              name={name}
              label={t(`homepage.fields.${name}`)}
              maxLength={BUTTON_TEXT_MAX}
            />
          ))}
        </div>
      </EditorSection>
      <EditorSection title={t('homepage.sections.features')}>
        <DraftField<HomepageDraft>
          name="features_title"
          label={t('homepage.fields.features_title')}
          maxLength={HEADLINE_MAX}
        />
        <DraftField<HomepageDraft>
          name="secondary_description"
          label={t('homepage.fields.secondary_description')}
          hint={t('homepage.hints.secondary_description')}
          maxLength={PARAGRAPH_MAX}
          rows={3}
        />
        <FeatureListFields />
      </EditorSection>
    </Stack>
  )
}
