/** The injection token of `UploadStore`. */
export const UPLOAD_STORE = Symbol('upload-store')

/** Where pictures are kept: outside of everything that is served, each under its owner, so that they go together. */
export interface UploadStore {
  /** @returns a folder of this machine to receive an upload of the owner in, made where it is missing */
  prepare(ownerId: string): Promise<string>
  /** @throws AppError `storage_unavailable` where it is not kept */
  write(ownerId: string, fileName: string, picture: Buffer): Promise<void>
  /** @returns undefined where it is missing @throws AppError `storage_unavailable` */
  read(ownerId: string, fileName: string): Promise<Buffer | undefined>
  /** All of the owner's without names; what is missing is removed already. */
  remove(ownerId: string, fileNames?: string[]): Promise<void>
}
