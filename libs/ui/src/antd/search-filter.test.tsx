import { startI18n } from '@confida/i18n'
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SearchFilter } from './search-filter.tsx'

const field = (value: string, onSearch: (text: string) => void) => (
  <SearchFilter label="Cerca" value={value} onSearch={onSearch} />
)
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const pause = () => act(() => jest.advanceTimersByTime(300))

beforeAll(() => startI18n())
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('keeps what was typed while its search was still on its way to the address', () => {
  const handleSearch = jest.fn()
  const { rerender } = render(field('', handleSearch))
  type('ann')
  pause()
  expect(handleSearch).toHaveBeenLastCalledWith('ann')
  type('anna')
  rerender(field('ann', handleSearch))
  expect(box().value).toBe('anna')
  pause()
  expect(handleSearch).toHaveBeenLastCalledWith('anna')
})

it('follows a change from outside, there and back', () => {
  const handleSearch = jest.fn()
  const { rerender } = render(field('', handleSearch))
  type('anna')
  pause()
  rerender(field('anna', handleSearch))
  rerender(field('', handleSearch))
  expect(box().value).toBe('')
  rerender(field('anna', handleSearch))
  expect(box().value).toBe('anna')
})

it('reports once, when typing has paused', () => {
  const handleSearch = jest.fn()
  render(field('', handleSearch))
  for (const value of ['a', 'an', 'ann']) {
    type(value)
    act(() => jest.advanceTimersByTime(100))
  }
  expect(handleSearch).not.toHaveBeenCalled()
  pause()
  expect(handleSearch.mock.calls).toEqual([['ann']])
})
