import type { Language } from '@confida/contracts'
import i18next from 'i18next'
import type { TextLoader } from './texts.ts'

const loaders = new Map<string, TextLoader>()

async function load(namespace: string, loader: TextLoader, language: Language) {
  if (i18next.hasResourceBundle(language, namespace)) return
  i18next.addResourceBundle(language, namespace, await loader(language))
}

/** Makes a namespace's texts available in the language shown now, and in every language chosen later. */
export async function registerTexts(namespace: string, loader: TextLoader): Promise<void> {
  loaders.set(namespace, loader)
  if (i18next.language) await load(namespace, loader, i18next.language as Language)
}

/** Loads what is registered in one language. */
export async function loadAllTexts(language: Language): Promise<void> {
  await Promise.all([...loaders].map(([namespace, loader]) => load(namespace, loader, language)))
}
