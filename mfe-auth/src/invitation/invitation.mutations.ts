import { acceptInvitation, acceptInvitationWithAccount, getInvitation } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQuery } from '@tanstack/react-query'

/** What the link is for; asking does not use it up. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: [getInvitation.id, token],
    queryFn: ({ signal }) => api.call(getInvitation, { body: { token }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  })

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: { token: string; name: string; password: string }) =>
      api.call(acceptInvitation, { body }),
  })

export const useAcceptWithAccount = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      api.call(acceptInvitationWithAccount, { body }),
  })
