import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { BackLink } from './back-link.tsx'

const FILTERED = '?view=utenti&search=ada&status=active'

test.each([
  ['as it was left', { list: FILTERED }, FILTERED],
  ['of a shared address', null, '?view=utenti'],
])('leads to the list %s', (_, state, search) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/dashboard', search: '?view=create-user', state }]}>
      <BackLink />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/dashboard${search}`)
})
