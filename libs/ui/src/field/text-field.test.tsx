import { startI18n } from '@confida/i18n'
import { beforeAll, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './password-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

beforeAll(() => startI18n())

it('ties label, hint and error to the input', () => {
  render(<TextField label="Email" hint="La usi per accedere" error="Inserisci un'email valida" />)
  const input = screen.getByLabelText('Email')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const texts = described.map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['La usi per accedere', "Inserisci un'email valida"])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('shows and hides a password', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" />)
  await user.type(screen.getByLabelText('Password'), 'segreta')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Mostra la password' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Nascondi la password' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
})

it('counts the characters', async () => {
  const user = userEvent.setup()
  render(<TextArea label="Messaggio" counter maxLength={10} />)
  await user.type(screen.getByLabelText('Messaggio'), 'Ciao a tutti quanti')
  expect(screen.getByText('10 di 10 caratteri')).toBeTruthy()
})

it.each([TextField, TextArea])(
  'takes its direction from its text, and the page’s while it is empty',
  (Control) => {
    const { rerender } = render(<Control label="Nome" dir="auto" value="" readOnly />)
    expect(screen.getByLabelText('Nome').hasAttribute('dir')).toBe(false)
    rerender(<Control label="Nome" dir="auto" value="مرحبا" readOnly />)
    expect(screen.getByLabelText('Nome').getAttribute('dir')).toBe('auto')
  },
)
