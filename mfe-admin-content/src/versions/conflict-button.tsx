import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { useState } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { ContentSource, Saved } from './content-source.ts'

interface ConflictButtonProps<Draft, Text extends Saved<Draft>> {
  source: ContentSource<Draft, Text>
  /** What somebody else has saved in the meantime. */
  saved: Text
  /** What the administrator has written. */
  mine: Draft
  onOverwrite: () => void
}

/** Beside a save that came too late: compares both texts, and saves over the other one where that is wanted. */
export function ConflictButton<Draft, Text extends Saved<Draft>>({
  source,
  saved,
  mine,
  onOverwrite,
}: ConflictButtonProps<Draft, Text>) {
  const { t } = useTranslation('adminContent')
  const textsOf = source.useTexts()
  const [isComparing, setIsComparing] = useState(false)

  return (
    <>
      <Button size="small" onClick={() => setIsComparing(true)}>
        {t('versions.compare')}
      </Button>
      {isComparing && (
        <ConflictDialog
          version={saved.version}
          saved={textsOf(source.draftOf(saved))}
          mine={textsOf(mine)}
          onOverwrite={onOverwrite}
          onClosed={() => setIsComparing(false)}
        />
      )}
    </>
  )
}
