import { useLayoutEffect, useRef } from 'react'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import styles from './palette-list.module.css'
import { PaletteOption } from './palette-option.tsx'

export const optionId = (listId: string, { id }: PaletteEntry) => `${listId}-${id}`

interface PaletteListProps {
  id: string
  label: string
  groups: PaletteGroup[]
  active: PaletteEntry | undefined
  onChoose: (entry: PaletteEntry) => void
  onPoint: (id: string) => void
}

/** The entries in their groups. Options of a combobox: the keyboard works in its field. */
export function PaletteList({ id, label, groups, active, onChoose, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is active
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active?.id])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ key, title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} className={styles.heading}>
            {title}
          </p>
          {entries.map((entry) => (
            <PaletteOption
              key={entry.id}
              id={optionId(id, entry)}
              entry={entry}
              isActive={entry.id === active?.id}
              onChoose={onChoose}
              onPoint={onPoint}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
