/**
 * A pattern that matches whole Arabic words. JavaScript's `\b` knows Latin letters only, and Arabic writes "and", "the", "in", "for"
 * onto the word; spaces in the source may stand for any white space.
 */
export function words(source: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:[وف])?(?:ال|بال|لل|كال|[بلك])?(?:${source})(?![\\p{L}\\p{N}])`,
    'u',
  )
}

/** The same without anything written onto the word. */
export function exact(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])[وف]?(?:${source})(?![\\p{L}\\p{N}])`, 'u')
}

/** The whole message, but for its punctuation. */
export function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})[\\s?!.]*$`, 'u')
}
