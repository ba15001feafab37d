import { AVATAR_SIZE } from './companion.limits.ts'

/** The six backgrounds (specification §3), dark enough for a white letter at 4.5:1. */
export const AVATAR_COLOURS = ['#8c2f55', '#a8472f', '#1f6b63', '#44509c', '#5c641f', '#6d3f97'] as const

/** The background of a name: chosen by its length in UTF-16 units, without surrounding blanks. */
export const avatarColour = (name: string): string =>
  AVATAR_COLOURS[name.trim().length % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0]

/** The first letter in upper case; one character also where it takes two units, empty for an empty name. */
export const avatarLetter = (name: string): string =>
  [...([...name.trim()][0] ?? '').toLocaleUpperCase('it')][0] ?? ''

const escapes: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A partner's picture: an SVG data URL of 256 px, drawn here so that no third party learns the name. */
export function avatarUrl(name: string): string {
  const letter = avatarLetter(name).replace(/[<>&"']/g, (sign) => escapes[sign] ?? '')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR_SIZE}" height="${AVATAR_SIZE}" viewBox="0 0 256 256">` +
    '<defs><radialGradient id="g" cx="30%" cy="20%" r="90%"><stop offset="0" stop-color="#fff" stop-opacity=".22"/>' +
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>' +
    `<rect width="256" height="256" fill="${avatarColour(name)}"/><rect width="256" height="256" fill="url(#g)"/>` +
    '<text x="128" y="128" dy=".35em" text-anchor="middle" fill="#fff" font-size="118" font-weight="600" ' +
    `font-family="Georgia, 'Times New Roman', serif">${letter}</text></svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
