import { useTranslation } from '@confida/i18n'
import { useLocalText } from '../remotes/use-registry.ts'
import type { AdminEntry } from './use-admin-navigation.ts'

export type Labelled = Pick<AdminEntry, 'namespace' | 'title'>

/** Translates keys of the remotes' own texts, which the shell's types do not know. */
export function useRemoteText() {
  const { i18n } = useTranslation('shell')
  const translate = i18n.t as (key: string, options: { ns: string }) => string
  return (key: string, namespace: string) => translate(key, { ns: namespace })
}

/** Translates label keys of a remote, unless the entry brings its title. */
export function useLabel({ namespace, title }: Labelled) {
  const remoteText = useRemoteText()
  const toText = useLocalText()
  return (key: string) => (title ? toText(title) : remoteText(key, namespace))
}
