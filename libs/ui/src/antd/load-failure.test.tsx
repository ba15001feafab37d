import { startI18n } from '@confida/i18n'
import { beforeAll, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PageHeader } from '../layout/page-header.tsx'
import { LoadFailure } from './load-failure.tsx'

beforeAll(() => startI18n())

function Page({ children }: { children?: ReactNode }) {
  const [hasFailed, setHasFailed] = useState(true)
  if (!hasFailed) return children ?? <p>Elenco</p>
  return <LoadFailure title="Errore nel caricamento" isRetrying={false} onRetry={() => setHasFailed(false)} />
}

const retry = async () => {
  screen.getByRole('button', { name: 'Riprova' }).focus()
  await userEvent.keyboard('{Enter}')
}

it('leads to the heading of the page when it goes with the focus on its button', async () => {
  render(
    <>
      <PageHeader title="Tariffe" />
      <Page />
    </>,
  )
  await retry()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tariffe' })))
})

it('stays in the dialog or list that it stood in', async () => {
  render(
    <>
      <PageHeader title="Tariffe" />
      <section tabIndex={-1} aria-label="Dettagli">
        <Page />
      </section>
    </>,
  )
  await retry()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')))
})

it('leaves the focus to what has taken it', async () => {
  function Search() {
    const field = useRef<HTMLInputElement>(null)
    useEffect(() => field.current?.focus(), [])
    return <input ref={field} aria-label="Cerca" />
  }
  render(
    <>
      <PageHeader title="Tariffe" />
      <Page>
        <Search />
      </Page>
    </>,
  )
  await retry()
  expect(document.activeElement).toBe(screen.getByLabelText('Cerca'))
})

it('takes the focus nowhere when it was not on its button', async () => {
  const example = (hasFailed: boolean) => (
    <>
      <PageHeader title="Tariffe" />
      {hasFailed && <LoadFailure title="Errore" isRetrying={false} onRetry={() => undefined} />}
    </>
  )
  const { rerender } = render(example(true))
  rerender(example(false))
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
