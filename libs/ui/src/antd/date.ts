export { type DayEntry, dayProblem } from './day-entry.ts'
export { DayPicker } from './day-picker.tsx'
export { useDayProblem } from './use-day-problem.ts'
