import {
  type CardFormat,
  type Companion,
  type CompanionDraft,
  exportCard,
  importCompanion,
  previewCompanionFile,
} from '@confida/contracts'
import { api } from '@confida/session'
import { saveFile } from '@confida/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addToCache } from '../../companions/api/companion.queries.ts'

/** A slow connection takes minutes for the largest files. */
const UPLOAD_TIMEOUT_MS = 300_000

/** What stands before the file can be read by the server without waiting for it. */
function formOf(file: File, choices?: CompanionDraft): FormData {
  const form = new FormData()
  if (choices) form.append('choices', JSON.stringify(choices))
  form.append('file', file)
  return form
}

export const usePreviewFile = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      api.call(previewCompanionFile, { body: formOf(file), timeoutMs: UPLOAD_TIMEOUT_MS }),
  })

export function useImportCompanion() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ file, choices }: { file: File; choices: CompanionDraft }) =>
      api.call(importCompanion, { body: formOf(file, choices), timeoutMs: UPLOAD_TIMEOUT_MS }),
    onSuccess: (companion) => addToCache(client, companion),
  })
}

/** Saves a companion as a card. */
export const useCardDownload = ({ id, name }: Companion) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async (format: CardFormat) => {
      const response = await api.open(exportCard, { params: { id }, query: { format }, accept: '*/*' })
      const isPicture = format === 'png'
      const type = isPicture ? 'image/png' : 'application/json'
      saveFile(`${name}.${isPicture ? 'card.png' : `${format}.card.json`}`, [await response.blob()], type)
    },
  })
