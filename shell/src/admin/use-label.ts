import { useTranslation } from '@confida/i18n'
import { useLocalText } from '../remotes/use-registry.ts'
import type { AdminEntry } from './use-admin-navigation.ts'

export type Labelled = Pick<AdminEntry, 'namespace' | 'title'>

/** Translates label keys of a remote's own texts, which the shell's types do not know, unless the entry brings its title. */
export function useLabel({ namespace, title }: Labelled) {
  const { i18n } = useTranslation('shell')
  const toText = useLocalText()
  const translate = i18n.t as (key: string, options: { ns: string }) => string
  return (key: string) => (title ? toText(title) : translate(key, { ns: namespace }))
}
