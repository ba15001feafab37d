import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Form } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { MissingLanguages } from '../translations/missing-languages.tsx'
import { isOutdated } from '../versions/api/content.mutations.ts'
import { ConflictButton } from '../versions/conflict-button.tsx'
import type { ContentSource, Saved } from '../versions/content-source.ts'
import styles from './content-editor.module.css'
import { useEditorMode } from './editor-mode.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { SaveBar } from './save-bar.tsx'
import { useContentForm } from './use-content-form.ts'

interface ContentEditorProps<Draft> {
  source: ContentSource<Draft>
  saved: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
  view: (state: { isDirty: boolean; onEdit: () => void }) => ReactNode
  preview: (draft: Draft) => ReactNode
  /** The fields, which find their values in the form around them. */
  fields: ReactNode
}

/** The three modes over one draft: it lives here, so that it survives switching modes and a save that failed. */
export function ContentEditor<Draft extends object>(props: ContentEditorProps<Draft>) {
  const { source, saved, schema, view, preview, fields } = props
  const { name } = source
  const { t } = useTranslation('adminContent')
  const [mode, setMode] = useEditorMode()
  const editing = useContentForm({ source, saved, schema, mode, setMode })
  const { draft, isDirty, save } = editing

  const conflict = (
    <ConflictButton source={source} saved={saved} mine={draft} onOverwrite={editing.overwrite} />
  )
  return (
    <>
      <PageHeader
        title={t(`${name}.title`)}
        description={t(`${name}.description`)}
        actions={<ModeSwitch mode={mode} onChange={setMode} />}
      />
      <MissingLanguages className={styles.missing} of={(missing) => missing[name]} />
      {mode === 'view' && view({ isDirty, onEdit: () => setMode('edit') })}
      {mode === 'preview' && preview(draft)}
      <Form<Draft>
        name={name}
        form={editing.form}
        layout="vertical"
        initialValues={editing.initialValues}
        onFinish={editing.handleFinish}
        onFinishFailed={editing.handleFinishFailed}
      >
        {/* There in each mode, so that a save checks them all. */}
        <div hidden={mode !== 'edit'}>{fields}</div>
        {(mode === 'edit' || isDirty) && (
          <SaveBar
            isDirty={isDirty}
            isSaving={save.isPending}
            error={save.error}
            errorText={t(`${name}.saveError`)}
            errorAction={isOutdated(save.error) && conflict}
            onCancel={editing.handleCancel}
          />
        )}
      </Form>
    </>
  )
}
