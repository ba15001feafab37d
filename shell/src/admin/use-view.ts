import { useSearchParams } from 'react-router-dom'

const DEFAULT_VIEW = 'utenti'

/** The administrator's view named in the address. */
export function useView() {
  const [params] = useSearchParams()
  return params.get('view') ?? DEFAULT_VIEW
}

/** The address of a view, on the path that is open: both `/dashboard` and `/admin` show the panel. */
export const viewAddress = (view: string) => ({ search: `?view=${view}` })
