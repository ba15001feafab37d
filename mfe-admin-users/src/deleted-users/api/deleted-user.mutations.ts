import { eraseUser, restoreUser } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'
import { useRefreshUsers } from '../../users/api/user.mutations.ts'

const endpoints = { restore: restoreUser, erase: eraseUser }

export type DeletedAccountChange = keyof typeof endpoints

export function useChangeDeletedUser(change: DeletedAccountChange, id: string) {
  const refresh = useRefreshUsers()
  return useMutation({
    mutationFn: (admin_password: string) =>
      api.call(endpoints[change], { params: { id }, body: { admin_password } }),
    onSuccess: refresh,
  })
}
