import type { Config } from '../../../platform/config/config.ts'
import { folderUploadStore } from './folder-upload-store.ts'
import type { UploadStore } from './upload-store.ts'

/** Where the settings have pictures kept. */
export async function openUploadStore({ s3, dataDir }: Config): Promise<UploadStore> {
  if (!s3) return folderUploadStore(dataDir)
  // Loads in half a second, which nobody else need wait.
  const { s3UploadStore } = await import('./s3-upload-store.ts')
  return s3UploadStore(s3, dataDir)
}
