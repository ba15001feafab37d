import { describe, expect, test } from '@jest/globals'
import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Link } from 'react-router-dom'
import { listPeriods } from './components/user-filter-bar.tsx'
import { useUserFilters } from './use-user-filters.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <Link to="?status=standby">Standby</Link>
    {children}
  </BrowserRouter>
)

const filtersOf = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderHook(() => useUserFilters(listPeriods), { wrapper }).result
}

describe('the filters in the address', () => {
  test('a search is never longer than the server takes', () => {
    expect(filtersOf(`/?search=${'x'.repeat(300)}`).current.filters.search).toHaveLength(100)
  })

  test('a change adds to the one before it that is not drawn yet', () => {
    const list = filtersOf('/?view=databroker')
    act(() => {
      const { set } = list.current
      set({ sort: 'name' })
      set({ search: 'anna ' }, { replace: true })
      set({ status: 'standby' })
    })
    expect(list.current.filters).toMatchObject({ sort: 'name', search: 'anna', status: 'standby' })
  })

  test('a change adds to a link that was followed and is not drawn yet', () => {
    const list = filtersOf('/?view=databroker')
    act(() => {
      screen.getByRole('link').click()
      list.current.set({ search: 'anna' }, { replace: true })
    })
    expect(list.current.filters).toMatchObject({ status: 'standby', search: 'anna' })
  })

  test('chosen days stay while other filters change, and go with their period', () => {
    const list = filtersOf('/?period=custom&from=2026-01-02&to=2026-02-03')
    act(() => list.current.set({ search: 'anna' }))
    expect(list.current.filters.custom).toEqual({ from: '2026-01-02', to: '2026-02-03' })
    act(() => list.current.set({ custom: { from: '2026-01-05' } }))
    expect(list.current.filters.custom).toEqual({ from: '2026-01-05', to: undefined })
    act(() => list.current.set({ period: 'week' }))
    expect(list.current.filters).toMatchObject({ period: 'week', custom: { from: undefined, to: undefined } })
  })

  test('clearing takes the filters and leaves the order', () => {
    const list = filtersOf('/?search=anna&status=standby&period=week&sort=name')
    act(() => list.current.clear())
    expect(list.current.filters).toMatchObject({ search: '', status: 'all', period: 'all', sort: 'name' })
  })
})
