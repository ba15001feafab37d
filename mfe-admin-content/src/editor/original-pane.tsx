import { DEFAULT_LANGUAGE, type Language, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, useNotify } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { isOutdated } from '../versions/api/content.mutations.ts'
import { ConflictButton } from '../versions/conflict-button.tsx'
import type { OriginalSource, Saved } from '../versions/content-source.ts'
import styles from './content-editor.module.css'
import type { EditorMode } from './editor-mode.ts'
import { PaneHead } from './pane-head.tsx'
import { PanePreview } from './pane-preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { useContentForm } from './use-content-form.ts'

export interface ContentEditorProps<Draft> {
  source: OriginalSource<Draft>
  saved: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
  view: (state: { isDirty: boolean; onEdit: () => void }) => ReactNode
  preview: (draft: Draft, language: Language) => ReactNode
  /** The fields, which find their values in the form around them. */
  fields: ReactNode
}

interface OriginalPaneProps<Draft> extends ContentEditorProps<Draft> {
  mode: EditorMode
  setMode: (mode: EditorMode) => void
  isInSight: boolean
  /** Beside another language it says which it is. */
  hasHead: boolean
  withPreview: boolean
}

/** A text in the language in which it is written: the draft lives here, so that it survives the modes and a failed save. */
export function OriginalPane<Draft extends object>(props: OriginalPaneProps<Draft>) {
  const { source, saved, schema, view, preview, fields, mode, setMode, isInSight, hasHead, withPreview } =
    props
  const { name } = source
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const close = () => {
    if (!hasHead) setMode('view')
  }
  const editing = useContentForm({
    source,
    saved,
    schema,
    isShown: mode === 'edit',
    onShow: () => setMode('edit'),
    onCancel: close,
    onSaved: () => {
      close()
      notify.success(t(`${name}.saved`))
    },
  })
  const { draft, isDirty, save } = editing

  return (
    <>
      <section
        hidden={!isInSight}
        className={styles.pane}
        aria-label={hasHead ? languageFacts[DEFAULT_LANGUAGE].name : undefined}
      >
        {mode === 'view' && view({ isDirty, onEdit: () => setMode('edit') })}
        {mode === 'preview' && preview(draft, DEFAULT_LANGUAGE)}
        <Form<Draft>
          name={name}
          form={editing.form}
          layout="vertical"
          className={styles.form}
          initialValues={editing.initialValues}
          onFinish={editing.handleFinish}
          onFinishFailed={editing.handleFinishFailed}
        >
          <div>{hasHead && <PaneHead hasVersions language={DEFAULT_LANGUAGE} />}</div>
          <div hidden={mode !== 'edit'}>{fields}</div>
          {(mode === 'edit' || isDirty) && (
            <SaveBar
              isDirty={isDirty}
              canSave={isDirty}
              isSaving={save.isPending}
              error={save.error}
              errorText={t(`${name}.saveError`)}
              errorAction={
                isOutdated(save.error) && (
                  <ConflictButton
                    source={source}
                    saved={saved}
                    mine={draft}
                    onOverwrite={editing.overwrite}
                  />
                )
              }
              onCancel={editing.handleCancel}
            />
          )}
        </Form>
      </section>
      {withPreview && <PanePreview>{preview(draft, DEFAULT_LANGUAGE)}</PanePreview>}
    </>
  )
}
