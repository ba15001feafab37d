import type { Language } from '@confida/contracts'
import i18next from 'i18next'
import type { TextLoader } from './texts.ts'

const loaders = new Map<string, TextLoader>()

/** The language that is shown, or about to be: its texts may still be on their way. Undefined before the first. */
let wanted: Language | undefined

async function load(namespace: string, loader: TextLoader, language: Language) {
  if (i18next.hasResourceBundle(language, namespace)) return
  i18next.addResourceBundle(language, namespace, await loader(language))
}

/** Makes a namespace's texts available in the language shown now, and in every language chosen later. */
export async function registerTexts(namespace: string, loader: TextLoader): Promise<void> {
  loaders.set(namespace, loader)
  let loaded: Language | undefined
  // Not i18next's own language, which changes only after the others' texts have come; ours would miss the change.
  while (wanted && wanted !== loaded) {
    loaded = wanted
    await load(namespace, loader, loaded)
  }
}

/** Loads what is registered in one language, and in this language what will be registered from now on. */
export async function loadAllTexts(language: Language): Promise<void> {
  wanted = language
  await Promise.all([...loaders].map(([namespace, loader]) => load(namespace, loader, language)))
}
