import type { Language } from '@confida/contracts'

/** The shape of a locale file: the keys of the Italian one, any wording. */
export type Texts<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>
}

/** Loads one namespace's texts in one language; each language is a chunk of its own. */
export type TextLoader = (language: Language) => Promise<object>
