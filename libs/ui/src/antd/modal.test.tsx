import { startI18n } from '@confida/i18n'
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ConfigProvider from 'antd/es/config-provider'
import { useState } from 'react'
import { PageHeader } from '../layout/page-header.tsx'
import { Drawer } from './drawer.tsx'
import { Modal, type ModalProps } from './modal.tsx'
import { RemovalPopup } from './removal-popup.tsx'

/** What the browser has open, the topmost last. */
let watchers: FakeWatcher[] = []

class FakeWatcher {
  onclose: (() => void) | null = null
  constructor() {
    watchers.push(this)
  }
  destroy() {
    watchers = watchers.filter((each) => each !== this)
  }
}

/** A phone's Back, where nothing is open out of the page. */
const goBack = () =>
  act(() => {
    const top = watchers.at(-1)
    top?.destroy()
    top?.onclose?.()
  })

const setTouch = (isTouch: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isTouch }) as never)

beforeAll(() => startI18n())
beforeEach(() => {
  watchers = []
  Object.assign(window, { CloseWatcher: FakeWatcher })
  setTouch(true)
})
afterEach(() => void jest.restoreAllMocks())

function Example(modal: Pick<ModalProps, 'keyboard' | 'confirmLoading'>) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Modal open={isOpen} title="Modifica" {...modal} onCancel={() => setIsOpen(false)} />
    </ConfigProvider>
  )
}

it('is closed by Back on a phone, once', async () => {
  render(<Example />)
  expect(screen.getByRole('dialog', { name: 'Modifica' })).toBeTruthy()
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(watchers).toEqual([])
})

it.each([{ keyboard: false }, { confirmLoading: true }])(
  'stays while it cannot be left, and Back does not leave the page: %j',
  (modal) => {
    render(<Example {...modal} />)
    goBack()
    goBack()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(watchers).toHaveLength(1)
  },
)

it('leaves Escape to antd where there is a keyboard', () => {
  setTouch(false)
  render(<Example />)
  expect(watchers).toEqual([])
})

it('gives the focus to the heading of the page when it goes at once and nothing had it before', async () => {
  const example = (isShown: boolean) => (
    <>
      <PageHeader title="Utenti" />
      {isShown && <Modal open title="Modifica" />}
    </>
  )
  const { rerender } = render(example(true))
  screen.getAllByRole('button')[0]?.focus()
  rerender(example(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Utenti' })))
})

it('gives the focus back to what opened it, and none where it was never open', async () => {
  const example = (isShown: boolean, open: boolean) => (
    <>
      <PageHeader title="Utenti" />
      <button type="button">Prima</button>
      <button type="button">Apri</button>
      {isShown && <Modal open={open} title="Modifica" cancelButtonProps={{ autoFocus: true }} />}
    </>
  )
  const button = (name: string) => screen.getByRole('button', { name })
  const { rerender } = render(example(false, false))
  button('Prima').focus()
  rerender(example(true, false))
  button('Apri').focus()
  rerender(example(true, true))
  within(screen.getByRole('dialog')).getAllByRole('button')[0]?.focus()
  rerender(example(false, false))
  await waitFor(() => expect(document.activeElement).toBe(button('Apri')))

  rerender(example(true, true))
  rerender(example(false, false))
  await waitFor(() => expect(document.activeElement).toBe(button('Apri')))

  rerender(example(true, false))
  button('Apri').blur()
  rerender(example(false, false))
  await act(async () => undefined)
  expect(document.activeElement).toBe(document.body)
})

it('a drawer is closed by Back, too, unless it cannot be left', async () => {
  const handleClose = jest.fn()
  const { rerender } = render(<Drawer open keyboard={false} onClose={handleClose} />)
  goBack()
  expect(handleClose).not.toHaveBeenCalled()
  rerender(<Drawer open onClose={handleClose} />)
  goBack()
  expect(handleClose).toHaveBeenCalledTimes(1)
})

it('the dialog above a drawer is closed first', async () => {
  const handleClose = jest.fn()
  const handleCancel = jest.fn()
  const example = (isEditing: boolean) => (
    <Drawer open onClose={handleClose}>
      {isEditing && <Modal open title="Modifica" onCancel={handleCancel} />}
    </Drawer>
  )
  const { rerender } = render(example(false))
  rerender(example(true))
  goBack()
  expect(handleCancel).toHaveBeenCalledTimes(1)
  expect(handleClose).not.toHaveBeenCalled()
})

it('the question beside a button that deletes is closed by Back, too', async () => {
  render(
    <RemovalPopup title="Eliminare?" description="Per sempre." onConfirm={async () => undefined}>
      <button type="button">Elimina</button>
    </RemovalPopup>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Elimina' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  goBack()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
