import { startI18n } from '@confida/i18n'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { notify } from '../toast/toast-store.ts'
import { Toaster } from '../toast/toaster.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

beforeAll(() => startI18n())

function Example({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Apri
      </button>
      <Toaster />
      <Dialog
        open={open > 0}
        title="Accedi"
        description="Bentornata"
        dismissible={dismissible}
        onClose={() => setOpen(0)}
      >
        <input aria-label="Email" />
        <button type="button" onClick={() => setOpen(2)}>
          Recupera
        </button>
        <Dialog open={open > 1} title="Recupero" onClose={() => setOpen(1)}>
          Ti scriviamo
        </Dialog>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('is named by its title, starts in the first field and gives the focus back', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))

    expect(screen.getByRole('dialog', { name: 'Accedi' }).getAttribute('aria-describedby')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))

    await user.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' }))
  })

  it('closes by Esc and by a click beside the panel', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Apri' }))
    await user.click(screen.getByLabelText('Email'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays when text is selected from within it to beside it', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    const dialog = screen.getByRole('dialog')
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('Email') },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    // What a browser makes of it: a click on what both places have in common.
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBe(dialog)
  })

  it('follows a browser that has closed it by itself', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.removeAttribute('open')
    fireEvent(dialog, new Event('close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    expect(screen.getByRole('dialog', { name: 'Accedi' })).toBeTruthy()
  })

  it('gives the focus to the panel below where the button that opened it is gone', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    const opener = screen.getByRole('button', { name: 'Recupera' })
    await user.click(opener)
    opener.remove()
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('dialog').firstElementChild)
  })

  it('stays while it must not be dismissed', async () => {
    const user = userEvent.setup()
    render(<Example dismissible={false} />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull()
  })

  it('closes the inner one of two alone', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    await user.click(screen.getByRole('button', { name: 'Recupera' }))
    expect(screen.getAllByRole('dialog')).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Accedi' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Recupera' }))
  })

  it('shows notifications within itself, as the page behind is inert', async () => {
    const user = userEvent.setup()
    render(<Example />)
    act(() => void notify.success('Salvato'))
    expect(screen.getByText('Salvato')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Apri' }))
    expect(screen.getByRole('dialog').contains(screen.getByText('Salvato'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Nascondi la notifica' }))
    expect(screen.queryByText('Salvato')).toBeNull()
  })
})

describe('text that is longer than the dialog', () => {
  const long = (children: string | ReactElement) =>
    render(
      <Dialog open title="Condizioni" onClose={() => undefined}>
        {children}
      </Dialog>,
    )
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
  })
  afterEach(() => void jest.restoreAllMocks())

  it('can be reached by keyboard, by the name of the dialog', () => {
    long('Tante righe')
    expect(screen.getByRole('region', { name: 'Condizioni' }).tabIndex).toBe(0)
  })

  it('is no stop of its own where a control in it can be reached', () => {
    long(<button type="button">Avanti</button>)
    expect(screen.queryByRole('region', { name: 'Condizioni' })).toBeNull()
  })

  it('is none where all of it is in sight', () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300)
    long('Una riga')
    expect(screen.queryByRole('region', { name: 'Condizioni' })).toBeNull()
  })
})

it('ConfirmDialog starts on the harmless answer', async () => {
  const handleConfirm = jest.fn()
  const handleClose = jest.fn()
  const user = userEvent.setup()
  render(
    <ConfirmDialog
      open
      title="Eliminare Sofia?"
      tone="danger"
      confirmLabel="Elimina"
      onConfirm={handleConfirm}
      onClose={handleClose}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'Eliminare Sofia?' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(handleConfirm).not.toHaveBeenCalled()
  expect(handleClose).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Elimina' }))
  expect(handleConfirm).toHaveBeenCalledTimes(1)
})
