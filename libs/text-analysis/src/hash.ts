const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * FNV-1a over UTF-16 code units (Fowler, Noll and Vo, http://www.isthe.com/chongo/tech/comp/fnv/), as a signed 32-bit integer.
 * @param offset another start makes another hash function, or goes on from an earlier text
 */
export function fnv1a(text: string, offset: number = FNV_OFFSET): number {
  let value = offset
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), FNV_PRIME)
  return value
}

/**
 * The hashing trick: the bucket of a feature, from 0 up to `buckets`. Two features that share one are rare enough to do no harm.
 * @param buckets a power of two
 * @param seed keeps kinds of features apart that have the same names
 */
export function bucketOf(feature: string, buckets: number, seed: number = FNV_OFFSET): number {
  const value = fnv1a(feature, seed)
  return ((value ^ (value >>> 15)) >>> 0) % buckets
}
