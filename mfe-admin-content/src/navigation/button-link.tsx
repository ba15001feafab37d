import { Button, type ButtonProps } from '@confida/ui/antd'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, ...button }: ButtonProps & { to: To }) {
  const handleClick = useLinkClickHandler<HTMLElement>(to)
  return <Button {...button} href={useHref(to)} onClick={handleClick} />
}
