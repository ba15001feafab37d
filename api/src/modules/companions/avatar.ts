import { AVATAR_SIZE } from '@confida/contracts'

/** Chosen by the length of the name; white text has a contrast of 4.5 and more on each. */
const BACKGROUNDS = ['#8c3b5e', '#6d4a9c', '#2f6690', '#2d7062', '#9a5322', '#a63d40']

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** An SVG data URL with the first letter of the name; drawn here, so that nobody else learns a partner's name. */
export function drawAvatar(name: string): string {
  const background = BACKGROUNDS[name.length % BACKGROUNDS.length]
  const half = AVATAR_SIZE / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR_SIZE}" height="${AVATAR_SIZE}" ` +
    `viewBox="0 0 ${AVATAR_SIZE} ${AVATAR_SIZE}"><rect width="100%" height="100%" fill="${background}"/>` +
    `<text x="${half}" y="${half}" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="${half}" ` +
    `fill="#fff">${escapeXml(initialOf(name))}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** What a reader takes for one letter, an emoji of several code points included. */
function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim())
  // "ß" becomes "SS" in upper case.
  const [initial] = graphemes.segment((first?.segment ?? '?').toUpperCase())
  // A lone surrogate is no character, and encodeURIComponent would throw.
  return (initial?.segment ?? '?').toWellFormed()
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
