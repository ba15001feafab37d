import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { notify } from '@confida/ui'
import { useWizardPrefetch } from '../wizard/lazy-wizard.ts'
import { useReturnToList } from './list-focus.ts'
import { useCompanionView } from './use-companion-view.ts'

/** Which view of the companions is open, and what the wizard needs in it. */
export function useCompanionWizard(companions: readonly Companion[] | undefined) {
  const { t } = useTranslation('companions')
  const userId = useSession((session) => session.user?.id)
  const { view, openCreate, openEdit, openList } = useCompanionView()
  useWizardPrefetch()
  useReturnToList(view.name === 'list')

  const handleSaved = ({ name }: Companion) => {
    notify.success(
      t(view.name === 'create' ? 'companions.create_success' : 'companions.update_success', { name }),
    )
    openList()
  }

  return {
    view,
    /** The companion being edited. */
    edited: view.name === 'edit' ? companions?.find(({ id }) => id === view.id) : undefined,
    wizard: { draftKey: `${userId} ${view.key}`, onSaved: handleSaved },
    openCreate,
    openEdit: ({ id }: Companion) => openEdit(id),
    openList,
  }
}
