import { type ReactNode, useId } from 'react'

/** What antd makes of a question: a modal is a `dialog`, and a popup a `tooltip`. */
const QUESTION = '[role=dialog], [role=tooltip]'

interface AlertDialogTextProps {
  /** The id of the question, where antd does not know it for one. */
  labelledBy?: string
  children: ReactNode
}

/**
 * The text of something that asks for a decision. antd lets nobody choose the role of what is around it, which is to be
 * an `alertdialog` that the text describes.
 */
export function AlertDialogText({ labelledBy, children }: AlertDialogTextProps) {
  const id = useId()
  const describe = (text: HTMLElement | null) => {
    const question = text?.closest(QUESTION)
    question?.setAttribute('role', 'alertdialog')
    question?.setAttribute('aria-describedby', id)
    if (labelledBy) question?.setAttribute('aria-labelledby', labelledBy)
  }
  return (
    <div id={id} ref={describe}>
      {children}
    </div>
  )
}
