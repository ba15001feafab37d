import { DEFAULT_LANGUAGE } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { classNames, PageHeader } from '@confida/ui'
import { MissingLanguages } from '../translations/missing-languages.tsx'
import { TranslationPane } from '../translations/translation-pane.tsx'
import styles from './content-editor.module.css'
import { useEditorMode } from './editor-mode.ts'
import { useEditorPanes } from './editor-panes.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { type ContentEditorProps, OriginalPane } from './original-pane.tsx'
import { PaneChoice } from './pane-choice.tsx'

/** The three modes over the drafts of a text: to edit, two languages or a language and its preview stand side by side. */
export function ContentEditor<Draft extends object>(props: ContentEditorProps<Draft>) {
  const { source, saved, schema, preview, fields } = props
  const { name } = source
  const { t } = useTranslation('adminContent')
  const { linkTo } = useAddress()
  const [mode, setMode] = useEditorMode()
  const panes = useEditorPanes()
  const { main, beside } = mode === 'edit' ? panes : { main: DEFAULT_LANGUAGE, beside: undefined }
  const inSight = beside && beside !== 'preview' ? [main, beside] : [main]
  // The original is there in each mode, so that its draft is, and a save checks all its fields.
  const languages = [...new Set([...inSight, DEFAULT_LANGUAGE])]

  return (
    <>
      <PageHeader
        title={t(`${name}.title`)}
        description={t(`${name}.description`)}
        actions={<ModeSwitch mode={mode} onChange={setMode} />}
      />
      <MissingLanguages
        className={styles.missing}
        of={(missing) => missing[name]}
        linkTo={(language) => linkTo({ mode: 'edit', beside: language })}
      />
      <MissingLanguages
        className={styles.missing}
        label={t('translations.outdated')}
        of={({ outdated }) => outdated[name]}
        linkTo={(language) => linkTo({ mode: 'edit', beside: language })}
      />
      {mode === 'edit' && <PaneChoice name={name} panes={panes} />}
      <div className={classNames(styles.panes, beside && styles.sideBySide)}>
        {languages.map((language) => {
          const withPreview = language === main && beside === 'preview'
          return language === DEFAULT_LANGUAGE ? (
            <OriginalPane
              {...props}
              key={language}
              mode={mode}
              setMode={setMode}
              isInSight={inSight.includes(language)}
              hasHead={main !== DEFAULT_LANGUAGE || beside !== undefined}
              withPreview={withPreview}
            />
          ) : (
            <TranslationPane
              key={language}
              language={language}
              source={source}
              original={saved}
              schema={schema}
              fields={fields}
              preview={withPreview ? preview : undefined}
            />
          )
        })}
      </div>
    </>
  )
}
