import { uploadImage } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

/** Ten megabytes over a slow line. */
const TIMEOUT_MS = 180_000

export const useUploadImage = () =>
  useMutation({
    mutationFn: ({ conversationId, file }: { conversationId: string; file: File }) => {
      const body = new FormData()
      body.append('file', file)
      return api.call(uploadImage, { params: { session_id: conversationId }, body, timeoutMs: TIMEOUT_MS })
    },
  })
