import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@confida/contracts'
import { useAddress } from '@confida/remote-kit/address'

/** What can stand beside the fields of a language: those of another one, or what readers get. */
export type Beside = Language | 'preview'

const languageOf = (text: string | null): Language | undefined => (isLanguage(text) ? text : undefined)

/** The language that is edited, and what stands beside it, in the address. */
export function useEditorPanes() {
  const { params, change } = useAddress()
  const main = languageOf(params.get('language')) ?? DEFAULT_LANGUAGE
  const wished = params.get('beside')
  const beside: Beside | undefined = wished === 'preview' ? wished : languageOf(wished)
  return {
    main,
    beside: beside === main ? undefined : beside,
    chooseMain: (language: Language) => change({ language }),
    chooseBeside: (next: Beside | undefined) => change({ beside: next }),
  }
}
