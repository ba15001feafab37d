import Input from 'antd/es/input'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormField } from './form-field.tsx'

/** Long enough not to ask at every letter, short enough to feel live. */
const PAUSE_MS = 300

/** The contract's limit for a search. */
const SEARCH_MAX = 100

export interface SearchFilterProps {
  label: string
  placeholder?: string
  value: string
  onSearch: (text: string) => void
  className?: string
}

/** A search that reports what was typed after a short pause. */
export function SearchFilter({ label, placeholder, value, onSearch, className }: SearchFilterProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [reported, setReported] = useState(value)
  // Back, or a cleared filter, changes the value from outside. One's own search comes back too, and by then more may
  // have been typed.
  if (known !== value) {
    setKnown(value)
    setReported(value)
    if (value !== reported && typed.trim() !== value) setTyped(value)
  }

  const report = useEffectEvent((text: string) => {
    setReported(text)
    onSearch(text)
  })
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => report(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <FormField label={label} className={className}>
      {({ id }) => (
        <Input
          id={id}
          type="search"
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          prefix={<Search aria-hidden size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </FormField>
  )
}
