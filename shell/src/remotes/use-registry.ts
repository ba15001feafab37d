import { useLanguage } from '@confida/i18n'
import type { LocalText } from '@confida/remote-kit'
import { useSyncExternalStore } from 'react'
import { currentRegistry, type KnownRegistry, subscribeRegistry } from './registry.ts'

/** The registry, now and after each Retry. */
export const useRegistry = (): KnownRegistry => useSyncExternalStore(subscribeRegistry, currentRegistry)

/** Chooses the language of the interface. */
export function useLocalText(): (text: LocalText) => string {
  const language = useLanguage()
  return (text) => text[language] ?? text.it
}

/** By which people know a remote; its technical name where the registry does not say. */
export function useRemoteTitle(name: string): string {
  const toText = useLocalText()
  const title = useRegistry().remotes.find((remote) => remote.name === name)?.title
  return title ? toText(title) : name
}
