// Remotes built for contract 4.1.0 take these three.
export { type Dayjs, default as dayjs } from 'dayjs'
export { DATE_FORMAT } from './date-format.ts'
export { DatePicker } from './date-picker.tsx'
export { type DayEntry, dayProblem } from './day-entry.ts'
export { DayPicker } from './day-picker.tsx'
export { useDayProblem } from './use-day-problem.ts'
