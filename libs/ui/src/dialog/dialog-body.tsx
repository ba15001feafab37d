import { type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { useScrollStop } from './use-scroll-stop.ts'

interface DialogBodyProps {
  /** The id of the dialog's title. */
  labelledBy: string
  children: ReactNode
}

/** The part of a dialog that scrolls; text without a control in it can be reached and scrolled by keyboard. */
export function DialogBody({ labelledBy, children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isStop = useScrollStop(ref)
  const stop = isStop ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {}
  return (
    <div ref={ref} className={styles.body} {...stop}>
      {children}
    </div>
  )
}
