/** Places that features are hashed to; two that share one are rare enough. */
export const FEATURES = 2 ** 20

/** The place of a feature. */
export function placeOf(name: string): number {
  let value = 2166136261
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 16777619)
  value ^= value >>> 15
  return (value >>> 0) % FEATURES
}
