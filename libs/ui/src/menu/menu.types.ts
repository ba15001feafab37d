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
  onChange: (value: string) => void
}

export type MenuEntry = MenuAction | MenuSeparator | MenuChoice
