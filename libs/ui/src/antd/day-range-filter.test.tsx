import { type DayRange, startI18n } from '@confida/i18n'
import { longTest } from '@confida/jest-presets/long-test'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { DayRangeFilter } from './day-range-filter.tsx'

let held: DayRange

function Filter({ start = {} }: { start?: DayRange }) {
  const [range, setRange] = useState(start)
  held = range
  return <DayRangeFilter fromLabel="Dal" toLabel="Al" range={range} onChange={setRange} />
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
function enter(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } })
  fireEvent.blur(field(label))
}

beforeAll(() => startI18n())
beforeEach(() => {
  held = {}
})

test('takes what is typed, and is open again where it was emptied by keyboard', () => {
  render(<Filter start={{ from: '2026-01-02', to: '2026-02-03' }} />)
  enter('Dal', '3/1/2026')
  expect(held).toEqual({ from: '2026-01-03', to: '2026-02-03' })
  expect(field('Dal').value).toBe('03/01/2026')
  enter('Al', '')
  expect(held).toEqual({ from: '2026-01-03', to: undefined })
  expect(field('Al').value).toBe('')
})

longTest('keeps what is no day with the reason, and narrows nothing by it', async () => {
  render(<Filter start={{ from: '2026-01-02' }} />)
  enter('Dal', '31/02/2026')
  expect(field('Dal').value).toBe('31/02/2026')
  expect(screen.getByRole('alert').textContent).toBe('Data non valida: scrivila come 31/01/1990.')
  expect(held).toEqual({ from: undefined })
  enter('Dal', '28/02/2026')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(held).toEqual({ from: '2026-02-28' })
})

test('says that a range ends before it starts', async () => {
  render(<Filter start={{ from: '2026-01-02', to: '2026-02-03' }} />)
  enter('Al', '01/01/2026')
  expect(screen.getByRole('alert').textContent).toBe('La fine viene prima dell’inizio.')
  enter('Al', '02/01/2026')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
