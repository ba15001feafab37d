import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Length and type before a chunk's data, its sum after it. */
const CHUNK_HEAD = 8
const CHUNK_SUM = 4
const CHUNK_AROUND = CHUNK_HEAD + CHUNK_SUM

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/**
 * The plain text chunks of a PNG by keyword, the first of each. Nothing else of it is looked at: no pixels are decoded, and
 * nothing is unpacked.
 * @throws RangeError for a chunk that is cut short or damaged
 */
export function readPngTexts(png: Buffer): Map<string, string> {
  const texts = new Map<string, string>()
  for (let start = SIGNATURE.length; start + CHUNK_AROUND <= png.length; ) {
    const end = start + CHUNK_AROUND + png.readUInt32BE(start)
    if (end > png.length) throw new RangeError('A chunk is cut short.')
    const type = png.toString('latin1', start + 4, start + CHUNK_HEAD)
    if (type === 'IEND') break
    if (type === 'tEXt') addText(texts, png.subarray(start, end))
    start = end
  }
  return texts
}

function addText(texts: Map<string, string>, chunk: Buffer): void {
  const sum = chunk.length - CHUNK_SUM
  if (crc32(chunk.subarray(4, sum)) !== chunk.readUInt32BE(sum)) throw new RangeError('A chunk is damaged.')
  const separator = chunk.indexOf(0, CHUNK_HEAD)
  if (separator < 0 || separator >= sum) return
  const keyword = chunk.toString('latin1', CHUNK_HEAD, separator)
  if (!texts.has(keyword)) texts.set(keyword, chunk.toString('latin1', separator + 1, sum))
}

/** A PNG with further text chunks before its end; keywords and texts are Latin-1. */
export function addPngTexts(png: Buffer, texts: Record<string, string>): Buffer {
  const end = png.length - CHUNK_AROUND
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(`${keyword}\0${text}`))
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)])
}

function textChunk(text: string): Buffer {
  const body = Buffer.from(`tEXt${text}`, 'latin1')
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), chunk.length - CHUNK_SUM)
  return chunk
}
