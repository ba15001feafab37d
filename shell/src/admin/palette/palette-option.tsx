import type { PaletteEntry } from './palette-entry.ts'
import styles from './palette-list.module.css'

interface PaletteOptionProps {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onChoose: (entry: PaletteEntry) => void
  onPoint: (id: string) => void
}

/** One entry. It takes no focus, which stays in the field. */
export function PaletteOption({ id, entry, isActive, onChoose, onPoint }: PaletteOptionProps) {
  const Icon = entry.icon
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it as its active descendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      // Not on entering: the list may scroll below a mouse that rests.
      onMouseMove={() => onPoint(entry.id)}
      onClick={() => onChoose(entry)}
    >
      <Icon size={18} />
      <bdi className={styles.label}>{entry.label}</bdi>
      {entry.detail && <bdi className={styles.detail}>{entry.detail}</bdi>}
    </div>
  )
}
