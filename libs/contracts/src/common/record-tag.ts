/** FNV-1a over UTF-16 units, in 32 bits. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(36)
}

/**
 * The state of a record in which somebody has seen it, for `If-Match`: two states of one record differ in it. Both sides
 * make it from the fields that can be edited, so that no answer has to carry it.
 */
export function recordTag(fields: object): string {
  const text = JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
  return `"${hash(text, 0x811c9dc5)}-${hash(text, 0x5bd1e995)}-${text.length.toString(36)}"`
}
