import {
  type Administrator,
  administratorTag,
  changeAdministratorRole,
  inviteAdministrator,
  listAdministrators,
  type NewInvitation,
  type RoleChange,
  resendInvitation,
  revokeAdministrator,
  revokeInvitation,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** After a refusal too: somebody else may have been quicker. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [listAdministrators.id] })
}

export function useInviteAdministrator() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: NewInvitation) => api.call(inviteAdministrator, { body }),
    onSettled,
  })
}

export type SeenRole = Pick<Administrator, 'role'>

export function useChangeRole(id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ seen, ...body }: RoleChange & { seen: SeenRole }) =>
      api.call(changeAdministratorRole, { params: { id }, body, ifMatch: administratorTag(seen) }),
    onSettled,
  })
}

const changes = { revoke: revokeAdministrator, resend: resendInvitation, uninvite: revokeInvitation }
/** What is done with nothing but one's own password. */
export type PlainChange = keyof typeof changes

export function usePlainChange(change: PlainChange, id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: async (admin_password: string) => {
      await api.call(changes[change], { params: { id }, body: { admin_password } })
    },
    onSettled,
  })
}
