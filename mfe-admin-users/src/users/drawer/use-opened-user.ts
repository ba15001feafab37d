import { getUser, type User } from '@confida/contracts'
import { useAddress } from '@confida/remote-kit/address'
import { useQueryClient } from '@tanstack/react-query'

export const drawerTabs = ['profile', 'timeline', 'sessions', 'note'] as const
export type DrawerTab = (typeof drawerTabs)[number]

/** The account beside the table and its open tab, both in the address. */
export function useOpenedUser() {
  const { params, change } = useAddress()
  const queryClient = useQueryClient()
  return {
    id: params.get('user') ?? undefined,
    tab: drawerTabs.find((tab) => tab === params.get('tab')) ?? 'profile',
    /** What its row shows is there at once. */
    open: (user: User) => {
      queryClient.setQueryData([getUser.id, user.id], user)
      change({ user: user.id })
    },
    choose: (tab: DrawerTab) =>
      change({ tab: tab === 'profile' ? undefined : tab, kind: undefined }, { replace: true }),
    close: () => change({ user: undefined, tab: undefined, kind: undefined }, { replace: true }),
  }
}
