const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** Wraps one square PNG in the container of `favicon.ico`. `size`: pixels of its side, at most 255. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
