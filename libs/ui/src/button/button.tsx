import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'
import { useFocusOverDisabled } from './use-focus-over-disabled.ts'

interface ButtonOwnProps {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent'
  size?: 'sm' | 'md' | 'lg'
  /**
   * Shows a spinner, keeps the width and refuses clicks; assistive technology hears "busy". A button that says in words that it
   * is busy has `aria-busy` and `disabled` instead.
   */
  loading?: boolean
  /** Before the text. */
  icon?: ReactNode
  /** After the text. */
  endIcon?: ReactNode
  fullWidth?: boolean
  className?: string
  children?: ReactNode
}

export type ButtonProps<E extends ElementType = 'button'> = ButtonOwnProps & {
  /** A router's `Link`, for instance; with `href` alone the button is an `a`. */
  as?: E
  href?: string
} & Omit<ComponentProps<E>, keyof ButtonOwnProps | 'as' | 'href'>

/** A button, or a link that looks like one: `<Button as={Link} to="/auth">` or `<Button href="mailto:…">`. */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  const {
    as,
    variant = 'primary',
    size = 'md',
    loading,
    icon,
    endIcon,
    fullWidth,
    className,
    children,
    ref,
    ...rest
  } = props as ButtonProps & { as?: ElementType }
  const Element = (as ?? (rest.href === undefined ? 'button' : 'a')) as ElementType
  const own = Element === 'button' ? { type: rest.type ?? 'button', disabled: rest.disabled || loading } : {}
  const element = useRef<HTMLElement>(null)
  useImperativeHandle(ref as Ref<HTMLElement>, () => element.current as HTMLElement)
  const isBusy = loading || rest['aria-busy'] === true
  useFocusOverDisabled(element, isBusy)
  return (
    <Element
      {...rest}
      ref={element}
      {...own}
      aria-busy={isBusy || undefined}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        fullWidth && styles.fullWidth,
        loading && styles.loading,
        className,
      )}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children !== undefined && <span className={styles.text}>{children}</span>}
      {endIcon && <span className={styles.icon}>{endIcon}</span>}
      {loading && <Spinner className={styles.spinner} size="sm" decorative />}
    </Element>
  )
}
