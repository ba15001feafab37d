/** A failure of the embedded database, told in one sentence for the person who starts the product. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
