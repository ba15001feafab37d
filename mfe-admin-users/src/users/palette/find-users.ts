import { listUsers, type User } from '@confida/contracts'
import type { PaletteRecord } from '@confida/remote-kit'
import { openPage } from '../../paging/page.ts'

const FOUND_MAX = 8

/** Finds accounts by name, address or phone; each leads to the table, with the account open beside it. */
export async function findUsers(text: string, signal: AbortSignal): Promise<PaletteRecord[]> {
  const query = { search: text, limit: FOUND_MAX }
  const { rows } = await openPage<User, typeof listUsers>(listUsers, { query, signal })
  return rows.map(({ id, name, email }) => ({
    id,
    label: name,
    detail: email,
    view: 'utenti',
    params: { layout: 'table', user: id },
  }))
}
