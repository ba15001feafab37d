import AntDatePicker, { type DatePickerProps as AntDatePickerProps } from 'antd/es/date-picker'
import type { Dayjs } from 'dayjs'
import { DATE_FORMAT } from './date-format.ts'

export type DatePickerProps = AntDatePickerProps<Dayjs>

/** antd's picker of a day, written dd/MM/yyyy. */
export const DatePicker = (props: DatePickerProps) => <AntDatePicker format={DATE_FORMAT} {...props} />
