import { type Language, translationLanguages } from '@confida/contracts'
import { useAddress } from '@confida/remote-kit/address'

/** Which tier is being translated, and into which language, in the address. */
export function useTranslatedTier() {
  const { params, change, linkTo } = useAddress()
  return {
    id: params.get('translate') ?? undefined,
    language: translationLanguages.find((each) => each === params.get('language')) ?? 'en',
    linkTo: (id: string, language?: Language) => linkTo({ translate: id, language }),
    choose: (language: Language) => change({ language }),
    close: () => change({ translate: undefined, language: undefined }),
  }
}
