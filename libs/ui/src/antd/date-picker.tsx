import AntDatePicker, { type DatePickerProps as AntDatePickerProps } from 'antd/es/date-picker'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { DATE_FORMAT } from './date-format.ts'

export type DatePickerProps = AntDatePickerProps<Dayjs>

/** antd's picker of a day, written dd/MM/yyyy. Inside a dialog Esc closes the open calendar, not the dialog. */
export function DatePicker({ onKeyDown, onOpenChange, ...props }: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (open: boolean) => {
    setIsOpen(open)
    onOpenChange?.(open)
  }
  const handleKeyDown: DatePickerProps['onKeyDown'] = (event, preventDefault) => {
    if (event.key === 'Escape' && isOpen) {
      // antd leaves alone what is prevented, and so has to be told.
      event.preventDefault()
      change(false)
    }
    onKeyDown?.(event, preventDefault)
  }
  return (
    <AntDatePicker
      format={DATE_FORMAT}
      {...props}
      open={isOpen}
      onOpenChange={change}
      onKeyDown={handleKeyDown}
    />
  )
}
