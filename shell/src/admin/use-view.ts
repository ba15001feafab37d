import { useSearchParams } from 'react-router-dom'
import { homeViews, useAdministratorRole } from './access.ts'

/** The administrator's view named in the address. */
export function useView() {
  const [params] = useSearchParams()
  const role = useAdministratorRole() ?? 'owner'
  return params.get('view') ?? homeViews[role]
}

/** The address of a view, on the path that is open: both `/dashboard` and `/admin` show the panel. */
export const viewAddress = (view: string) => ({ search: `?view=${view}` })
