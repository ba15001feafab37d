import type { SavedTranslation, TranslationSource } from '../versions/content-source.ts'

/** What is the same in every translation: what is edited of it. */
export function translationSource<Draft>(
  source: Omit<TranslationSource<Draft>, 'draftOf'>,
): TranslationSource<Draft> {
  const draftOf = ({
    version: _version,
    last_updated: _date,
    source: _source,
    is_outdated: _isOutdated,
    ...draft
  }: SavedTranslation<Draft>) => draft as unknown as Draft
  return { ...source, draftOf }
}
