import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'
import type { MenuEntry } from './menu.types.ts'
import { MenuChoiceGroup } from './menu-choice-group.tsx'
import { MenuLine } from './menu-line.tsx'
import { useMenuKeys } from './use-menu-keys.ts'
import { usePlacement } from './use-placement.ts'

interface MenuListProps {
  id: string
  labelledBy: string
  entries: readonly MenuEntry[]
  align: 'start' | 'end'
  focus: 'first' | 'last'
  onClose: (isFocusBack: boolean) => void
}

/** The open list: focus moves with the arrow keys, Home, End and the first letters. */
export function MenuList({ id, labelledBy, entries, align, focus, onClose }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null)
  const keys = useMenuKeys(ref, onClose)
  const placement = usePlacement(ref)

  useLayoutEffect(() => {
    const lines = ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')
    lines?.[focus === 'first' ? 0 : lines.length - 1]?.focus({ preventScroll: true })
  }, [focus])

  const select = (action: () => void) => () => {
    onClose(true)
    action()
  }
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={classNames(styles.list, styles[align], placement.isAbove && styles.above)}
      style={placement.style}
      onKeyDown={keys}
    >
      {entries.map((entry) => {
        if (entry.kind === 'separator') return <hr key={entry.id} className={styles.separator} />
        if (entry.kind === 'choice') return <MenuChoiceGroup key={entry.id} choice={entry} select={select} />
        return (
          <MenuLine
            key={entry.id}
            role="menuitem"
            label={entry.label}
            icon={entry.icon}
            aside={entry.aside}
            tone={entry.tone}
            disabled={entry.disabled}
            onSelect={select(entry.onSelect)}
          />
        )
      })}
    </div>
  )
}
