import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { PencilLine } from 'lucide-react'
import type { To } from 'react-router-dom'
import { ButtonLink } from '../navigation/button-link.tsx'

/** Where an item is edited: at an address, or in its place. */
export type EditTarget = To | (() => void)

/** Leads to where an item is edited. */
export function EditButton({ edit }: { edit: EditTarget }) {
  const { t } = useTranslation('common')
  const look = { size: 'small', icon: <PencilLine aria-hidden size={16} /> } as const
  const label = t('actions.edit')
  if (typeof edit === 'function') {
    return (
      <Button {...look} onClick={edit}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink {...look} to={edit}>
      {label}
    </ButtonLink>
  )
}
