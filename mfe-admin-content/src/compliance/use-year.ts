import { COMPLIANCE_YEAR_MIN } from '@confida/contracts'
import { useAddress } from '@confida/remote-kit/address'

/** Since the product keeps them, the latest first. */
function yearsUntil(latest: number): string[] {
  return Array.from({ length: latest - COMPLIANCE_YEAR_MIN + 1 }, (_, index) => String(latest - index))
}

/** The year of the figures, in the address; this one where none is chosen. */
export function useYear() {
  const { params, change } = useAddress()
  const years = yearsUntil(new Date().getUTCFullYear())
  const chosen = params.get('year') ?? ''
  const year = years.includes(chosen) ? chosen : (years[0] ?? '')
  return { year, years, choose: (value: string) => change({ year: value }) }
}
