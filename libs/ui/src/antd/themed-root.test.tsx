import { startI18n } from '@confida/i18n'
import { beforeAll, expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import dayjs from 'dayjs'
import { ThemedRoot } from './themed-root.tsx'

beforeAll(() => startI18n())

test('what is inside keeps its place and the focus while antd’s words are loaded', async () => {
  render(
    <ThemedRoot>
      <input aria-label="Name" />
    </ThemedRoot>,
  )
  const field = screen.getByRole('textbox')
  field.focus()
  await waitFor(() => expect(dayjs.locale()).toBe('it'))
  expect(screen.getByRole('textbox')).toBe(field)
  expect(document.activeElement).toBe(field)
})
