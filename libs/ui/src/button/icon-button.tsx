import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'
import { useFocusOverDisabled } from './use-focus-over-disabled.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for those who do not see the icon; also its tooltip. */
  label: string
  icon: ReactNode
  size?: 'sm' | 'md' | 'lg'
  variant?: 'ghost' | 'secondary' | 'primary' | 'danger'
}

/** A round button of an icon alone. */
export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLButtonElement)
  useFocusOverDisabled(element, rest.disabled)
  return (
    <button
      type="button"
      title={label}
      {...rest}
      ref={element}
      aria-label={label}
      className={classNames(styles.button, styles[size], styles[variant], className)}
    >
      {icon}
    </button>
  )
}
