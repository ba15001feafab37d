import type { ReactNode } from 'react'

export interface MenuAction {
  kind?: 'action'
  id: string
  label: string
  icon?: ReactNode
  /** At the line's end: a count, a flag. */
  aside?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  onSelect: () => void
}

export interface MenuSeparator {
  kind: 'separator'
  id: string
}

export interface MenuOption {
  value: string
  label: string
  icon?: ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string
}

/** One of several: `menuitemradio`s under a heading. */
export interface MenuChoice {
  kind: 'choice'
  id: string
  label: string
  value: string
  options: readonly MenuOption[]
  /** Two options a line, for short ones in a long menu. */
  compact?: boolean
  /** Leaves the menu open after a choice, whose effect one wants to see and may want to change. */
  staysOpen?: boolean
  onChange: (value: string) => void
}

export type MenuEntry = MenuAction | MenuSeparator | MenuChoice

export interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode
  /** The button's name where `trigger` is no text. */
  label?: string
  entries: readonly MenuEntry[]
  /** The edge of the button that the list keeps to. */
  align?: 'start' | 'end'
  variant?: 'secondary' | 'ghost' | 'primary'
  size?: 'sm' | 'md'
  icon?: ReactNode
  /** Hides the arrow. */
  plain?: boolean
  className?: string
}
