import { AVATAR_SIZE } from './companion.limits.ts'

/** The six backgrounds (specification §3); white text has a contrast of 4.5 and more on each. */
export const AVATAR_COLOURS = ['#8c3b5e', '#6d4a9c', '#2f6690', '#2d7062', '#9a5322', '#a63d40'] as const

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstGrapheme = (text: string): string =>
  graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? ''

/** The background of a name: chosen by its length in UTF-16 units, without surrounding blanks. */
export const avatarColour = (name: string): string =>
  AVATAR_COLOURS[name.trim().length % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0]

/**
 * What a reader takes for the first letter, in upper case; an emoji of several code points counts as one. Empty for an
 * empty name. A lone surrogate, which no URL can carry, becomes a replacement character.
 */
export function avatarLetter(name: string): string {
  const text = name.trim()
  // Nothing joins two such signs to one, and telling so costs less than a segmenter.
  if (/^[ -~]([ -~]|$)/.test(text)) return text.charAt(0).toUpperCase()
  // "ß" becomes "SS" in upper case, of which one letter is shown.
  return firstGrapheme(firstGrapheme(text).toUpperCase()).toWellFormed()
}

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const BEFORE_COLOUR = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR_SIZE}" height="${AVATAR_SIZE}" viewBox="0 0 256 256">` +
    '<defs><radialGradient id="light" cx="30%" cy="18%" r="95%"><stop offset="0" stop-color="#fff" ' +
    'stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>' +
    '<rect width="256" height="256" fill="',
)
const BEFORE_LETTER = encodeURIComponent(
  '"/><rect width="256" height="256" fill="url(#light)"/>' +
    '<text x="128" y="128" dy=".35em" text-anchor="middle" font-size="116" font-weight="600" fill="#fff" ' +
    `font-family="Georgia, 'Times New Roman', serif">`,
)
const END = encodeURIComponent('</text></svg>')

/** A companion's picture: an SVG data URL of 256 px, drawn by the product so that no third party learns the name. */
export function avatarUrl(name: string): string {
  const colour = encodeURIComponent(avatarColour(name))
  const letter = encodeURIComponent(escapeXml(avatarLetter(name)))
  return `data:image/svg+xml,${BEFORE_COLOUR}${colour}${BEFORE_LETTER}${letter}${END}`
}
