/** Milliseconds for which the file can be read: browsers do so after the click has been handled. */
const KEPT_MS = 10_000

/**
 * Lets the browser save what was made here as a file; `type` is its media type. A character that file systems refuse
 * becomes a dash in the name.
 */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, '-')
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
