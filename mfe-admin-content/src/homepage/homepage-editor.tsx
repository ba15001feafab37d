import { type Homepage, type HomepageDraft, homepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { notify, PageHeader } from '@confida/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { draftResolver } from '../editor/draft-resolver.ts'
import { useEditorMode } from '../editor/editor-mode.ts'
import { ModeSwitch } from '../editor/mode-switch.tsx'
import { SaveBar } from '../editor/save-bar.tsx'
import { useKeptDraft } from '../editor/use-kept-draft.ts'
import { useLeaveWarning } from '../editor/use-leave-warning.ts'
import { useSaveHomepage } from './api/homepage.mutations.ts'
import { HomepageForm } from './components/homepage-form.tsx'
import { HomepageView } from './components/homepage-view.tsx'
import { draftOf } from './homepage-draft.ts'
import { HomepagePreview } from './preview/homepage-preview.tsx'

/** The three modes over one draft: it lives here, so that it survives switching modes and a save that failed. */
export function HomepageEditor({ saved }: { saved: Homepage }) {
  const { t } = useTranslation('adminContent')
  const [mode, setMode] = useEditorMode()
  const save = useSaveHomepage()
  const form = useForm<HomepageDraft>({
    defaultValues: draftOf(saved),
    resolver: draftResolver(homepageDraft),
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  useLeaveWarning(isDirty)
  useKeptDraft('homepage', form)

  const handleCancel = () => {
    form.reset(draftOf(saved))
    save.reset()
    setMode('view')
  }

  const handleSave = form.handleSubmit(
    (draft) =>
      save.mutate(draft, {
        onSuccess: () => {
          form.reset(draft)
          setMode('view')
          notify.success(t('homepage.saved'))
        },
      }),
    () => setMode('edit'),
  )

  return (
    <FormProvider {...form}>
      <PageHeader
        title={t('homepage.title')}
        description={t('homepage.description')}
        actions={<ModeSwitch mode={mode} onChange={setMode} />}
      />
      {mode === 'view' && <HomepageView homepage={saved} isDirty={isDirty} onEdit={() => setMode('edit')} />}
      {mode === 'preview' && <HomepagePreview texts={form.watch()} />}
      <form noValidate onSubmit={handleSave}>
        {mode === 'edit' && <HomepageForm />}
        {(mode === 'edit' || isDirty) && (
          <SaveBar
            isDirty={isDirty}
            isSaving={save.isPending}
            error={save.error}
            errorText={t('homepage.saveError')}
            onCancel={handleCancel}
          />
        )}
      </form>
    </FormProvider>
  )
}
