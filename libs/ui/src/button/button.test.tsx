import { startI18n } from '@confida/i18n'
import { beforeAll, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

beforeAll(() => startI18n())

const example = (loading: boolean) => (
  <>
    <Button loading={loading}>Salva</Button>
    <input aria-label="Altro" />
  </>
)
const button = () => screen.getByRole('button', { name: 'Salva' })

it('gets the focus back that it loses while loading', () => {
  const { rerender } = render(example(false))
  button().focus()
  rerender(example(true))
  // What browsers do with a disabled button.
  button().blur()
  rerender(example(false))
  expect(document.activeElement).toBe(button())
})

it('takes no focus from where it has gone meanwhile', () => {
  const { rerender } = render(example(false))
  button().focus()
  rerender(example(true))
  screen.getByLabelText('Altro').focus()
  rerender(example(false))
  expect(document.activeElement).toBe(screen.getByLabelText('Altro'))
})

it('gets the focus back that it loses while disabled, where it is an icon', () => {
  const icon = (disabled: boolean) => <IconButton label="Salva" icon={<svg />} disabled={disabled} />
  const { rerender } = render(icon(false))
  button().focus()
  rerender(icon(true))
  button().blur()
  rerender(icon(false))
  expect(document.activeElement).toBe(button())
})
