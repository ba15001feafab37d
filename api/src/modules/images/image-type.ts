import { type Detector, FileTypeParser } from 'file-type'

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** By its signature, as the other formats are known: whether a picture follows, and whether it moves, matters later. */
const pngSignature: Detector = {
  id: 'png-signature',
  detect: async (tokenizer) => {
    const start = Buffer.alloc(PNG_SIGNATURE.length)
    await tokenizer.peekBuffer(start, { mayBeLess: true })
    return start.equals(PNG_SIGNATURE) ? { ext: 'png', mime: 'image/png' } : undefined
  },
}

const mediaTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Whether a file is an image that is taken, by its content, whatever its name or its sender says. */
export async function isImage(path: string): Promise<boolean> {
  // One for each file, because it keeps what it reads: two at the same time would see each other's.
  const type = await new FileTypeParser({ customDetectors: [pngSignature] }).fromFile(path)
  return type !== undefined && mediaTypes.includes(type.mime)
}
