import { startI18n } from '@confida/i18n'
import { beforeAll, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

beforeAll(() => startI18n())

it('leads the keyboard past the header without touching the address', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  render(
    <>
      <SkipLink />
      <button type="button">in the header</button>
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  )
  const address = location.href
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Vai al contenuto' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toBe(address)
})
