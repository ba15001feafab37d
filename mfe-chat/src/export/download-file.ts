/** Has the browser save a text as a file. A character that file systems refuse becomes a dash. */
export function downloadFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, '-')
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after this function has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
