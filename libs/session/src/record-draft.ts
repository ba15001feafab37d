import { useKeptDraft } from './kept-drafts.ts'
import { useRecordConflict } from './record-conflict.ts'

/**
 * What a person types over a record, kept as in {@link useKeptDraft} together with the state that it began from: found again,
 * it is not saved over what somebody else has saved meanwhile without a question.
 * @param name unique among the forms of the product
 */
export function useRecordDraft<Saved, Draft>(name: string, record: Saved) {
  const { left, keep, drop } = useKeptDraft<{ draft: Draft; base: Saved }>(name)
  const conflict = useRecordConflict(left?.base ?? record)
  return {
    left: left?.draft,
    keep: (draft: Draft) => keep({ draft, base: conflict.base }),
    drop,
    conflict,
  }
}
