import { foldText } from './fold.ts'

/** A word as it is written and as patterns are written for it. */
export interface Token {
  raw: string
  folded: string
}

/**
 * The words of a text, signs left out.
 * @param cutsApostrophe whether a word ends after an apostrophe within it, as in `l'esame` and `j'ai`
 */
export function tokenise(text: string, cutsApostrophe: boolean): Token[] {
  const spaced = text.replace(/[’‘´`]/g, "'").replace(cutsApostrophe ? /(?<=\p{L})'(?=\p{L})/gu : /$^/g, "' ")
  return (spaced.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'_-]*/gu) ?? []).map((raw) => ({
    raw,
    folded: foldText(raw),
  }))
}

/** The folded words of a text in one line, a space around each and ` . ` where a clause ends; apostrophes are spaces. */
export function foldedClauses(text: string): string {
  const folded = foldText(text).replace(/[.,;:!?…\n()«»"“”]+/gu, ' . ')
  return ` ${folded
    .replace(/[^\p{L}\p{N}. ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
}
