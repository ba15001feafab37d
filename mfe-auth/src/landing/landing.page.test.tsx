import { homepageDefaults, languages } from '@confida/contracts'
import { setLanguage } from '@confida/i18n'
import { fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aHomepage } from '../testing/homepage.ts'
import { openPage } from '../testing/open-page.tsx'

let network = fakeNetwork()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  network = fakeNetwork()
  network.on('GET', '/api/homepage', { status: 503, body: {} })
})

const open = (language?: 'it' | 'en' | 'ar') => openPage('landing', { language })
const banner = () => within(screen.getByRole('banner'))

describe('the texts', () => {
  test('are those that an administrator saved', async () => {
    network.on('GET', '/api/homepage', { body: aHomepage() })
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Titolo salvato' })).toBeVisible()
    expect(screen.getByText('Sottotitolo salvato')).toBeVisible()
    expect(screen.getByText('Descrizione salvata')).toBeVisible()
    for (const name of ['Entra ora', 'Unisciti', 'Scrivici']) {
      expect(banner().getByRole('button', { name })).toBeVisible()
    }
    const features = within(screen.getByRole('region', { name: 'Funzioni salvate' }))
    expect(features.getByRole('heading', { level: 3, name: 'Una funzione' })).toBeVisible()
    expect(features.getByText('Che serve')).toBeVisible()
  })

  test('saved ones are shown in the other languages too', async () => {
    network.on('GET', '/api/homepage', { body: aHomepage() })
    await open('en')
    expect(await screen.findByRole('heading', { level: 1, name: 'Titolo salvato' })).toBeVisible()
  })

  test('are asked for in the language that is shown, and those of another one are not kept', async () => {
    network.on('GET', '/api/homepage', ({ headers }) => ({
      body: aHomepage({ hero_title: `Titolo ${headers?.get('accept-language')}` }),
    }))
    const first = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Titolo it' })).toBeVisible()
    await act(() => setLanguage('ar'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Titolo ar' })).toBeVisible()
    first.unmount()
    network.on('GET', '/api/homepage', { status: 503, body: {} })
    await open('en')
    expect(screen.getByRole('heading', { level: 1, name: 'Someone who really listens' })).toBeVisible()
  })

  test('that nobody edited are translated, each for itself', async () => {
    const { hero_title, register_button_text, features } = homepageDefaults
    const saved = aHomepage({
      hero_title,
      register_button_text,
      features: [
        { ...features.privacy, icon: 'Shield' },
        { title: 'Una funzione', description: features.companions.description, icon: 'Users' },
      ],
    })
    network.on('GET', '/api/homepage', { body: saved })
    await open('en')
    expect(await screen.findByText('Sottotitolo salvato')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Someone who really listens' })).toBeVisible()
    expect(banner().getByRole('button', { name: 'Sign up' })).toBeVisible()
    expect(banner().getByRole('button', { name: 'Entra ora' })).toBeVisible()
    const list = within(screen.getByRole('region', { name: 'Funzioni salvate' }))
    const titles = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Private by choice', 'Una funzione'])
    expect(list.queryByText(features.companions.description)).not.toBeInTheDocument()
  })

  test('are built in where the server has none to give', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Qualcuno che ti ascolta davvero' })).toBeVisible()
  })

  test('of the last visit stand until the new ones come', async () => {
    network.on('GET', '/api/homepage', { body: aHomepage() })
    const first = await open()
    await screen.findByRole('heading', { level: 1, name: 'Titolo salvato' })
    first.unmount()
    network.on('GET', '/api/homepage', () => new Promise(() => undefined))
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Titolo salvato' })).toBeVisible()
  })
})

describe('the sections', () => {
  test('show the four statistics, fixed', async () => {
    await open()
    const statistics = screen.getByRole('region', { name: 'Confida in numeri' })
    expect(statistics).toHaveTextContent('utenti attivi2,847+')
    expect(statistics).toHaveTextContent('messaggi scambiati150k+')
    expect(statistics).toHaveTextContent('di soddisfazione96%')
    expect(statistics).toHaveTextContent('valutazione media4.8/5')
  })

  test('promise exactly three advantages: free, private, around the clock', async () => {
    await open()
    const advantages = within(screen.getByRole('region', { name: 'Tre promesse semplici' }))
    const cards = advantages.getAllByRole('article')
    expect(cards).toHaveLength(3)
    for (const [index, word] of ['Gratis', 'Privato', '24/7'].entries()) {
      expect(cards[index]).toHaveTextContent(word)
    }
  })

  test('quote people and lead to the channels', async () => {
    await open()
    const stories = within(screen.getByRole('region', { name: 'Storie di chi lo usa ogni giorno' }))
    expect(stories.getAllByRole('figure')).toHaveLength(3)
    const contact = within(screen.getByRole('region', { name: 'Vuoi parlare con noi?' }))
    expect(contact.getByRole('link', { name: /Email/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
    await userEvent.click(contact.getByRole('button', { name: /WhatsApp/ }))
    expect(contact.getByRole('alert')).toHaveTextContent(/WhatsApp non è ancora attivo/)
  })

  test('let the moving band be stopped', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Ferma lo scorrimento' }))
    expect(screen.getByRole('button', { name: 'Riprendi lo scorrimento' })).toBeVisible()
  })
})

describe('the ways in', () => {
  test.each([
    ['Accedi', 'Che bello rivederti'],
    ['Registrati', 'Crea il tuo account'],
    ['Contatti', 'Contattaci'],
  ])('%s opens its dialog', async (button, title) => {
    await open()
    await userEvent.click(banner().getByRole('button', { name: button }))
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  })

  test.each(['Inizia gratis', 'Crea il tuo account gratuito'])('%s opens the registration', async (name) => {
    await open()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('dialog', { name: 'Crea il tuo account' })).toBeVisible()
  })

  test('one flag button lists all languages and switches', async () => {
    await open()
    await userEvent.click(banner().getByRole('button', { name: /Lingua/ }))
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(languages.length)
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
    expect(await banner().findByRole('button', { name: 'Sign up' })).toBeVisible()
    expect(localStorage.getItem('selectedLanguage')).toBe('en')
  })
})

describe('the message of an automatic logout', () => {
  const message = 'Sei stato disconnesso per inattività (60 minuti)'

  test('shows for ten seconds, once', async () => {
    localStorage.setItem('logout_message', message)
    const { unmount } = await open()
    unmount()
    localStorage.setItem('logout_message', message)
    jest.useFakeTimers()
    try {
      await open()
      expect(screen.getByRole('alert')).toHaveTextContent(message)
      act(() => jest.advanceTimersByTime(9_900))
      expect(screen.getByRole('alert')).toBeVisible()
      act(() => jest.advanceTimersByTime(100))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(localStorage.getItem('logout_message')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  test('can be closed', async () => {
    localStorage.setItem('logout_message', message)
    await open()
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  test('is not there after an ordinary logout', async () => {
    await open()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
