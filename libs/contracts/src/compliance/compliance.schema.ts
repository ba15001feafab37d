/** What care cards are counted by, each for itself. */
export const careDimensions = ['country', 'language'] as const

export type CareDimension = (typeof careDimensions)[number]
