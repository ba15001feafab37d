import { classNames } from '@confida/ui'
import type { ComponentProps } from 'react'
import styles from './link-button.module.css'

/** A button inside a sentence, which looks like a link because it leads to another dialog. */
export const LinkButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={classNames(styles.link, className)} />
)
