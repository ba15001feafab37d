import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../../platform/http/app-error.ts'
import { type ImageType, imageTypeOf, SIGNATURE_BYTES } from './image-type.ts'

export interface ReceivedImage extends ImageType {
  file_name: string
  bytes: number
}

/** The stream of one multipart file; `truncated` once it was cut at the size limit. */
export type UploadStream = Readable & { truncated: boolean }

/**
 * Writes an upload into `folder` under a random name. It is read to its end even when it is refused: an answer before
 * that would not reach a client that is still sending.
 * @throws AppError `image_invalid`, `image_too_large`, or `malformed_request` for a body that breaks off
 */
export async function receiveImage(upload: UploadStream, folder: string): Promise<ReceivedImage> {
  const file_name = randomUUID()
  const path = join(folder, file_name)
  try {
    const { start, bytes } = await writeTo(path, upload)
    const type = imageTypeOf(start)
    if (!type) throw new AppError('image_invalid')
    if (upload.truncated) throw new AppError('image_too_large')
    return { ...type, file_name, bytes }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function writeTo(path: string, upload: UploadStream) {
  // Exclusive, and for this account only; never executable.
  const file = await open(path, 'wx', 0o600)
  let start = Buffer.alloc(0)
  let bytes = 0
  try {
    for await (const chunk of upload as AsyncIterable<Buffer>) {
      if (start.length < SIGNATURE_BYTES) start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)])
      bytes += chunk.length
      // What is no image is not kept, only read away.
      if (start.length < SIGNATURE_BYTES || imageTypeOf(start)) await file.write(chunk)
    }
    return { start, bytes }
  } catch (error) {
    throw isFileFault(error) ? error : new AppError('malformed_request')
  } finally {
    await file.close()
  }
}

/** Ours (a full disk), not the sender's. */
const isFileFault = (error: unknown) => (error as { syscall?: string }).syscall === 'write'
