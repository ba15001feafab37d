import {
  type BodyInput,
  createUser,
  getUserStatistics,
  listDeletedUsers,
  listUsers,
  removeUser,
  removeUserSecondFactors,
  setCustomPassword,
  toggleUserStandby,
  type UserCreation,
  type UserDraft,
  type UserUpdate,
  updateUser,
  userTag,
  verifyAdminPassword,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { detailsOf } from '../../problems/problem.ts'

/** After a change all lists and statistics that may include the account are refetched. */
export function useRefreshUsers() {
  const queryClient = useQueryClient()
  return async () => {
    const stale = [listUsers.id, listDeletedUsers.id, getUserStatistics.id]
    await Promise.all(stale.map((id) => queryClient.invalidateQueries({ queryKey: [id] })))
  }
}

/** Whom a change does not find, somebody else has deleted meanwhile: the lists are stale then, too. */
export function useRefreshAfterChange() {
  const refresh = useRefreshUsers()
  const onError = (error: unknown) => {
    if (detailsOf(error).status === 404) void refresh()
  }
  return { onSuccess: refresh, onError }
}

export function useCreateUser() {
  const refresh = useRefreshUsers()
  return useMutation({
    mutationFn: (body: UserCreation) => api.call(createUser, { body }),
    onSuccess: () => void refresh(),
  })
}

export function useUpdateUser(id: string) {
  const refreshing = useRefreshAfterChange()
  return useMutation({
    mutationFn: ({ base, ...body }: UserUpdate & { base: UserDraft }) =>
      api.call(updateUser, { params: { id }, body, ifMatch: userTag(base) }),
    ...refreshing,
  })
}

export function useToggleStandby(id: string) {
  const refreshing = useRefreshAfterChange()
  return useMutation({
    mutationFn: () => api.call(toggleUserStandby, { params: { id } }),
    ...refreshing,
  })
}

export function useVerifyAdminPassword() {
  return useMutation({
    mutationFn: (password: string) => api.call(verifyAdminPassword, { body: { password } }),
  })
}

export function useRemoveUser(id: string) {
  const refreshing = useRefreshAfterChange()
  return useMutation({
    mutationFn: (admin_password: string) =>
      api.call(removeUser, { params: { id }, body: { admin_password } }),
    ...refreshing,
  })
}

export function useSetCustomPassword(id: string) {
  const { onError } = useRefreshAfterChange()
  return useMutation({
    mutationFn: (body: BodyInput<typeof setCustomPassword>) =>
      api.call(setCustomPassword, { params: { id }, body }),
    onError,
  })
}

export function useRemoveUserSecondFactors(id: string) {
  const { onError } = useRefreshAfterChange()
  return useMutation({
    mutationFn: (admin_password: string) =>
      api.call(removeUserSecondFactors, { params: { id }, body: { admin_password } }),
    onError,
  })
}
