/** Of a folded text. */
export const countWords = (folded: string): number => folded.split(' ').length
