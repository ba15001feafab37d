import { statfs } from 'node:fs/promises'
import { AppError } from '../http/app-error.ts'

const RETRY_AFTER_SECONDS = 60

/**
 * Leaves the disk's last bytes to what must not fail: the database and the log.
 * @param floor bytes that stay free after `bytes` more; 0 looks at nothing
 * @throws AppError `storage_unavailable`
 */
export async function requireFreeDisk(folder: string, floor: number, bytes: number): Promise<void> {
  if (floor === 0) return
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < floor + bytes)
    throw new AppError('storage_unavailable', { seconds: RETRY_AFTER_SECONDS })
}
