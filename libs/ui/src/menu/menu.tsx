import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'
import type { MenuEntry } from './menu.types.ts'
import { MenuList } from './menu-list.tsx'
import { useOutsidePress } from './use-outside-press.ts'

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

/** A button that opens a list of actions and choices; the whole keyboard pattern of the ARIA menu button, in both directions. */
export function Menu(props: MenuProps) {
  const {
    trigger,
    label,
    entries,
    align = 'start',
    variant = 'ghost',
    size = 'md',
    icon,
    plain,
    className,
  } = props
  const [opening, setOpening] = useState<'first' | 'last' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpening(null)
  useOutsidePress(root, opening !== null, close)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the menu
    <div
      ref={root}
      className={classNames(styles.menu, className)}
      onBlur={(event) => event.relatedTarget && !root.current?.contains(event.relatedTarget) && close()}
    >
      <Button
        ref={button}
        id={id}
        variant={variant}
        size={size}
        icon={icon}
        className={classNames(styles.trigger, variant === 'ghost' && styles.quiet)}
        endIcon={!plain && <ChevronDown aria-hidden className={styles.arrow} />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        aria-controls={opening ? `${id}-list` : undefined}
        onClick={() => setOpening(opening ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpening(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {trigger}
      </Button>
      {opening && (
        <MenuList
          id={`${id}-list`}
          labelledBy={id}
          entries={entries}
          align={align}
          focus={opening}
          onClose={(isFocusBack) => {
            close()
            if (isFocusBack) button.current?.focus()
          }}
        />
      )}
    </div>
  )
}
