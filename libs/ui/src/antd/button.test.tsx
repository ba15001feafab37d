import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MAIN_ID } from '../navigation/skip-link.tsx'
import { Button } from './button.tsx'

it('gives the focus to the button beside it when it is disabled', () => {
  const example = (isLast: boolean) => (
    <div>
      <Button>Precedente</Button>
      <Button disabled={isLast}>Successiva</Button>
    </div>
  )
  const { rerender } = render(example(false))
  screen.getByRole('button', { name: 'Successiva' }).focus()
  rerender(example(true))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Precedente' }))
})

it('gives the focus to nothing inside what stands beside it', () => {
  const example = (isBusy: boolean) => (
    <fieldset tabIndex={-1}>
      <Button disabled={isBusy}>Esporta</Button>
      <p>
        <Button>Annulla</Button>
      </p>
    </fieldset>
  )
  const { rerender } = render(example(false))
  screen.getByRole('button', { name: 'Esporta' }).focus()
  rerender(example(true))
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

it('does not lead to the whole page where nothing is beside it', () => {
  const example = (isBusy: boolean) => (
    <main id={MAIN_ID} tabIndex={-1}>
      <Button disabled={isBusy}>Salva</Button>
    </main>
  )
  const { rerender } = render(example(false))
  screen.getByRole('button', { name: 'Salva' }).focus()
  rerender(example(true))
  expect(document.activeElement).not.toBe(screen.getByRole('main'))
})
