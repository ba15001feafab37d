import { DISCLOSURE_HOURS } from '@confida/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { useHistory } from '../conversation/api/history.queries.ts'
import type { Disclosure } from '../conversation/timeline.ts'
import { useVisibleTime } from '../storage/use-visible-time.ts'

const REPEAT_MS = DISCLOSURE_HOURS * 3_600_000

/** The disclosures that the companion is a program: one at opening, one after every three hours of use. */
export function useDisclosures({ isSuccess, messages }: ReturnType<typeof useHistory>): Disclosure[] {
  const [disclosures, setDisclosures] = useState<Disclosure[]>([])
  const add = useEffectEvent(() => {
    const after = messages.at(-1) ?? null
    setDisclosures((before) => [...before, { key: `disclosure-${before.length}`, after }])
  })
  useEffect(() => {
    if (isSuccess) add()
  }, [isSuccess])
  useVisibleTime(REPEAT_MS, add)
  return disclosures
}
