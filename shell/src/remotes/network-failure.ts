/** What browsers say of an ES module that did not come. */
const MODULE_NOT_FETCHED =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/

interface ChunkError extends Error {
  /** `missing`, `error` or `timeout`, by the bundler. */
  type?: string
  code?: string
  /** The address of the chunk. */
  request?: string
}

/** Whether a chunk, of code or of style, did not come. Code that came and threw is something else: it would throw again. */
export function isChunkFailure(error: unknown): error is ChunkError {
  if (!(error instanceof Error)) return false
  const { name, code, message } = error as ChunkError
  return (
    name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    (error instanceof TypeError && MODULE_NOT_FETCHED.test(message))
  )
}
