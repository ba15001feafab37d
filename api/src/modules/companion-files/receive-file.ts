import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { COMPANION_FILE_MAX } from '@confida/contracts'
import type { FastifyRequest } from 'fastify'
import { MEGABYTE } from '../../platform/config/units.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Above it a file is refused by its announced length, without being read. */
const ANNOUNCED_MAX = COMPANION_FILE_MAX + MEGABYTE
const FIELD_MAX = 10_000
/** Exclusive, and for this account only; never executable. */
const NEW_FILE = { flags: 'wx', mode: 0o600 }

export interface ReceivedFile {
  path: string
  /** The text of the form's field `choices`, where it stands before the file. */
  choices: string | undefined
}

const tooLarge = () => new AppError('import_too_large', { megabytes: COMPANION_FILE_MAX / MEGABYTE })

/**
 * Writes the file of a form to the disk, where it lies while `work` reads it, and not in memory while a slow client sends it.
 * @throws AppError `import_too_large`, or what says that the form is not one of ours
 */
export async function withReceivedFile<Result>(
  request: FastifyRequest,
  folder: string,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const part = await fileOf(request)
  const path = join(folder, `${randomUUID()}.received`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    // Read to its end even where it is refused: an answer before that would not reach a client that is still sending.
    await pipeline(part.file, createWriteStream(path, NEW_FILE)).catch((error: { syscall?: string }) => {
      throw error.syscall === undefined ? new AppError('malformed_request') : error
    })
    if (part.file.truncated) throw tooLarge()
    const field = part.fields.choices
    const choices = field && 'value' in field && typeof field.value === 'string' ? field.value : undefined
    return await work({ path, choices })
  } finally {
    await rm(path, { force: true })
  }
}

async function fileOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  if (Number(request.headers['content-length']) > ANNOUNCED_MAX) throw tooLarge()
  const limits = { fileSize: COMPANION_FILE_MAX, files: 1, fields: 10, fieldSize: FIELD_MAX }
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => {
    throw new AppError('malformed_request')
  })
  if (part?.fieldname === 'file') return part
  part?.file.resume()
  throw new AppError('invalid_input', {}, { file: { problem: 'required', params: {} } })
}
