import { useTranslation } from '@confida/i18n'
import Popconfirm, { type PopconfirmProps } from 'antd/es/popconfirm'
import type { TooltipRef } from 'antd/es/tooltip'
import { useEffect, useId, useRef, useState } from 'react'
import { AlertDialogText } from './alert-dialog.tsx'
import { useBackRequest } from './use-back-request.ts'

export interface RemovalQuestion {
  title: string
  description: string
  /** Resolves when it is done or has failed; what became of it is told elsewhere. */
  onConfirm: () => Promise<void>
}

interface RemovalPopupProps extends RemovalQuestion {
  /** The button that deletes. */
  children: PopconfirmProps['children']
}

/** antd's question beside a button that deletes; the focus goes to the harmless answer, and back to the button. */
export function RemovalPopup({ title, description, onConfirm, children }: RemovalPopupProps) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  useBackRequest(isOpen, () => setIsOpen(false))
  const popup = useRef<TooltipRef>(null)
  const question = useRef<HTMLSpanElement>(null)

  const neighbour = useRef<Element | null>(null)

  // With the deleted item its button goes, which had the focus.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      neighbour.current?.querySelector<HTMLElement>('a[href], button')?.focus()
    },
    [],
  )
  const handleConfirm = () => {
    const item = popup.current?.nativeElement.closest('li')
    neighbour.current = item?.nextElementSibling ?? item?.previousElementSibling ?? null
    return onConfirm()
  }
  const handleOpened = (hasOpened: boolean) => {
    const dialog = question.current?.closest('[role=alertdialog]')
    const { activeElement, body } = document
    if (hasOpened) dialog?.querySelector('button')?.focus({ preventScroll: true })
    // Where a click elsewhere has closed it, the focus is there.
    else if (activeElement === body || dialog?.contains(activeElement)) popup.current?.nativeElement.focus()
  }

  return (
    <Popconfirm
      ref={popup}
      destroyOnHidden
      open={isOpen}
      onOpenChange={setIsOpen}
      placement="topRight"
      styles={{ container: { maxInlineSize: '22rem', border: '1px solid var(--cf-border-strong)' } }}
      title={
        <span ref={question} id={titleId}>
          {title}
        </span>
      }
      description={<AlertDialogText labelledBy={titleId}>{description}</AlertDialogText>}
      okText={t('actions.delete')}
      okButtonProps={{ danger: true }}
      afterOpenChange={handleOpened}
      onConfirm={handleConfirm}
    >
      {children}
    </Popconfirm>
  )
}
