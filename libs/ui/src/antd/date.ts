export { type Dayjs, default as dayjs } from 'dayjs'
export { DATE_FORMAT, DatePicker, RangePicker } from './date-picker.tsx'
export { DayField } from './day-field.tsx'
