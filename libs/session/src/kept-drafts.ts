import { useState } from 'react'
import { useSession } from './session.store.ts'
import { DRAFT_PREFIX, parseKept } from './storage.ts'

/** A person's own; nobody has any without a session. */
function keyOf(name: string): string | undefined {
  const { user } = useSession.getState()
  return user && `${DRAFT_PREFIX}${user.id} ${name}`
}

function read<Draft>(name: string): Draft | undefined {
  const key = keyOf(name)
  return parseKept<Draft>(() => key && sessionStorage.getItem(key))
}

function write(name: string, draft: unknown): void {
  const key = keyOf(name)
  if (!key) return
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the draft its reload, nothing else.
  }
}

function remove(name: string): void {
  const key = keyOf(name)
  if (key) sessionStorage.removeItem(key)
}

/**
 * What a person types in a form: kept in the tab, so that it is there again after another screen, a reload and a session that
 * ended by itself. A logout forgets it. Passwords do not belong in it.
 * @param name unique among the forms of the product
 */
export function useKeptDraft<Draft>(name: string) {
  const [left, setLeft] = useState(() => read<Draft>(name))
  return {
    /** What was left before; undefined once it was dropped. */
    left,
    keep: (draft: Draft) => write(name, draft),
    /** It was saved or thrown away. */
    drop: () => {
      remove(name)
      setLeft(undefined)
    },
  }
}
