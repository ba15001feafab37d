import { getUserNote, type UserNoteDraft, updateUserNote, userNoteTag } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export const useUserNote = (id: string) =>
  useQuery({
    queryKey: [getUserNote.id, id],
    queryFn: ({ signal }) => api.call(getUserNote, { params: { id }, signal }),
    staleTime: 0,
  })

export function useUpdateUserNote(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ text, base }: UserNoteDraft & { base: UserNoteDraft }) =>
      api.call(updateUserNote, { params: { id }, body: { text }, ifMatch: userNoteTag(base) }),
    onSuccess: (saved) => queryClient.setQueryData([getUserNote.id, id], saved),
  })
}
