import { exportAccount, removeAccount, updateEmotionConsent } from '@confida/contracts'
import { api, endSession, updateUser, useSession } from '@confida/session'
import { saveFile } from '@confida/ui'
import { useMutation } from '@tanstack/react-query'
import { clearUserData } from './clear-user-data.ts'

/** Switches the emotion analysis of the user's messages. */
export const useEmotionConsent = () =>
  useMutation({
    mutationFn: (enabled: boolean) => api.call(updateEmotionConsent, { body: { enabled } }),
    onSuccess: ({ enabled }) => updateUser({ emotion_consent: enabled }),
  })

/** Saves all of the user's data as a file; long conversations take a while. */
export const useDataDownload = () =>
  useMutation({
    mutationFn: async () => {
      const response = await api.open(exportAccount, { timeoutMs: false })
      const name = `confida-${new Date().toISOString().slice(0, 10)}.json`
      saveFile(name, [await response.blob()], 'application/json')
    },
  })

/** Deletes the account for good, then removes the user's data from this browser too. */
export const useRemoveAccount = () =>
  useMutation({
    mutationFn: (password: string) => api.call(removeAccount, { body: { password } }),
    onSuccess: () => {
      const { user } = useSession.getState()
      if (user) clearUserData(user)
      endSession('user')
    },
  })
