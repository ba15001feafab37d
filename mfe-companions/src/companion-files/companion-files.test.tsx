import { COMPANION_FILE_MAX, type CompanionFilePreview } from '@confida/contracts'
import { aCompanion, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const created = aCompanion({ id: '00000000-0000-4000-8000-0000000000ff', name: 'Serafina' })
const SCRIPT = '<img src=x onerror=alert(1)> Ciao'
const understood: CompanionFilePreview = {
  choices: {
    name: 'Serafina',
    gender: 'femminile',
    personality: { type: 'dolce' },
    interests: ['musica', 'viaggi'],
    relationship_approach: 'romantico',
  },
  card: { creator: 'qualcuno', texts: [{ part: 'description', text: SCRIPT }], lorebook_entries: 3 },
  contents: null,
}

let network: ReturnType<typeof fakeNetwork>
let stored = [aCompanion()]
beforeEach(() => {
  stored = [aCompanion()]
  network = fakeNetwork()
  network.on('GET', '/api/companions', () => ({ body: stored }))
  network.on('POST', '/api/companions/import/preview', { body: understood })
  network.on('POST', '/api/companions/import', () => {
    stored = [...stored, created]
    return { status: 201, body: created }
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const file = (content = '{}', name = 'serafina.json') =>
  new File([content], name, { type: 'application/json' })
const input = () => screen.findByLabelText<HTMLInputElement>('Scegli un file')

async function openImport() {
  await openPage('dashboard')
  await userEvent.click(await button('Importa un partner'))
  await screen.findByRole('heading', { name: 'Importa un partner' })
}

describe('importing a partner', () => {
  it('shows what was understood, takes corrections, and sends them with the file', async () => {
    const append = jest.spyOn(FormData.prototype, 'append')
    await openImport()
    expect(await input()).toHaveFocus()
    const chosen = file()
    await userEvent.upload(await input(), chosen)
    expect(await button('Nome Serafina')).toHaveAttribute('aria-expanded', 'false')
    expect(await button(/^Interessi Musica.* Viaggi$/)).toBeVisible()
    expect(await button('Comunicazione Da scegliere')).toHaveAttribute('aria-expanded', 'true')
    expect(await button('Importa')).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: 'Poetico' }))
    await userEvent.click(await button('Genere Femminile'))
    await userEvent.click(screen.getByRole('radio', { name: 'Neutro' }))
    append.mockClear()
    await userEvent.click(await button('Importa'))
    expect(await screen.findByText('Serafina è qui. Scrivi il primo messaggio!')).toBeVisible()
    expect(await screen.findByRole('listitem', { name: 'Serafina' })).toBeVisible()
    expect(append.mock.calls.map(([name]) => name)).toEqual(['choices', 'file'])
    expect(JSON.parse(String(append.mock.calls[0]?.[1]))).toEqual({
      ...understood.choices,
      gender: 'neutro',
      communication_style: 'poetico',
    })
    expect(append.mock.calls[1]?.[1]).toBe(chosen)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows the words of the card as text', async () => {
    await openImport()
    await userEvent.upload(await input(), file())
    await userEvent.click(await screen.findByText('Che cosa dice la carta'))
    expect(screen.getByText(SCRIPT)).toBeVisible()
    expect(document.querySelector('dialog img[src="x"]')).toBeNull()
    expect(screen.getByText('Voci del lorebook').nextElementSibling).toHaveTextContent('3')
  })

  it('tells what comes along with a whole partner', async () => {
    const contents = { messages: 120, memories: 8, exclusions: 1, has_summary: true }
    network.on('POST', '/api/companions/import/preview', {
      body: {
        choices: { ...understood.choices, communication_style: 'casual' },
        card: null,
        contents,
      },
    })
    await openImport()
    await userEvent.upload(await input(), file())
    const counted = async (label: string) => (await screen.findByText(label)).nextElementSibling
    expect(await counted('Messaggi')).toHaveTextContent('120')
    expect(await counted('Ricordi')).toHaveTextContent('8')
    expect(await counted('Da non ricordare')).toHaveTextContent('1')
    expect(screen.getByText(/riassunto/)).toBeVisible()
    expect(screen.queryByText('Che cosa dice la carta')).not.toBeInTheDocument()
    await userEvent.click(await button('Importa'))
    expect(await screen.findByText('Serafina è qui, con tutto ciò che vi siete detti.')).toBeVisible()
  })

  it('takes a file that is dropped', async () => {
    await openImport()
    const area = (await input()).closest('label') as HTMLElement
    fireEvent.dragOver(area, { dataTransfer: { files: [] } })
    fireEvent.drop(area, { dataTransfer: { files: [file()] } })
    expect(await button('Nome Serafina')).toBeVisible()
  })

  it('says why a file was refused, and takes another', async () => {
    const detail = 'Non riusciamo a leggere questo file.'
    network.on('POST', '/api/companions/import/preview', {
      status: 400,
      body: { detail, code: 'import_unreadable' },
    })
    await openImport()
    await userEvent.upload(await input(), file())
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
    network.on('POST', '/api/companions/import/preview', { body: understood })
    await userEvent.upload(await input(), file())
    await userEvent.click(await button('Altro file'))
    expect(await input()).toBeEnabled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('does not send a file that is too large', async () => {
    const large = file()
    Object.defineProperty(large, 'size', { value: COMPANION_FILE_MAX + 1 })
    await openImport()
    await userEvent.upload(await input(), large)
    expect(await screen.findByRole('alert')).toHaveTextContent('Il file è troppo grande: al massimo 32 MB.')
    expect(network.sent('POST', '/api/companions/import/preview')).toEqual([])
  })

  it('keeps what was corrected where the import fails', async () => {
    network.on('POST', '/api/companions/import/preview', {
      body: { ...understood, choices: { ...understood.choices, communication_style: 'casual' } },
    })
    network.on('POST', '/api/companions/import', () => {
      throw new TypeError('Failed to fetch')
    })
    await openImport()
    await userEvent.upload(await input(), file())
    await userEvent.click(await button('Nome Serafina'))
    const name = screen.getByRole('textbox', { name: 'Nome del partner' })
    await userEvent.clear(name)
    expect(await button('Importa')).toBeDisabled()
    await userEvent.type(name, 'Sera')
    await userEvent.click(await button('Importa'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Il file non è stato importato/)
    expect(name).toHaveValue('Sera')
  })

  it('tells the limit in its place', async () => {
    stored = ['A', 'B', 'C'].map((name, at) =>
      aCompanion({ name, id: `00000000-0000-4000-8000-00000000000${at}` }),
    )
    await openPage('dashboard')
    await userEvent.click(await button('Importa un partner'))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Hai già tre partner')
  })

  it('stands in the welcome, and leads on to the list', async () => {
    stored = []
    await openPage('dashboard')
    await userEvent.click(await button('Importa un partner'))
    network.on('POST', '/api/companions/import/preview', {
      body: { ...understood, choices: { ...understood.choices, communication_style: 'casual' } },
    })
    await userEvent.upload(await input(), file())
    await userEvent.click(await button('Importa'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'I tuoi partner' })).toHaveFocus())
  })
})

describe('exporting a partner', () => {
  async function openExport() {
    await openPage('dashboard')
    await userEvent.click(await button('Esporta Luna'))
    return within(await screen.findByRole('dialog'))
  }

  it('says what each form holds, and saves the one that is chosen', async () => {
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const path = `/api/companions/${aCompanion().id}/card`
    network.on('GET', path, { body: {} })
    const dialog = await openExport()
    expect(dialog.getAllByText(/senza (messaggi e senza )?ricordi/i)).toHaveLength(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Scarica' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await button('Esporta Luna'))
    await userEvent.click(await screen.findByRole('radio', { name: /V2/ }))
    await userEvent.click(await button('Scarica'))
    await waitFor(() => expect(saved).toEqual(['Luna.card.png', 'Luna.v2.card.json']))
    const whole = `/api/companions/${aCompanion().id}/export`
    network.on('GET', whole, { body: {} })
    await userEvent.click(await button('Esporta Luna'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Copia completa/ }))
    await userEvent.click(await button('Scarica'))
    await waitFor(() => expect(saved.at(-1)).toBe('Luna.confida.json'))
    expect(network.sent('GET', whole)).toHaveLength(1)
    expect(network.sent('GET', path).map(({ query }) => query.format)).toEqual(['png', 'v2'])
  })

  it('says where it failed, and stays', async () => {
    const dialog = await openExport()
    await userEvent.click(dialog.getByRole('button', { name: 'Scarica' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Il file non è stato preparato. Riprova.')
  })
})
