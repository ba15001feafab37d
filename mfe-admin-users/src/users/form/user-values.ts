import type { User, UserDraft } from '@confida/contracts'
import { readDay } from '@confida/i18n'
import type { DayEntry } from '@confida/ui/antd'
import { birthDateOf } from '../user-display.ts'

/** What the fields of an account hold while they are edited. */
export interface UserValues {
  name: string
  email: string
  phone: string
  birth_date: DayEntry | undefined
}

export const noValues: UserValues = { name: '', email: '', phone: '', birth_date: undefined }

export const valuesOf = (user: Partial<User>): UserValues => ({
  name: user.name ?? '',
  email: user.email ?? '',
  phone: user.phone ?? '',
  birth_date: readDay(birthDateOf(user)),
})

/** The fields as they are sent: trimmed, and nothing instead of blank. */
export const draftOf = ({ name, email, phone, birth_date }: UserValues): UserDraft => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim() || null,
  birth_date: birth_date ?? null,
})

/** What an account was when its form was opened. */
export const seenOf = (user: User): UserDraft => ({
  name: user.name,
  email: user.email,
  phone: user.phone,
  birth_date: user.birth_date,
})

/** Whether nothing that every account has is blank. */
export const isComplete = ({ name, email }: UserValues) => name.trim() !== '' && email.trim() !== ''

export const isSameDraft = (a: UserDraft, b: UserDraft) =>
  a.name === b.name && a.email === b.email && a.phone === b.phone && a.birth_date === b.birth_date
