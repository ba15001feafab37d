export { type Dayjs, default as dayjs } from 'dayjs'
export { DATE_FORMAT, DatePicker } from './date-picker.tsx'
