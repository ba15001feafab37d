export const MEMORY_TEXT_MAX = 500
