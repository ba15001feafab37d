import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
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
