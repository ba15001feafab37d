/** Words of a window; more would hide a cry among everyday matters. */
const WINDOW_WORDS = 40

/** A short message whole; a long one in overlapping windows and by sentence, so that one sentence among many is heard. */
export function toWindows(sentences: string[][]): string[][][] {
  if (sentences.flat().length <= WINDOW_WORDS) return [sentences]
  const pieces = sentences.flatMap(cut)
  const windows: string[][][] = pieces.map((piece) => [piece])
  let window: string[][] = []
  for (const piece of pieces) {
    if (window.flat().length + piece.length > WINDOW_WORDS) {
      windows.push(window)
      window = window.slice(-1)
    }
    window.push(piece)
  }
  return [...windows, window]
}

/** A sentence in pieces of half a window at most. */
function cut(words: string[]): string[][] {
  const half = WINDOW_WORDS / 2
  return words.length <= half ? [words] : [words.slice(0, half), ...cut(words.slice(half))]
}
