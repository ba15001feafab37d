import AntDatePicker, { type DatePickerProps as AntDatePickerProps } from 'antd/es/date-picker'
import type { Dayjs } from 'dayjs'

/** dd/MM/yyyy in dayjs's letters; the same in every language (specification §9). */
export const DATE_FORMAT = 'DD/MM/YYYY'

export type DatePickerProps = AntDatePickerProps<Dayjs>

/** antd's picker of a day, written dd/MM/yyyy. */
export const DatePicker = (props: DatePickerProps) => <AntDatePicker format={DATE_FORMAT} {...props} />
