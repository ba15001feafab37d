import {
  choosePush,
  type PushState,
  subscribeToPush,
  unsubscribeFromPush,
  updateQuietHours,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api, useSession } from '@confida/session'
import { notify } from '@confida/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscribeBrowser, timeZone, unsubscribeBrowser } from './browser-push.ts'
import { pushKey } from './push.queries.ts'
import { subscriber } from './subscriber.ts'

const choose = (companionId: string, enabled: boolean) =>
  api.call(choosePush, { params: { id: companionId }, body: { enabled } })

/** @returns undefined where the person told the browser no */
async function turnOn(companionId: string, userId: string, key: string): Promise<PushState | undefined> {
  const subscription = await subscribeBrowser(key)
  if (!subscription) return undefined
  await api.call(subscribeToPush, { body: subscription })
  subscriber.set(userId)
  return choose(companionId, true)
}

/** With the last partner that may remind the browser goes, too. */
async function turnOff(companionId: string): Promise<PushState> {
  const state = await choose(companionId, false)
  if (state.companions.length > 0) return state
  subscriber.clear()
  await unsubscribeBrowser().catch(() => undefined)
  return api.call(unsubscribeFromPush)
}

/** Lets a partner remind, or not, and sets the quiet hours. */
export function usePushMutations(companionId: string) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const userId = useSession((state) => state.user?.id) ?? ''
  const onSuccess = (state: PushState | undefined) => {
    if (state) client.setQueryData(pushKey(userId), state)
  }
  const onError = () => notify.error(t('reminders.failed'))

  return {
    on: useMutation({
      mutationFn: (publicKey: string) => turnOn(companionId, userId, publicKey),
      onSuccess,
      onError,
    }),
    off: useMutation({ mutationFn: () => turnOff(companionId), onSuccess, onError }),
    quiet: useMutation({
      mutationFn: (hours: { quiet_from: number; quiet_to: number }) =>
        api.call(updateQuietHours, { body: { ...hours, time_zone: timeZone() } }),
      onSuccess,
      onError,
    }),
  }
}
