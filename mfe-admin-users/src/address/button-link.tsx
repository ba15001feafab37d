import { Button, type ButtonProps } from '@confida/ui/antd'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface ButtonLinkProps extends ButtonProps {
  to: To
  /** What the other screen should know, as where it leads back to. */
  state?: unknown
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, state, ...button }: ButtonLinkProps) {
  const handleClick = useLinkClickHandler<HTMLElement>(to, { state })
  return <Button {...button} href={useHref(to)} onClick={handleClick} />
}
