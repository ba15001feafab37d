import type { UserNote } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { useNotify, useRecordConflict } from '@confida/ui/antd'
import { useState } from 'react'
import { currentOf } from '../../../problems/problem.ts'
import { useUpdateUserNote } from './note.queries.ts'

/** The text of a note and how it is saved. */
export function useEditNote(userId: string, note: UserNote) {
  const { t } = useTranslation('adminUsers')
  const notify = useNotify()
  // With what it was begun from: found again, it must not overwrite what somebody else has saved meanwhile.
  const { left, keep, drop } = useKeptDraft<{ text: string; base: UserNote }>(`user note ${userId}`)
  const conflict = useRecordConflict(left?.base ?? note)
  const [text, setText] = useState(left?.text ?? note.text)
  const update = useUpdateUserNote(userId)

  const change = (next: string) => {
    setText(next)
    keep({ text: next, base: conflict.base })
  }
  const take = (saved: UserNote) => {
    conflict.settle(saved)
    setText(saved.text)
    update.reset()
    drop()
  }
  const saveOver = (base: UserNote) =>
    update.mutate(
      { text, base },
      {
        onSuccess: (saved) => {
          take(saved)
          notify.success(t('drawer.note.saved'))
        },
        onError: (error) => conflict.meet(currentOf(error) as UserNote | undefined),
      },
    )
  const decide = (isMine: boolean) => {
    const { current } = conflict
    if (!current) return
    if (!isMine) return take(current)
    conflict.settle(current)
    saveOver(current)
  }

  return {
    text,
    change,
    isRestored: left !== undefined,
    isChanged: text.trim() !== conflict.base.text,
    update,
    conflict,
    save: () => saveOver(conflict.base),
    discard: () => take(note),
    overwrite: () => decide(true),
    takeSaved: () => decide(false),
  }
}
