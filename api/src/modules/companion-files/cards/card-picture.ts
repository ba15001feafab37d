import { avatarColour, backgroundColours, drawPortrait, type Portrait } from '@confida/contracts'
import sharp from 'sharp'

/** The size that cards usually have. */
const WIDTH = 400
const HEIGHT = 600

/** What a card's picture shows: the portrait where there is one, else a figure in the companion's colour. No letter, because servers may have no fonts. */
export function drawCardPicture(name: string, portrait?: Portrait | null): Promise<Buffer> {
  return sharp(Buffer.from(portrait ? framed(portrait) : figure(name)))
    .png()
    .toBuffer()
}

/** As wide as the card; above and below its own background. */
const framed = (portrait: Portrait) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 256 384">
    <rect width="256" height="384" fill="${backgroundColours[portrait.background]}"/>
    <g transform="translate(0 64)">${drawPortrait(portrait)}</g>
    <rect y="318" width="256" height="66" fill="#fff" fill-opacity=".12"/>
  </svg>`

function figure(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 400 600">
    <defs><radialGradient id="light" cx="30%" cy="18%" r="95%">
      <stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </radialGradient></defs>
    <rect width="400" height="600" fill="${avatarColour(name)}"/><rect width="400" height="600" fill="url(#light)"/>
    <g fill="#fff" fill-opacity=".85"><circle cx="200" cy="250" r="82"/><path d="M40 600c0-130 70-216 160-216s160 86 160 216z"/></g>
  </svg>`
}
