import { type DeletedUser, getDeletedUser } from '@confida/contracts'
import { useAddress } from '@confida/remote-kit/address'
import { useQueryClient } from '@tanstack/react-query'

export const deletedTabs = ['profile', 'timeline', 'note'] as const
export type DeletedTab = (typeof deletedTabs)[number]

/** The deleted account beside the table and its open tab, both in the address. */
export function useOpenedDeletedUser() {
  const { params, change } = useAddress()
  const queryClient = useQueryClient()
  return {
    id: params.get('user') ?? undefined,
    tab: deletedTabs.find((tab) => tab === params.get('tab')) ?? 'profile',
    /** What its row shows is there at once. */
    open: (user: DeletedUser) => {
      queryClient.setQueryData([getDeletedUser.id, user.id], user)
      change({ user: user.id })
    },
    choose: (tab: DeletedTab) =>
      change({ tab: tab === 'profile' ? undefined : tab, kind: undefined }, { replace: true }),
    close: () => change({ user: undefined, tab: undefined, kind: undefined }, { replace: true }),
  }
}
