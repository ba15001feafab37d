import { useAddress } from '@confida/remote-kit/address'
import { readRemembered, remember } from '../../storage/remembered.ts'

export const userLayouts = ['cards', 'table'] as const
export type UserLayout = (typeof userLayouts)[number]

const KEY = 'admin_users_layout'

const known = (value: string | null | undefined) => userLayouts.find((layout) => layout === value)

/** Cards, unless the address says otherwise, or what was chosen at an earlier visit. */
export function useUserLayout() {
  const { params, change } = useAddress()
  const choose = (layout: UserLayout) => {
    remember(KEY, layout)
    // Pages of another length begin elsewhere, and the cards' list of orders has not all that the table can.
    change({ layout, cursor: undefined, ...(layout === 'cards' && { sort: undefined }) })
  }
  return { layout: known(params.get('layout')) ?? known(readRemembered(KEY)) ?? 'cards', choose }
}
