import { type Language, languageFacts, languages, type MissingTranslations } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Flex, SelectFilter } from '@confida/ui/antd'
import { useMissingTranslations } from '../translations/api/translation.queries.ts'
import type { Beside, useEditorPanes } from './editor-panes.ts'
import styles from './pane-choice.module.css'

interface PaneChoiceProps {
  name: keyof MissingTranslations['outdated']
  panes: ReturnType<typeof useEditorPanes>
}

/** Which language is edited, and what stands beside it: each language says where it lacks something. */
export function PaneChoice({ name, panes }: PaneChoiceProps) {
  const { t } = useTranslation('adminContent')
  const { data } = useMissingTranslations()
  const { main, beside } = panes
  const labelOf = (language: Language) => {
    const state = data?.[name].includes(language)
      ? t('translations.isMissing')
      : data?.outdated[name].includes(language) && t('translations.isOutdated')
    return [languageFacts[language].name, state].filter(Boolean).join(' · ')
  }
  const optionOf = (language: Language) => ({ value: language, label: labelOf(language) })
  return (
    <Flex wrap gap={16} className={styles.choice}>
      <SelectFilter<Language>
        className={styles.select}
        label={t('translations.main')}
        value={main}
        options={languages.filter((language) => language !== beside).map(optionOf)}
        onChange={panes.chooseMain}
      />
      <SelectFilter<Beside | ''>
        className={styles.select}
        label={t('translations.beside')}
        value={beside ?? ''}
        options={[
          { value: '', label: t('translations.alone') },
          { value: 'preview', label: t('editor.modes.preview') },
          ...languages.filter((language) => language !== main).map(optionOf),
        ]}
        onChange={(next) => panes.chooseBeside(next || undefined)}
      />
    </Flex>
  )
}
