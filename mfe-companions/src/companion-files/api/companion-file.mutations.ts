import {
  type CardFormat,
  type Companion,
  type CompanionDraft,
  exportCard,
  exportCompanion,
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
    mutationFn: (file: File) =>
      api.call(previewCompanionFile, { body: formOf(file), timeoutMs: UPLOAD_TIMEOUT_MS }),
  })

export function useImportCompanion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, choices }: { file: File; choices: CompanionDraft }) =>
      api.call(importCompanion, { body: formOf(file, choices), timeoutMs: UPLOAD_TIMEOUT_MS }),
    onSuccess: (companion) => addToCache(client, companion),
  })
}

export type ExportForm = CardFormat | 'backup'

/** What follows the name. */
const endings: Record<ExportForm, string> = {
  png: 'card.png',
  v3: 'v3.card.json',
  v2: 'v2.card.json',
  backup: 'confida.json',
}

/** Saves a companion as a card, or as a whole; long conversations take a while. */
export const useCompanionDownload = ({ id, name }: Companion) =>
  useMutation({
    mutationFn: async (form: ExportForm) => {
      const params = { id }
      const response =
        form === 'backup'
          ? await api.open(exportCompanion, { params, timeoutMs: false })
          : await api.open(exportCard, { params, query: { format: form }, accept: '*/*' })
      const type = form === 'png' ? 'image/png' : 'application/json'
      saveFile(`${name}.${endings[form]}`, [await response.blob()], type)
    },
  })
