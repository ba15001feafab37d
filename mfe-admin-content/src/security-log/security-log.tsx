import { useAddress } from '@confida/remote-kit/address'
import { useSecurityLog } from './api/security-log.queries.ts'
import { SecurityFilterBar } from './components/security-filter-bar.tsx'
import { SecurityList } from './components/security-list.tsx'
import { readFilters } from './security-filters.ts'

/** Who came in, who did not, and who looked at what is personal. */
export function SecurityLog() {
  const { params, change } = useAddress()
  const filters = readFilters(params)
  const log = useSecurityLog(filters)
  const clear = () => change({ event: undefined, search: undefined, from: undefined, to: undefined })
  return (
    <>
      <SecurityFilterBar filters={filters} onChange={change} />
      <SecurityList filters={filters} log={log} onClear={clear} />
    </>
  )
}
