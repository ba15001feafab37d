import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { exportDialog, importDialog } from '../../companion-files/lazy-companion-files.ts'
import { LazyDialog } from '../../lazy/lazy-dialog.tsx'

export interface CompanionFileDialogsProps {
  isImporting: boolean
  /** The companion to save as a file. */
  exported?: Companion
  onClose: () => void
}

/** What makes a companion of a file and a file of a companion, above the list. */
export function CompanionFileDialogs({ isImporting, exported, onClose }: CompanionFileDialogsProps) {
  const { t } = useTranslation('companions')

  const handleImported = ({ name }: Companion, hasMessages: boolean) => {
    notify.success(t(hasMessages ? 'files.import.done' : 'companions.create_success', { name }))
    onClose()
  }
  return (
    <>
      {isImporting && <LazyDialog chunk={importDialog} props={{ onImported: handleImported, onClose }} />}
      {exported && <LazyDialog chunk={exportDialog} props={{ companion: exported, onClose }} />}
    </>
  )
}
