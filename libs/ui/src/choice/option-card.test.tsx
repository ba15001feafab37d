import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { OptionCard } from './option-card.tsx'
import { OptionGroup } from './option-group.tsx'

function Example({ type }: { type: 'radio' | 'checkbox' }) {
  const [chosen, setChosen] = useState<string[]>([])
  const choose = (value: string) => (checked: boolean) => {
    if (type === 'radio') setChosen([value])
    else setChosen(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
  }
  return (
    <OptionGroup legend="Interessi" error="Scegline almeno uno">
      {['Arte', 'Musica'].map((value) => (
        <OptionCard
          key={value}
          type={type}
          name="interests"
          title={value}
          checked={chosen.includes(value)}
          onChange={choose(value)}
        />
      ))}
      <OptionCard type={type} title="Sport" checked={false} disabled onChange={choose('Sport')} />
    </OptionGroup>
  )
}

it('checks and unchecks by Space', async () => {
  const user = userEvent.setup()
  render(<Example type="checkbox" />)
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await user.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Musica', checked: false })).toBeTruthy()
})

it('is one of several as a radio', async () => {
  const user = userEvent.setup()
  render(<Example type="radio" />)
  await user.click(screen.getByText('Arte'))
  await user.click(screen.getByText('Musica'))
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([
    screen.getByRole('radio', { name: 'Musica' }),
  ])
})

it('refuses while disabled and names the group and its problem', async () => {
  const user = userEvent.setup()
  render(<Example type="checkbox" />)
  await user.click(screen.getByText('Sport'))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  expect(screen.getByRole('group', { name: 'Interessi' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Scegline almeno uno')
})
