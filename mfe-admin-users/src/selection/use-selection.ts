import type { User } from '@confida/contracts'
import { useState } from 'react'

/** The chosen accounts, also those of other pages and of earlier filters. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, User>>(new Map())
  return {
    users: [...chosen.values()],
    ids: [...chosen.keys()],
    /** @param rows what is known of them; antd forgets those that are not on the page */
    choose: (ids: readonly string[], rows: readonly (User | undefined)[]) => {
      const fresh = new Map(rows.map((user) => [user?.id, user]))
      const users = ids.map((id) => fresh.get(id) ?? chosen.get(id)).filter((user) => user !== undefined)
      setChosen(new Map(users.map((user) => [user.id, user])))
    },
    clear: () => setChosen(new Map()),
  }
}
