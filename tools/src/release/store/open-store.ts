import { basename, dirname } from 'node:path'
import process from 'node:process'
import { folderStore } from './folder-store.ts'
import { httpStore } from './http-store.ts'
import type { FilePlace, Store } from './store.ts'

/** @param location a folder, `https://…` or `s3://<bucket>/…` */
export async function openStore(location: string): Promise<Store> {
  // Loads in half a second, which a release elsewhere need not wait.
  if (location.startsWith('s3:')) return (await import('./s3-store.ts')).s3Store(location)
  if (/^https?:/.test(location))
    return httpStore(location, { authorization: process.env.RELEASE_AUTHORIZATION })
  return folderStore(location)
}

/** @param location of a file in such a place */
export const openFile = async (location: string): Promise<FilePlace> => ({
  store: await openStore(dirname(location)),
  path: basename(location),
})
