import type { Language } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Flex, SelectFilter } from '@confida/ui/antd'
import type { OriginalSource } from '../versions/content-source.ts'
import type { Beside, useEditorPanes } from './editor-panes.ts'
import styles from './pane-choice.module.css'
import { useLanguageOptions } from './use-language-options.ts'

interface PaneChoiceProps {
  name: OriginalSource<unknown>['name']
  panes: ReturnType<typeof useEditorPanes>
}

/** Which language is edited, and what stands beside it. */
export function PaneChoice({ name, panes }: PaneChoiceProps) {
  const { t } = useTranslation('adminContent')
  const options = useLanguageOptions((all) => ({ missing: all[name], outdated: all.outdated[name] }))
  const { main, beside } = panes
  return (
    <Flex wrap gap={16} className={styles.choice}>
      <SelectFilter<Language>
        className={styles.select}
        label={t('translations.main')}
        value={main}
        options={options.filter(({ value }) => value !== beside)}
        onChange={panes.chooseMain}
      />
      <SelectFilter<Beside | ''>
        className={styles.select}
        label={t('translations.beside')}
        value={beside ?? ''}
        options={[
          { value: '', label: t('translations.alone') },
          { value: 'preview', label: t('editor.modes.preview') },
          ...options.filter(({ value }) => value !== main),
        ]}
        onChange={(next) => panes.chooseBeside(next || undefined)}
      />
    </Flex>
  )
}
