import { useState } from 'react'

/** The state of a record that a form works on, and the one that somebody else has saved meanwhile. */
export function useRecordConflict<Saved>(record: Saved) {
  const [base, setBase] = useState(record)
  const [current, setCurrent] = useState<Saved>()
  return {
    base,
    current,
    /** A save came too late. */
    meet: setCurrent,
    /** From now on the form works on the newer state. */
    settle: (saved: Saved) => {
      setBase(saved)
      setCurrent(undefined)
    },
    dismiss: () => setCurrent(undefined),
  }
}
