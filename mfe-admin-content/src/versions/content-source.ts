import type { ContentVersion, Language } from '@confida/contracts'

/** A version with its texts. */
export type Saved<Draft> = Draft & { version: number; last_updated: string }

/** A translation, with the original that it was made from; of version 0 where there is none yet. */
export type SavedTranslation<Draft> = Saved<Draft> & { source: Draft | null; is_outdated: boolean }

/** A draft and the version that it began from. */
export type Based<Draft> = Draft & { base_version: number }

/** One text of a draft, to be compared. */
export interface ContentText {
  key: string
  label: string
  text: string
}

/** A text of which every version is kept: where they are read and restored, and what they consist of. */
export interface VersionSource<Draft, Text extends Saved<Draft> = Saved<Draft>> {
  /** Which text this is among all. */
  id: string
  /** In which language: each is loaded, drafted and saved by itself. */
  language: Language
  get: (signal: AbortSignal) => Promise<Text>
  listVersions: (before: number | undefined, signal: AbortSignal) => Promise<ContentVersion[]>
  getVersion: (version: number, signal: AbortSignal) => Promise<Text>
  /** Saves an earlier version again; `base` is the newest that the administrator has seen. */
  restore: (version: number, base: number) => Promise<Text>
  /** The answer to others that a save makes stale. */
  publicKey: string
  draftOf: (saved: Text) => Draft
  useTexts: () => (draft: Draft) => ContentText[]
}

/** What texts are called in the locale files. */
type TextName = 'homepage' | 'contract' | 'templates'

/** One that is saved like each of its versions. */
export interface ContentSource<Draft, Text extends Saved<Draft> = Saved<Draft>>
  extends VersionSource<Draft, Text> {
  name: TextName
  save: (draft: Based<Draft>) => Promise<Text>
}

export type TranslationSource<Draft> = ContentSource<Draft, SavedTranslation<Draft>>

/** A text as it is written, which can be translated. */
export interface TranslatableSource<Draft> extends VersionSource<Draft> {
  name: TextName
  /** Made from this version of the original. */
  translation: (language: Language, sourceVersion: number) => TranslationSource<Draft>
}

/** One with an editor for all its languages. */
export interface OriginalSource<Draft> extends ContentSource<Draft>, TranslatableSource<Draft> {
  name: 'homepage' | 'contract'
}
