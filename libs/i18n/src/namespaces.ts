import type { Language } from '@confida/contracts'
import i18next from 'i18next'
import type { TextLoader } from './texts.ts'

const loaders = new Map<string, TextLoader>()

/** The language that is shown or being loaded. Undefined before the first. */
let wanted: Language | undefined

async function load(namespace: string, loader: TextLoader, language: Language) {
  if (i18next.hasResourceBundle(language, namespace)) return
  i18next.addResourceBundle(language, namespace, await loader(language))
}

/** Makes a namespace's texts available in the current language and in every language chosen later. */
export async function registerTexts(namespace: string, loader: TextLoader): Promise<void> {
  loaders.set(namespace, loader)
  let loaded: Language | undefined
  // Not i18next's own language: it changes only after all texts are loaded, and this namespace would miss the change.
  while (wanted && wanted !== loaded) {
    loaded = wanted
    await load(namespace, loader, loaded)
  }
}

/** Loads all registered namespaces in a language; namespaces registered later use it too, unless one fails to load. */
export async function loadAllTexts(language: Language): Promise<void> {
  const shown = wanted
  wanted = language
  try {
    await Promise.all([...loaders].map(([namespace, loader]) => load(namespace, loader, language)))
  } catch (error) {
    if (wanted === language) wanted = shown
    throw error
  }
}
