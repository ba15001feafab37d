import { useTranslation } from '@confida/i18n'
import { Button, EmptyState } from '@confida/ui'
import { FileUp, HeartHandshake, Plus } from 'lucide-react'
import { LIST_HEADING_ID } from '../../dashboard/list-focus.ts'

/** In the back office, where nobody has to be welcomed. */
export function NoOwnCompanions({ onCreate, onImport }: { onCreate: () => void; onImport: () => void }) {
  const { t } = useTranslation('companions')
  return (
    <EmptyState
      illustration={<HeartHandshake aria-hidden />}
      title={
        <span id={LIST_HEADING_ID} tabIndex={-1}>
          {t('own.empty.title')}
        </span>
      }
      action={
        <>
          <Button icon={<Plus aria-hidden />} onClick={onCreate}>
            {t('companions.create')}
          </Button>
          <Button variant="ghost" icon={<FileUp aria-hidden />} onClick={onImport}>
            {t('files.import.action')}
          </Button>
        </>
      }
    >
      {t('own.empty.text')}
    </EmptyState>
  )
}
