import { type PushState, subscribeToPush } from '@confida/contracts'
import { api, useSession } from '@confida/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findSubscription } from './browser-push.ts'
import { pushKey, usePushState } from './push.queries.ts'
import { subscriber } from './subscriber.ts'

async function resubscribe(key: string): Promise<PushState | undefined> {
  const subscription = await findSubscription(key)
  return subscription && api.call(subscribeToPush, { body: subscription })
}

/** A subscription ends with its session: who logs in again here, and asked for it here, has it again. */
export function useKeptSubscription(): void {
  const { data } = usePushState()
  const userId = useSession((state) => state.user?.id)
  const client = useQueryClient()
  const key = data && !data.is_subscribed && data.companions.length > 0 && data.public_key
  useEffect(() => {
    if (!key || !userId || !subscriber.is(userId)) return
    resubscribe(key).then(
      (state) => state && client.setQueryData(pushKey(userId), state),
      // Without it reminders go on to stand in the conversation; the dialog offers it again.
      () => undefined,
    )
  }, [key, userId, client])
}
