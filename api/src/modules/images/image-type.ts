export interface ImageType {
  media_type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  extension: string
}

interface Signature extends ImageType {
  /** Bytes by their place; anything may stand between them. */
  parts: { at: number; bytes: number[] }[]
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** The file formats' own specifications: PNG §5.2, JPEG SOI marker, GIF87a/89a header, WebP RIFF container. */
const signatures: Signature[] = [
  {
    media_type: 'image/png',
    extension: 'png',
    parts: [{ at: 0, bytes: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] }],
  },
  { media_type: 'image/jpeg', extension: 'jpg', parts: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { media_type: 'image/gif', extension: 'gif', parts: [{ at: 0, bytes: ascii('GIF87a') }] },
  { media_type: 'image/gif', extension: 'gif', parts: [{ at: 0, bytes: ascii('GIF89a') }] },
  {
    media_type: 'image/webp',
    extension: 'webp',
    parts: [
      { at: 0, bytes: ascii('RIFF') },
      { at: 8, bytes: ascii('WEBP') },
    ],
  },
]

/** So many of the first bytes tell. */
export const SIGNATURE_BYTES = 12

/** What an image is by its first bytes, whatever its name or its sender says; undefined for anything else. */
export function imageTypeOf(start: Uint8Array): ImageType | undefined {
  return signatures.find(({ parts }) =>
    parts.every(({ at, bytes }) => bytes.every((byte, index) => start[at + index] === byte)),
  )
}
