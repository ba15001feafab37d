export type PasswordStrength = 'tooShort' | 'weak' | 'medium' | 'strong'

/** The strength of a password by its least number of characters (specification §9). */
const bands: [number, PasswordStrength][] = [
  [12, 'strong'],
  [8, 'medium'],
  [6, 'weak'],
  [1, 'tooShort'],
]

/** The strength of a password by its length; undefined for an empty one. */
export const passwordStrength = (password: string): PasswordStrength | undefined =>
  bands.find(([from]) => password.length >= from)?.[1]
