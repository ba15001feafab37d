import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { notify, saveFile } from '@confida/ui'
import { useQueryClient } from '@tanstack/react-query'
import { conversationQuery } from '../conversation/api/chat.queries.ts'
import { greetingMessage } from '../conversation/greeting.ts'
import { toJson, toText } from './export-formats.ts'
import { fetchAllMessages, fetchKeptMessages } from './fetch-all-messages.ts'

export type ExportFormat = 'text' | 'json'

/** Returns a function that saves the whole conversation, with the greeting above it, as a file. */
export function useExport(companion: Companion) {
  const { t } = useTranslation('chat')
  const ownName = useSession((state) => state.user?.name)
  const client = useQueryClient()

  return async (format: ExportFormat) => {
    const preparing = notify.info(t('export.preparing'), { duration: 0 })
    try {
      const started = await client.ensureQueryData(conversationQuery(companion.id))
      const greeting = greetingMessage(started, Date.now())
      const messages = [...(greeting ? [greeting] : []), ...(await fetchAllMessages(companion.id))]
      const kept = await fetchKeptMessages(companion.id)
      const labels = {
        user: ownName ?? t('messages.you'),
        assistant: companion.name,
        incomplete: t('messages.incomplete'),
        otherVersions: t('export.otherVersions'),
      }
      const name = `${t('export.file')}-${companion.name}-${new Date().toISOString().slice(0, 10)}`
      if (format === 'json') {
        saveFile(`${name}.json`, [toJson(companion, messages, kept)], 'application/json;charset=utf-8')
      } else {
        const heading = t('export.heading', { name: companion.name })
        saveFile(`${name}.txt`, [toText(heading, labels, messages, kept)], 'text/plain;charset=utf-8')
      }
      notify.success(t('export.done'))
    } catch {
      notify.error(t('export.failed'))
    } finally {
      notify.dismiss(preparing)
    }
  }
}
