import { restoreUser } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'
import { useRefreshUsers } from '../../users/api/user.mutations.ts'

export function useRestoreUser(id: string) {
  const refresh = useRefreshUsers()
  return useMutation({
    mutationFn: (admin_password: string) =>
      api.call(restoreUser, { params: { id }, body: { admin_password } }),
    onSuccess: refresh,
  })
}
