import {
  type Companion,
  type CompanionDraft,
  companionDraft,
  type Portrait,
  portraitUrl,
} from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { aCompanion, fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser, type OpenOptions, openPage } from '../testing/open-page.tsx'
import { wizardSteps } from './wizard-steps.ts'

const created = aCompanion({ id: '00000000-0000-4000-8000-0000000000ff', name: 'Elena' })
let network: ReturnType<typeof fakeNetwork>
let stored: Companion[]

beforeEach(() => {
  sessionStorage.clear()
  stored = [aCompanion()]
  network = fakeNetwork()
  network.on('GET', '/api/companions', () => ({ body: stored }))
  network.on('POST', '/api/companions/create', ({ body }) => {
    stored = [...stored, { ...created, ...(body as CompanionDraft) } as Companion]
    return { status: 201, body: stored.at(-1) }
  })
})

const button = (name: string) => screen.getByRole('button', { name })
const next = () => userEvent.click(button('Avanti'))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const interest = (name: string) => screen.getByRole('checkbox', { name })
const nameField = () => screen.findByRole('textbox', { name: 'Nome del partner' })
const creationState = (key = 'k1') => ({ companionView: { name: 'create', key, isDialog: false } })

async function openCreate(options: OpenOptions = {}) {
  const view = await openPage('dashboard', { state: creationState(), ...options })
  await nameField()
  return view
}

async function openEdit(companion: Partial<Companion> = {}) {
  stored = [aCompanion(companion)]
  await openPage('dashboard')
  await userEvent.click(await screen.findByRole('button', { name: /^Modifica / }))
  await nameField()
}

/** Fills in the steps before the last. */
async function fillIn() {
  await userEvent.type(await nameField(), ' Elena ')
  await next()
  await choose('Femminile')
  await next()
  await choose('Giocosa')
  await next()
  await choose('Poetico')
  await next()
  await userEvent.click(interest('Musica'))
  await userEvent.click(interest('Cinema'))
  await next()
}

it('consists of steps whose schemas compose to what the server checks', () => {
  const fields = wizardSteps.flatMap(({ schema }) => Object.keys(schema.def.shape))
  expect(fields.toSorted()).toEqual(Object.keys(companionDraft.def.shape).toSorted())
})

describe('walking through', () => {
  longTest('has six steps in their order, each left only when it is valid', async () => {
    await openCreate()
    const steps = within(screen.getByRole('form', { name: 'Crea Nuovo Partner' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Nome',
      'Genere',
      'Personalità',
      'Comunicazione',
      'Interessi',
      'Relazione',
    ])
    expect(button('Precedente')).toBeDisabled()
    await userEvent.type(await nameField(), '   ')
    expect(button('Avanti')).toBeDisabled()
    await userEvent.type(await nameField(), 'A')
    await next()
    for (const option of ['Neutro', 'Dolce', 'Diretto']) {
      expect(button('Avanti')).toBeDisabled()
      await choose(option)
      await next()
    }
    expect(button('Avanti')).toBeDisabled()
    await userEvent.click(interest('Arte'))
    await next()
    expect(screen.queryByRole('button', { name: 'Avanti' })).not.toBeInTheDocument()
    expect(button('Crea')).toBeDisabled()
    await choose('Romantico')
    expect(button('Crea')).toBeEnabled()
  })

  longTest('goes back, never before the first step', async () => {
    await openCreate()
    await userEvent.type(await nameField(), 'Elena')
    await next()
    await choose('Maschile')
    await next()
    await userEvent.click(button('Precedente'))
    expect(screen.getByRole('radio', { name: 'Maschile' })).toBeChecked()
    await userEvent.click(button('Precedente'))
    expect(await nameField()).toHaveValue('Elena')
    expect(button('Precedente')).toBeDisabled()
  })

  it('names affettuosa and giocosa by the gender', async () => {
    await openCreate()
    await userEvent.type(await nameField(), 'Marco')
    await next()
    await choose('Maschile')
    await next()
    const personalities = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    expect(personalities).toEqual(['Dolce', 'Affettuoso', 'Ribelle', 'Intellettuale', 'Giocoso'])
  })

  it('ignores a fourth interest, and lets one be given up', async () => {
    await openEdit({ interests: ['arte', 'musica', 'viaggi'] })
    await userEvent.click(button('Interessi'))
    await userEvent.click(interest('Sport'))
    expect(interest('Sport')).not.toBeChecked()
    expect(interest('Sport')).toHaveAttribute('aria-disabled', 'true')
    expect(interest('Arte')).not.toHaveAttribute('aria-disabled')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await userEvent.click(interest('Arte'))
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(interest('Sport')).not.toHaveAttribute('aria-disabled')
  })

  it('shows the companion taking shape', async () => {
    await openEdit({ name: 'Luna' })
    const preview = within(screen.getByRole('complementary', { name: 'Anteprima' }))
    await userEvent.clear(await nameField())
    await userEvent.type(await nameField(), 'Sole')
    await userEvent.click(button('Personalità'))
    await choose('Ribelle')
    expect(preview.getByText('Sole')).toBeVisible()
    expect(preview.getByText(/^È ribelle e senza filtri/)).toBeVisible()
  })
})

describe('the portrait', () => {
  const bald: Portrait = {
    hair: 'none',
    hair_colour: 'black',
    skin: 'light',
    expression: 'calm',
    background: 'red',
  }
  const previewed = () =>
    decodeURIComponent(
      screen.getByRole('complementary', { name: 'Anteprima' }).querySelector('img')?.src ?? 'none',
    )

  const chooseIn = (part: string, name: string) =>
    userEvent.click(within(screen.getByRole('group', { name: part })).getByRole('radio', { name }))
  const saved = () => {
    const [call] = network.sent('PUT', `/api/companions/${aCompanion().id}`)
    return (call?.body as CompanionDraft | undefined)?.portrait
  }
  async function save() {
    await userEvent.click(button('Relazione'))
    await userEvent.click(button('Aggiorna'))
  }
  beforeEach(() => network.on('PUT', `/api/companions/${aCompanion().id}`, { body: aCompanion() }))

  it('is drawn from choices, shown at once, and saved', async () => {
    await openEdit()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await userEvent.click(button('Disegna un ritratto'))
    await chooseIn('Capelli', 'Ricci')
    await chooseIn('Colore dei capelli', 'Blu')
    await chooseIn('Pelle', 'Scura')
    await chooseIn('Espressione', 'Risata')
    await chooseIn('Sfondo', 'Verde')
    const portrait = {
      hair: 'curly',
      hair_colour: 'blue',
      skin: 'brown',
      expression: 'laugh',
      background: 'green',
    } as const
    expect(previewed()).toBe(decodeURIComponent(portraitUrl(portrait)))
    await save()
    await waitFor(() => expect(saved()).toEqual(portrait))
  })

  it('asks for no hair colour where there is no hair, and is another by surprise', async () => {
    await openEdit({ portrait: { ...bald, hair: 'short' } })
    await userEvent.click(button('Modifica il ritratto'))
    await chooseIn('Capelli', 'Senza')
    expect(screen.queryByRole('group', { name: 'Colore dei capelli' })).not.toBeInTheDocument()
    const before = previewed()
    await userEvent.click(button('Sorprendimi'))
    expect(previewed()).not.toBe(before)
  })

  it('gives way to the letter, with the focus kept', async () => {
    await openEdit({ portrait: bald })
    await userEvent.click(button('Usa l’iniziale'))
    expect(previewed()).toContain('>L</text>')
    expect(button('Disegna un ritratto')).toHaveFocus()
    await save()
    await waitFor(() => expect(saved()).toBeNull())
  })
})

describe('creating', () => {
  it('sends the choices, closes, and shows the companion in a list asked for again', async () => {
    await openPage('dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovo partner' }))
    expect(browser.pathname).toBe('/dashboard')
    await fillIn()
    await choose('Complice')
    await userEvent.click(button('Crea'))
    expect(await screen.findByRole('listitem', { name: 'Elena' })).toBeVisible()
    expect(network.sent('POST', '/api/companions/create').map(({ body }) => body)).toEqual([
      {
        name: 'Elena',
        gender: 'femminile',
        personality: { type: 'giocosa' },
        communication_style: 'poetico',
        interests: ['musica', 'cinema'],
        relationship_approach: 'complice',
      },
    ])
    expect(network.sent('GET', '/api/companions')).toHaveLength(2)
  })

  it('is asked for once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    network.on('POST', '/api/companions/create', async () => {
      await promise
      return { status: 201, body: created }
    })
    await openPage('dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovo partner' }))
    await fillIn()
    await choose('Stabile')
    await userEvent.dblClick(button('Crea'))
    expect(button('Crea')).toBeDisabled()
    resolve()
    // The focus goes on with what is shown.
    expect(await screen.findByRole('heading', { name: 'I tuoi partner' })).toHaveFocus()
    expect(network.sent('POST', '/api/companions/create')).toHaveLength(1)
  })

  longTest('works in a dialog above the list too', async () => {
    await openPage('dashboard')
    await userEvent.click((await screen.findAllByRole('button', { name: /^Posto libero/ }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Crea Nuovo Partner' })
    await fillIn()
    await choose('Complice')
    await userEvent.click(button('Crea'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await screen.findByRole('listitem', { name: 'Elena' })).toBeVisible()
  })

  it('is left by its own and by the browser’s Back, and begins empty the next time', async () => {
    await openPage('dashboard')
    const create = () => screen.findByRole('button', { name: 'Crea nuovo partner' })
    await userEvent.click(await create())
    await userEvent.type(await nameField(), 'Elena')
    await userEvent.click(button('Torna ai partner'))
    await userEvent.click(await create())
    expect(await nameField()).toHaveValue('')
    act(() => browser.navigate(-1))
    expect(await create()).toBeVisible()
    expect(network.sent('POST', '/api/companions/create')).toHaveLength(0)
  })

  it('outlives a dialog that was opened over it, and leads back to the list all the same', async () => {
    await openPage('dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovo partner' }))
    await userEvent.type(await nameField(), 'Elena')
    act(() => void browser.navigate('?dialog=contact', { state: browser.state }))
    act(() => void browser.navigate('?', { replace: true, state: browser.state }))
    expect(await nameField()).toHaveValue('Elena')
    await userEvent.click(button('Torna ai partner'))
    expect(await screen.findByRole('heading', { name: 'I tuoi partner' })).toBeVisible()
    await waitFor(() => expect(browser.state).toBeNull())
  })

  it('keeps its draft over a reload, for that creation and that account alone', async () => {
    const { unmount } = await openCreate()
    await userEvent.type(await nameField(), 'Elena')
    await next()
    await choose('Neutro')
    unmount()
    const reloaded = await openPage('dashboard', { state: creationState() })
    expect(await screen.findByRole('radio', { name: 'Neutro' })).toBeChecked()
    reloaded.unmount()
    const another = await openCreate({ state: creationState('k2') })
    expect(await nameField()).toHaveValue('')
    another.unmount()
    await openCreate({ user: { id: '00000000-0000-4000-8000-0000000000aa' } })
    expect(await nameField()).toHaveValue('')
  })

  it('goes on at the first step that its draft does not fill in', async () => {
    const { unmount } = await openCreate()
    await userEvent.type(await nameField(), 'Elena')
    await next()
    const draft = JSON.parse(sessionStorage.getItem('companion_draft') ?? '{}')
    unmount()
    // As after a release whose rules an older draft does not meet.
    sessionStorage.setItem(
      'companion_draft',
      JSON.stringify({ ...draft, values: { ...draft.values, name: '' } }),
    )
    await openCreate()
    expect(await nameField()).toHaveValue('')
  })

  longTest.each([
    [
      400,
      'partner_limit',
      'Limite raggiunto: puoi creare al massimo 3 partner. Modifica o elimina un partner esistente per continuare.',
    ],
    [500, 'internal_error', 'Errore nella creazione del partner'],
  ])('says what went wrong on %i %s, and keeps what was chosen', async (status, code, sentence) => {
    network.on('POST', '/api/companions/create', { status, body: { detail: 'x', code } })
    await openCreate()
    await fillIn()
    await choose('Complice')
    await userEvent.click(button('Crea'))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByRole('radio', { name: 'Complice' })).toBeChecked()
    expect(button('Crea')).toBeEnabled()
  })
})

describe('editing', () => {
  it('comes up filled in, saves, and returns to the list', async () => {
    await openEdit()
    network.on('PUT', `/api/companions/${aCompanion().id}`, ({ body }) => {
      stored = [{ ...aCompanion(), ...(body as CompanionDraft) } as Companion]
      return { body: stored[0] }
    })
    expect(screen.getByRole('heading', { name: 'Modifica Personalità' })).toBeVisible()
    await userEvent.clear(await nameField())
    await userEvent.type(await nameField(), 'Stella')
    for (const option of ['Femminile', 'Dolce', 'Empatico']) {
      await next()
      expect(screen.getByRole('radio', { name: option })).toBeChecked()
    }
    await next()
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await next()
    expect(screen.getByRole('radio', { name: 'Romantico' })).toBeChecked()
    await userEvent.click(button('Aggiorna'))
    expect(await screen.findByRole('listitem', { name: 'Stella' })).toBeVisible()
  })

  it('takes femminile for a companion without a gender', async () => {
    await openEdit({ gender: undefined })
    await next()
    expect(screen.getByRole('radio', { name: 'Femminile' })).toBeChecked()
  })

  it('asks for name, gender and personality before it saves', async () => {
    await openEdit({ personality: undefined })
    await userEvent.click(button('Relazione'))
    await userEvent.click(button('Aggiorna'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Inserisci almeno nome, genere e tipo di personalità.',
    )
    expect(network.sent('PUT', `/api/companions/${aCompanion().id}`)).toHaveLength(0)
  })

  it('has an error of its own', async () => {
    await openEdit()
    await userEvent.click(button('Relazione'))
    await userEvent.click(button('Aggiorna'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore nell’aggiornamento del partner')
  })
})
