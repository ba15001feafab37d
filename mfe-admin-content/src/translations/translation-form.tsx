import { type Language, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, useNotify } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import styles from '../editor/content-editor.module.css'
import { PaneHead } from '../editor/pane-head.tsx'
import { PanePreview } from '../editor/pane-preview.tsx'
import { SaveBar } from '../editor/save-bar.tsx'
import { useContentForm } from '../editor/use-content-form.ts'
import { isOutdated } from '../versions/api/content.mutations.ts'
import { ConflictButton } from '../versions/conflict-button.tsx'
import type {
  Saved,
  SavedTranslation,
  TranslatableSource,
  TranslationSource,
} from '../versions/content-source.ts'
import { TranslationState } from './translation-state.tsx'

export interface TranslationProps<Draft> {
  language: Language
  source: TranslatableSource<Draft>
  /** The original, from which it is translated. */
  original: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
  fields: ReactNode
  /** Stands beside the fields and follows what is written. */
  preview?: (draft: Draft, language: Language) => ReactNode
}

interface TranslationFormProps<Draft> extends TranslationProps<Draft> {
  translation: TranslationSource<Draft>
  saved: SavedTranslation<Draft>
}

const stay = () => undefined

/** A text in another language, published by itself. */
export function TranslationForm<Draft extends object>(props: TranslationFormProps<Draft>) {
  const { language, source, translation, original, saved, schema, fields, preview } = props
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const { name } = languageFacts[language]
  const editing = useContentForm({
    source: translation,
    saved,
    schema,
    isShown: true,
    onShow: stay,
    onCancel: stay,
    onSaved: () => notify.success(t('translations.published', { language: name })),
  })
  const { draft, save } = editing

  return (
    <>
      <section className={styles.pane} aria-label={name}>
        <Form<Draft>
          name={`${source.name}-${language}`}
          form={editing.form}
          layout="vertical"
          className={styles.form}
          initialValues={editing.initialValues}
          scrollToFirstError={{ focus: true }}
          onFinish={editing.handleFinish}
          onFinishFailed={editing.handleFinishFailed}
        >
          <div>
            <PaneHead language={language} hasVersions={saved.version > 0} />
            <TranslationState source={source} original={original} saved={saved} language={name} />
          </div>
          <div>{fields}</div>
          <SaveBar
            isDirty={editing.isDirty}
            canSave={editing.isDirty || saved.is_outdated}
            isSaving={save.isPending}
            error={save.error}
            errorText={t(`${source.name}.saveError`)}
            errorAction={
              isOutdated(save.error) && (
                <ConflictButton
                  source={translation}
                  saved={saved}
                  mine={draft}
                  onOverwrite={editing.overwrite}
                />
              )
            }
            saveLabel={t('translations.publish')}
            onCancel={editing.handleCancel}
          />
        </Form>
      </section>
      {preview && <PanePreview>{preview(draft, language)}</PanePreview>}
    </>
  )
}
