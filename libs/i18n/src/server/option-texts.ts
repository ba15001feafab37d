import type { options } from '../locales/it/options.ts'
import type { Texts } from '../texts.ts'

/** The labels of a companion's choices in one language. */
export type OptionTexts = Texts<typeof options>
