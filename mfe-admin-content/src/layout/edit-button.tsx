import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { PencilLine } from 'lucide-react'
import { Link, type To } from 'react-router-dom'

/** Where an item is edited: at an address, or in its place. */
export type EditTarget = To | (() => void)

/** Leads to where an item is edited. */
export function EditButton({ edit }: { edit: EditTarget }) {
  const { t } = useTranslation('common')
  const look = { variant: 'secondary', size: 'sm', icon: <PencilLine aria-hidden /> } as const
  const label = t('actions.edit')
  if (typeof edit === 'function') {
    return (
      <Button {...look} onClick={edit}>
        {label}
      </Button>
    )
  }
  return (
    <Button {...look} as={Link} to={edit}>
      {label}
    </Button>
  )
}
