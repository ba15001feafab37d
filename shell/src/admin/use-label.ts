import { useTranslation } from '@confida/i18n'

/** Translates label keys of a remote's own texts, which the shell's types do not know. */
export function useLabel(namespace: string) {
  const { i18n } = useTranslation('shell')
  const translate = i18n.t as (key: string, options: { ns: string }) => string
  return (key: string) => translate(key, { ns: namespace })
}
