import { expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { PageHeader } from './page-header.tsx'

it('takes the focus when it comes in the place of another, whose link was followed', async () => {
  const { rerender } = render(
    <PageHeader key="code" title="Codici sconto" back={<a href="#list">Pagamenti</a>} />,
  )
  screen.getByRole('link').focus()
  rerender(<PageHeader key="list" title="Pagamenti" />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pagamenti' })))
})
