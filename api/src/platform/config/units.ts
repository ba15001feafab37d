/** Bytes, as settings and limits count them. */
export const MEGABYTE = 1_048_576
