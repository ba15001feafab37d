import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../platform/http/app-error.ts'
import { isImage } from './image-type.ts'
import { toStoredPicture } from './stored-picture.ts'

/** The stream of one multipart file; `truncated` once it was cut at the size limit. */
export type UploadStream = Readable & { truncated: boolean }

/** Exclusive, and for this account only; never executable. */
const NEW_FILE = { flags: 'wx', mode: 0o600 }

/**
 * The picture of an upload, which lies in `folder` meanwhile. It is read to its end even when it is refused: an
 * answer before that would not reach a client that is still sending.
 * @throws AppError `image_invalid`, `image_too_large`, `image_too_many_pixels`, `image_unreadable`, or `malformed_request`
 * for a body that breaks off
 */
export async function receiveImage(upload: UploadStream, folder: string): Promise<Buffer> {
  const received = join(folder, `${randomUUID()}.received`)
  try {
    await pipeline(upload, createWriteStream(received, NEW_FILE)).catch((error: unknown) => {
      throw isFileFault(error) ? error : new AppError('malformed_request')
    })
    if (!(await isImage(received))) throw new AppError('image_invalid')
    if (upload.truncated) throw new AppError('image_too_large')
    return await toStoredPicture(received)
  } finally {
    await rm(received, { force: true })
  }
}

/** Ours (a full disk), not the sender's. */
const isFileFault = (error: unknown) => (error as { syscall?: string }).syscall !== undefined
