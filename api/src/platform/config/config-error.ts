/** What is wrong with the environment: one sentence a variable, none with a value, which may be a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}
