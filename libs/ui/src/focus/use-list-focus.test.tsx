import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { useListFocus } from './use-list-focus.ts'

function List({ names }: { names: string[] }) {
  const listFocus = useListFocus()
  return (
    <section aria-label="Pannello" tabIndex={-1}>
      <input aria-label="Altro" />
      <ul {...listFocus}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </section>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

it('leads from a line that goes to the one in its place, to the one before, and to the panel', () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />)
  button('b').focus()
  rerender(<List names={['a', 'c']} />)
  expect(document.activeElement).toBe(button('c'))
  rerender(<List names={['a']} />)
  expect(document.activeElement).toBe(button('a'))
  rerender(<List names={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pannello' }))
})

it('takes no focus later, where the line has gone without it', () => {
  const { rerender } = render(<List names={['a', 'b']} />)
  button('a').focus()
  screen.getByRole('textbox').focus()
  rerender(<List names={['b']} />)
  screen.getByRole('textbox').blur()
  rerender(<List names={['b']} />)
  expect(document.activeElement).toBe(document.body)
})
