import { DISCLOSURE_HOURS, type DisclosureKind, newId } from '@confida/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { useHistory } from '../conversation/api/history.queries.ts'
import type { Disclosure } from '../conversation/timeline.ts'
import { useVisibleTime } from '../storage/use-visible-time.ts'
import { useRecordDisclosure } from './disclosure.mutations.ts'

const REPEAT_MS = DISCLOSURE_HOURS * 3_600_000

/** The disclosures that the companion is a program: one at opening, one after every three hours of use. The server keeps each. */
export function useDisclosures(
  companionId: string,
  { isSuccess, messages }: ReturnType<typeof useHistory>,
): Disclosure[] {
  const { mutate: record } = useRecordDisclosure(companionId)
  const [disclosures, setDisclosures] = useState<Disclosure[]>([])
  const add = useEffectEvent((kind: DisclosureKind) => {
    const after = messages.at(-1) ?? null
    record({ id: newId(), kind })
    setDisclosures((before) => [...before, { key: `disclosure-${before.length}`, after }])
  })
  useEffect(() => {
    if (isSuccess) add('start')
  }, [isSuccess])
  useVisibleTime(REPEAT_MS, () => add('repeat'))
  return disclosures
}
