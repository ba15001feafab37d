/** Why nothing was backed up or restored: one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
