import { useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'
import type { MenuProps } from './menu.types.ts'
import { MenuButton } from './menu-button.tsx'
import { MenuList } from './menu-list.tsx'
import { useOutsidePress } from './use-outside-press.ts'

/** A button that opens a list of actions and choices; the whole keyboard pattern of the ARIA menu button, in both directions. */
export function Menu({ entries, align = 'start', className, ...button }: MenuProps) {
  const [opening, setOpening] = useState<'first' | 'last' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpening(null)
  useOutsidePress(root, opening !== null, close)

  const handleClose = (isFocusBack: boolean) => {
    close()
    if (isFocusBack) buttonRef.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the menu
    <div
      ref={root}
      className={classNames(styles.menu, className)}
      onBlur={(event) => event.relatedTarget && !root.current?.contains(event.relatedTarget) && close()}
    >
      <MenuButton
        {...button}
        ref={buttonRef}
        id={id}
        listId={opening ? `${id}-list` : undefined}
        onToggle={() => setOpening(opening ? null : 'first')}
        onArrow={setOpening}
      />
      {opening && (
        <MenuList
          id={`${id}-list`}
          labelledBy={id}
          entries={entries}
          align={align}
          focus={opening}
          onClose={handleClose}
        />
      )}
    </div>
  )
}
