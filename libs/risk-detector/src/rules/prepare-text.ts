import { collapseDoubles, foldText } from '@confida/text-analysis'

/** A text in the form that phrases are written for: folded, doubled letters single, one space, no apostrophes. */
export const prepareText = (text: string): string =>
  collapseDoubles(
    foldText(text)
      .replace(/(\p{L})['](?=\p{L})/gu, '$1 ')
      .replace(/[^\p{L}\p{N}.,;:!?§]+/gu, ' ')
      .trim(),
  )
