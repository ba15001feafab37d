import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import { Check } from 'lucide-react'
import { FileDrop } from './components/file-drop.tsx'
import { ImportProblem } from './components/import-problem.tsx'
import { ImportReview } from './components/import-review.tsx'
import { useImport } from './use-import.ts'

export interface ImportDialogProps {
  /** `hasMessages` tells whether a conversation came with it. */
  onImported: (companion: Companion, hasMessages: boolean) => void
  onClose: () => void
}

/** Makes a companion of a file: choose it, see what was understood and correct it, import. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const { t } = useTranslation('companions')
  const state = useImport(onImported)
  const { values, isSaving } = state
  const footer = values && (
    <>
      <Button variant="secondary" disabled={isSaving} onClick={state.restart}>
        {t('files.import.another')}
      </Button>
      <Button
        disabled={!state.isComplete}
        loading={isSaving}
        icon={<Check aria-hidden />}
        onClick={state.submit}
      >
        {t('files.import.submit')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      size="lg"
      title={t('files.import.title')}
      description={values ? undefined : t('files.import.text')}
      dismissible={!isSaving}
      onClose={onClose}
      footer={footer}
    >
      {values ? (
        <ImportReview values={values} preview={state.preview} onChange={state.change} />
      ) : (
        <FileDrop isReading={state.isReading} onFile={state.open} />
      )}
      <ImportProblem state={state} />
    </Dialog>
  )
}
