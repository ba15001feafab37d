import { setLanguage, startI18n } from '@confida/i18n'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { type NumberEntry, NumberField } from './number-field.tsx'

let held: NumberEntry

function Field({ start = null, places = 2 }: { start?: NumberEntry; places?: number }) {
  const [value, setValue] = useState(start)
  held = value
  return (
    <>
      <NumberField aria-label="Prezzo" places={places} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Svuota
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
function enter(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}

beforeAll(() => startI18n())
beforeEach(() => setLanguage('it'))

test.each([
  ['1.234,50', 1234.5, '1.234,50'],
  ['9.999', 9999, '9.999,00'],
  ['9,5', 9.5, '9,50'],
])('reads %s and shows what it has understood', (typed, value, shown) => {
  render(<Field />)
  enter(typed)
  expect(held).toBe(value)
  expect(field().value).toBe(shown)
})

test('reads the marks of the language', async () => {
  await setLanguage('en')
  render(<Field />)
  enter('9,999')
  expect(held).toBe(9999)
  expect(field().value).toBe('9,999.00')
})

test.each(['9,999', '-5', 'dieci'])('keeps %s, which is no amount, as it was typed', (typed) => {
  render(<Field start={3} />)
  enter(typed)
  expect(field().value).toBe(typed)
  expect(held).toBe(typed)
  enter('3')
  expect(held).toBe(3)
  expect(field().value).toBe('3,00')
})

test('forgets the decimals of a whole number', () => {
  render(<Field places={0} />)
  enter('30.9')
  expect(held).toBe(30)
  expect(field().value).toBe('30')
})

test('is emptied by keyboard and from outside', () => {
  render(<Field start={3} />)
  expect(field().value).toBe('3,00')
  enter('')
  expect(held).toBeNull()
  expect(field().value).toBe('')
  enter('dieci')
  fireEvent.click(screen.getByRole('button', { name: 'Svuota' }))
  expect(field().value).toBe('')
})

test('shows again a text that is no number', () => {
  render(<Field start="dieci" />)
  expect(field().value).toBe('dieci')
})
