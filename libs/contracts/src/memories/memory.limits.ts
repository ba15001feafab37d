export const MEMORY_TEXT_MAX = 500
/** From so many facts of a companion on, told or written, no more are taken by hand. */
export const MEMORIES_BY_HAND_MAX = 5_000
