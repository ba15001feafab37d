import type { ContentVersion } from '@confida/contracts'

/** A version with its texts. */
export type Saved<Draft> = Draft & { version: number; last_updated: string }

/** A draft and the version that it began from. */
export type Based<Draft> = Draft & { base_version: number }

/** One text of a draft, to be compared. */
export interface ContentText {
  key: string
  label: string
  text: string
}

/** An editable text of which every version is kept: where it is read and saved, and what it consists of. */
export interface ContentSource<Draft> {
  /** Which texts these are, in the locale files too. */
  name: 'homepage' | 'contract'
  get: (signal: AbortSignal) => Promise<Saved<Draft>>
  save: (draft: Based<Draft>) => Promise<Saved<Draft>>
  listVersions: (before: number | undefined, signal: AbortSignal) => Promise<ContentVersion[]>
  getVersion: (version: number, signal: AbortSignal) => Promise<Saved<Draft>>
  /** Saves an earlier version again; `base` is the newest that the administrator has seen. */
  restore: (version: number, base: number) => Promise<Saved<Draft>>
  /** The public answer that a save makes stale. */
  publicKey: string
  draftOf: (saved: Saved<Draft>) => Draft
  useTexts: () => (draft: Draft) => ContentText[]
}
