import { startI18n } from '@confida/i18n'
import { beforeAll, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StarRating } from './star-rating.tsx'
import { StarRatingView } from './star-rating-view.tsx'

const LABELS = ['Pessimo', 'Scarso', 'Discreto', 'Buono', 'Ottimo']

function Example() {
  const [value, setValue] = useState<number | null>(null)
  return <StarRating label="Valutazione" value={value} onChange={setValue} labels={LABELS} />
}

beforeAll(() => startI18n())

it('is a named group of five labelled radios', async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(screen.getByRole('group', { name: 'Valutazione' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  await user.click(screen.getByRole('radio', { name: 'Buono' }))
  expect(screen.getByRole('radio', { name: 'Buono', checked: true })).toBeTruthy()
  expect(screen.getByText('Buono')).toBeTruthy()
})

it('changes by the arrow keys', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('radio', { name: 'Scarso' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Discreto', checked: true })).toBeTruthy()
})

it('reads a shown rating out', () => {
  render(<StarRatingView value={4} />)
  expect(screen.getByRole('img', { name: '4 su 5' })).toBeTruthy()
})
