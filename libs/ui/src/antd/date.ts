export { type Dayjs, default as dayjs } from 'dayjs'
export { DATE_FORMAT } from './date-format.ts'
export { DatePicker } from './date-picker.tsx'
