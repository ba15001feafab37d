import { expect, it } from '@jest/globals'
import { Users } from 'lucide-react'
import { findEntries } from './find-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'

const entryOf = (label: string, detail?: string): PaletteEntry => ({
  id: label,
  view: label,
  label,
  detail,
  icon: Users,
})
const entries = [
  entryOf('Registro attività'),
  entryOf('Emotività'),
  entryOf('Utenti', 'Gestione Utenti'),
  entryOf('Eliminati', 'Gestione Utenti'),
  entryOf('الأمان'),
]

it.each([
  ['emotivita', ['Emotività']],
  ['EMOTIVITÀ', ['Emotività']],
  ['ATTIV', ['Registro attività']],
  ['gestione utenti', ['Utenti', 'Eliminati']],
  ['attiv reg', ['Registro attività']],
  ['e', ['Emotività', 'Eliminati', 'Registro attività', 'Utenti']],
  ['أمان', ['الأمان']],
  ['xyz', []],
  ['.*', []],
])('%s finds %j', (text, found) => {
  expect(findEntries(entries, text).map(({ label }) => label)).toEqual(found)
})

it('leaves all as they are where nothing is typed', () => {
  expect(findEntries(entries, '  ')).toEqual(entries)
})
