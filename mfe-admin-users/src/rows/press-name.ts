import type { MouseEvent } from 'react'

/** Anywhere in a row is as good as its name, which has the focus again when what it opened is closed. */
export function pressName({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOwn = (target as Element).closest('button, label, input')
  if (isOwn || getSelection()?.type === 'Range') return
  const name = currentTarget.querySelector('button')
  name?.focus()
  name?.click()
}
