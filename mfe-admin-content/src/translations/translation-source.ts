import type { SavedTranslation, TranslationSource } from '../versions/content-source.ts'

/** What is the same in every translation: what is edited of it, and how an earlier version is saved again. */
export function translationSource<Draft>(
  source: Omit<TranslationSource<Draft>, 'draftOf' | 'restore'>,
): TranslationSource<Draft> {
  const draftOf = ({
    version: _version,
    last_updated: _date,
    source: _source,
    is_outdated: _isOutdated,
    ...draft
  }: SavedTranslation<Draft>) => draft as unknown as Draft
  return {
    ...source,
    draftOf,
    restore: async (version, base_version) => {
      const earlier = await source.getVersion(version, new AbortController().signal)
      return source.save({ ...draftOf(earlier), base_version })
    },
  }
}
