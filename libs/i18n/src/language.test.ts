import { languages } from '@confida/contracts'
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import i18next from 'i18next'
import { currentLanguage, LANGUAGE_KEY, setLanguage, startLanguage } from './language.ts'
import { registerTexts } from './namespaces.ts'
import { startI18n } from './start.ts'

beforeAll(() => startI18n())
beforeEach(() => localStorage.clear())

describe('language', () => {
  it('is kept, told to the window and turns the page round for Arabic', async () => {
    const heard: string[] = []
    const listen = (event: Event) => heard.push((event as CustomEvent<{ language: string }>).detail.language)
    window.addEventListener('languageChanged', listen)
    await setLanguage('ar')
    window.removeEventListener('languageChanged', listen)
    expect(heard).toEqual(['ar'])
    expect(localStorage.getItem('selectedLanguage')).toBe('ar')
    expect(document.documentElement).toMatchObject({ dir: 'rtl', lang: 'ar' })
    await setLanguage('it')
    expect(document.documentElement).toMatchObject({ dir: 'ltr', lang: 'it' })
  })

  it.each([null, 'xx'])('is Italian where %p was chosen', async (chosen) => {
    await setLanguage('de')
    localStorage.clear()
    if (chosen) localStorage.setItem(LANGUAGE_KEY, chosen)
    await startLanguage()
    expect(currentLanguage()).toBe('it')
    expect(i18next.t('actions.close')).toBe('Chiudi')
  })

  it('shows the Italian text where one is missing', async () => {
    await setLanguage('it')
    await registerTexts('partly', async (language) => (language === 'it' ? { word: 'parola' } : {}))
    await setLanguage('de')
    const translate = i18next.t as (key: string, options: { ns: string }) => string
    expect(translate('word', { ns: 'partly' })).toBe('parola')
  })

  it('brings the texts of namespaces registered before and after the change', async () => {
    await registerTexts('early', async (language) => ({ word: `early ${language}` }))
    await setLanguage('de')
    await registerTexts('late', async (language) => ({ word: `late ${language}` }))
    const translate = i18next.t as (key: string, options: { ns: string }) => string
    expect(translate('word', { ns: 'early' })).toBe('early de')
    expect(translate('word', { ns: 'late' })).toBe('late de')
  })

  it('has a namespace ready in the language to which the change overtook it', async () => {
    await setLanguage('it')
    const italian = Promise.withResolvers<void>()
    const spanish = Promise.withResolvers<void>()
    let isReady = false
    const isRegistered = registerTexts('overtaken', async (language) => {
      await (language === 'it' ? italian : spanish).promise
      return { word: language }
    }).then(() => {
      isReady = true
    })
    const isChanged = setLanguage('es')
    italian.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(isReady).toBe(false)
    spanish.resolve()
    await Promise.all([isRegistered, isChanged])
    expect(i18next.hasResourceBundle('es', 'overtaken')).toBe(true)
  })

  it('brings the texts of a namespace registered while the change is under way', async () => {
    await setLanguage('it')
    const isChanged = setLanguage('fr')
    await registerTexts('meanwhile', async (language) => ({ word: `meanwhile ${language}` }))
    await isChanged
    const translate = i18next.t as (key: string, options: { ns: string }) => string
    expect(translate('word', { ns: 'meanwhile' })).toBe('meanwhile fr')
  })
})

/** The keys of a text object, flattened. */
const keys = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keys(value, `${prefix}${key}.`) : `${prefix}${key}`,
  )

describe.each(['common', 'options', 'errors'])('%s texts', (domain) => {
  it.each(languages)('say something in %s for every key of the Italian ones', async (language) => {
    const [source, translated] = await Promise.all(
      ['it', language].map(async (code) => (await import(`./locales/${code}/${domain}.ts`))[domain]),
    )
    expect(keys(translated).sort()).toEqual(keys(source).sort())
    expect(JSON.stringify(translated)).not.toContain('""')
  })
})
