import { type BodyInput, recordDisclosure } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

const RETRIES = 3

/** Tells the server that a disclosure was shown, each by an id of its own. Nobody is disturbed where that fails. */
export function useRecordDisclosure(companionId: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof recordDisclosure>) =>
      api.call(recordDisclosure, { params: { id: companionId }, body }),
    retry: RETRIES,
    // No form waits for it: without a connection it is held back, and not lost.
    networkMode: 'online',
    // Nobody looks at it again, and what is kept of a call holds the screen that made it.
    gcTime: 0,
  })
}
