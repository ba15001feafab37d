import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'
import type { MenuProps } from './menu.types.ts'

interface MenuButtonProps
  extends Pick<MenuProps, 'trigger' | 'label' | 'variant' | 'size' | 'icon' | 'plain'> {
  ref: Ref<HTMLButtonElement>
  id: string
  /** The id of the open list. */
  listId: string | undefined
  onToggle: () => void
  /** By an arrow key: the end of the list that the focus goes to. */
  onArrow: (focus: 'first' | 'last') => void
}

/** The button of a menu: a press or the arrow keys open the list. */
export function MenuButton(props: MenuButtonProps) {
  const { ref, id, listId, trigger, label, variant = 'ghost', size = 'md', icon, plain } = props
  return (
    <Button
      ref={ref}
      id={id}
      variant={variant}
      size={size}
      icon={icon}
      className={classNames(styles.trigger, variant === 'ghost' && styles.quiet)}
      endIcon={!plain && <ChevronDown aria-hidden className={styles.arrow} />}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      onClick={props.onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        props.onArrow(event.key === 'ArrowDown' ? 'first' : 'last')
      }}
    >
      {trigger}
    </Button>
  )
}
