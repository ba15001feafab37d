import { useState } from 'react'

type Values = Record<string, string>

const storageKey = (name: string) => `auth_draft_${name}`

function readDraft(name: string): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Values) : {}
  } catch {
    return {}
  }
}

function writeDraft(name: string, values: Values) {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values))
  } catch {
    // A browser that refuses storage keeps the draft until the form goes.
  }
}

/**
 * A form's values, kept in the tab so that closing the dialog or reloading loses nothing that was typed. The fields
 * named in `secret` (passwords) stay in memory only.
 */
export function useDraft<V extends Values>(name: string, initial: V, secret: readonly (keyof V)[]) {
  const [values, setValues] = useState<V>(() => {
    const stored = readDraft(name)
    const known = Object.keys(initial).filter((key) => typeof stored[key] === 'string')
    return { ...initial, ...Object.fromEntries(known.map((key) => [key, stored[key]])) }
  })

  const set = (changes: Partial<V>) => {
    const next = { ...values, ...changes }
    setValues(next)
    const open = Object.entries(next).filter(([key]) => !secret.includes(key))
    writeDraft(name, Object.fromEntries(open))
  }

  const clear = () => sessionStorage.removeItem(storageKey(name))
  return { values, set, clear }
}
