import type { Homepage } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Flex } from '@confida/ui/antd'
import { EditorSection } from '../../editor/editor-section.tsx'
import { SavedLine } from '../../editor/saved-line.tsx'
import { TextList } from '../../layout/text-list.tsx'
import { FeatureView } from './feature-view.tsx'
import styles from './homepage-view.module.css'

interface HomepageViewProps {
  homepage: Homepage
  /** A draft differs from what is shown. */
  isDirty: boolean
  onEdit: () => void
}

const sections = {
  hero: ['hero_title', 'hero_subtitle', 'hero_description'],
  buttons: ['login_button_text', 'register_button_text', 'contact_button_text'],
  features: ['features_title', 'secondary_description'],
} as const

/** The saved texts, to be read. */
export function HomepageView({ homepage, isDirty, onEdit }: HomepageViewProps) {
  const { t } = useTranslation('adminContent')
  const names = Object.keys(sections) as (keyof typeof sections)[]
  return (
    <Flex vertical gap={20}>
      <SavedLine
        version={homepage.version}
        lastUpdated={homepage.last_updated}
        editLabel={t('homepage.edit')}
        onEdit={onEdit}
      />
      {isDirty && <Alert showIcon type="warning" title={t('editor.unsavedElsewhere')} />}
      {names.map((section) => (
        <EditorSection key={section} title={t(`homepage.sections.${section}`)}>
          <TextList
            columns={3}
            texts={sections[section].map((name) => [t(`homepage.fields.${name}`), homepage[name]])}
          />
          {section === 'features' && (
            <ul className={styles.features}>
              {homepage.features.map((feature) => (
                <FeatureView key={`${feature.title}${feature.description}`} feature={feature} />
              ))}
            </ul>
          )}
        </EditorSection>
      ))}
    </Flex>
  )
}
