import { AVATAR_COLOURS } from './companion-avatar.ts'
import type { Portrait } from './portrait.schema.ts'

const [raspberry, violet, blue, green, amber, red] = AVATAR_COLOURS

/** The same as behind a letter. */
export const backgroundColours: Record<Portrait['background'], string> = {
  raspberry,
  violet,
  blue,
  green,
  amber,
  red,
}

export const hairColours: Record<Portrait['hair_colour'], string> = {
  black: '#211d22',
  brown: '#4a2f22',
  chestnut: '#7a4a2b',
  red: '#b4532a',
  blond: '#e2b866',
  grey: '#b9b6b3',
  pink: '#f08cb4',
  blue: '#5c8fe0',
}

export const skinColours: Record<Portrait['skin'], string> = {
  lightest: '#fbe3d4',
  light: '#f3cdae',
  medium: '#dda97f',
  tan: '#c08a5c',
  brown: '#8f5c3a',
  dark: '#5d3a28',
}
