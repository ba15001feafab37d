import type { User } from '@confida/contracts'
import type { UserAction } from '../dialogs/user-dialog.ts'
import type { useUserFilters } from '../use-user-filters.ts'
import { UserActions } from './user-actions.tsx'
import { UserGrid } from './user-grid.tsx'
import { UserPage } from './user-page.tsx'

/** Divides by two and three, so that full pages fill their rows. */
const PAGE_SIZE = 24

interface UserCardsProps {
  list: ReturnType<typeof useUserFilters>
  onAction: (action: UserAction, user: User) => void
}

/** The accounts as cards, each with what can be done to it. */
export const UserCards = ({ list, onAction }: UserCardsProps) => (
  <UserPage list={list} pageSize={PAGE_SIZE}>
    {({ page, isStale }) => (
      <UserGrid
        users={page.rows}
        isStale={isStale}
        actionsFor={(user) => <UserActions user={user} onAction={(action) => onAction(action, user)} />}
      />
    )}
  </UserPage>
)
