import * as z from 'zod/mini'
import { recordTag } from '../common/record-tag.ts'

const texts = z.object({ name: z.string(), description: z.string() })

/** A plan's texts in another language; a blank name is none yet. */
export const tierTranslation = z.object({
  name: z.string(),
  description: z.string(),
  /** From which they were made. Readers get each text for as long as its original is still that. */
  source: z.nullable(texts),
  /** As the plan's texts are now. */
  original: texts,
})

/** Of a translation and of what it translates, for `If-Match`. */
export const tierTranslationTag = ({ name, description, source, original }: TierTranslation) =>
  recordTag({ name, description, source, original })

export type TierTranslation = z.output<typeof tierTranslation>
