import { AVATAR_SIZE } from './companion.limits.ts'
import type { Portrait } from './portrait.schema.ts'
import { backgroundColours, hairColours, skinColours } from './portrait-colours.ts'

const INK = '#2b1d1a'

/** Hair behind the head and before it; `h` is filled with its colour. The face is an ellipse of 52 × 62 around 128, 124. */
const hairShapes: Record<Portrait['hair'], { back: string; front: string }> = {
  none: { back: '', front: '' },
  short: {
    back: '',
    front:
      '<path d="M74 122c-6-50 22-76 56-76 38 0 60 26 52 76-4-22-14-34-26-40-24 10-52 8-66-2-8 10-14 24-16 42z"/>',
  },
  curly: {
    back: '<circle cx="76" cy="106" r="26"/><circle cx="180" cy="106" r="26"/><circle cx="72" cy="136" r="20"/><circle cx="184" cy="136" r="20"/>',
    front:
      '<circle cx="88" cy="78" r="25"/><circle cx="114" cy="62" r="26"/><circle cx="144" cy="62" r="26"/><circle cx="168" cy="78" r="25"/>',
  },
  bob: {
    back: '<path d="M128 42c-48 0-70 34-68 86 0 24 2 42 8 56h120c6-14 8-32 8-56 2-52-20-86-68-86z"/>',
    front:
      '<path d="M72 116c0-42 22-66 56-66s56 24 56 66c-8-12-14-22-18-30-28 12-62 10-80 0-4 10-8 20-14 30z"/>',
  },
  long: {
    back: '<path d="M128 40c-50 0-74 36-72 92 2 44-4 82-14 112h172c-10-30-16-68-14-112 2-56-22-92-72-92z"/>',
    front: '<path d="M70 128c-2-48 22-78 58-78s60 30 58 78c-8-26-26-48-58-62-22 12-48 28-58 62z"/>',
  },
  bun: {
    back: '<circle cx="128" cy="38" r="27"/><path d="M70 118a58 58 0 0 1 116 0v22H70z"/>',
    front: '<path d="M72 114c2-40 24-62 56-62s54 22 56 62c-12-24-30-36-56-36s-44 12-56 36z"/>',
  },
  headscarf: {
    back: '<path d="M128 38c-52 0-76 38-74 92 0 48-6 84-22 126h192c-16-42-22-78-22-126 2-54-22-92-74-92z"/>',
    front:
      '<path fill-rule="evenodd" d="M128 42c-46 0-66 34-64 82 0 44 24 78 64 78s64-34 64-78c2-48-18-82-64-82zm0 34c30 0 44 20 44 50s-18 56-44 56-44-26-44-56 14-50 44-50z"/>',
  },
}

const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`
const eye = (x: number) => `<ellipse cx="${x}" cy="126" rx="5.5" ry="6.5" fill="${INK}"/>`
const brows = line('M99 107q9-6 18 0M139 107q9-6 18 0')
const eyes = eye(108) + eye(148)
const smile = line('M110 152q18 17 36 0')

const expressions: Record<Portrait['expression'], string> = {
  smile: brows + eyes + smile,
  laugh:
    brows +
    line('M100 128q8-9 16 0M140 128q8-9 16 0') +
    `<path d="M107 148h42c0 18-9 26-21 26s-21-8-21-26z" fill="${INK}"/><path d="M111 148h34v5h-34z" fill="#fff"/>`,
  calm: brows + line('M100 126q8 7 16 0M140 126q8 7 16 0') + line('M114 155q14 7 28 0'),
  wink: brows + eye(108) + line('M140 127q8-8 16 0') + smile,
  thoughtful: line('M99 105q9-3 18 2M139 101q9-8 18-2') + eyes + line('M116 154q12 4 22-2'),
}

const shade = '<path d="M104 176q24 18 48 0v6q-24 20-48 0z" fill="#000" fill-opacity=".13"/>'
const cheeks =
  '<g fill="#e0566b" fill-opacity=".2"><circle cx="96" cy="144" r="10"/><circle cx="160" cy="144" r="10"/></g>'

/** The drawing itself, 256 × 256, for a document of its own or within another. */
export function drawPortrait({ hair, hair_colour, skin, expression, background }: Portrait): string {
  const { back, front } = hairShapes[hair]
  const hairGroup = (shapes: string) => shapes && `<g fill="${hairColours[hair_colour]}">${shapes}</g>`
  const body = `<path d="M38 256c4-42 36-62 90-62s86 20 90 62z" fill="#fff" fill-opacity=".82"/>`
  const head =
    `<g fill="${skinColours[skin]}"><path d="M106 164h44v38q-22 20-44 0z"/>` +
    '<circle cx="77" cy="128" r="10"/><circle cx="179" cy="128" r="10"/><ellipse cx="128" cy="124" rx="52" ry="62"/></g>'
  return (
    `<rect width="256" height="256" fill="${backgroundColours[background]}"/>` +
    `${hairGroup(back)}${body}${head}${shade}${cheeks}${expressions[expression]}${hairGroup(front)}`
  )
}

/** A portrait as a picture: an SVG data URL of 256 px, drawn by the product from the choices alone. */
export function portraitUrl(portrait: Portrait): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR_SIZE}" height="${AVATAR_SIZE}" viewBox="0 0 256 256">${drawPortrait(portrait)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
