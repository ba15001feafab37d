import { listAdminPayments } from '@confida/contracts'
import { currentLanguage, formatDateTime } from '@confida/i18n'
import type { PaletteRecord } from '@confida/remote-kit'
import { api } from '@confida/session'
import { euroWriter } from '../../format/use-number.ts'

const FOUND_MAX = 8

/** Finds payments by person, address or one of their ids, newest first; each leads to the list, with it open beside. */
export async function findPayments(text: string, signal: AbortSignal): Promise<PaletteRecord[]> {
  const payments = await api.call(listAdminPayments, { query: { search: text, limit: FOUND_MAX }, signal })
  const euro = euroWriter(currentLanguage())
  return payments.map(({ id, user_name, tier_name, amount, created_at }) => ({
    id,
    label: user_name ?? tier_name,
    detail: `${euro(amount)} · ${formatDateTime(created_at)}`,
    view: 'pagamenti',
    params: { id },
  }))
}
