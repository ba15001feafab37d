import type { ReplyContext } from './reply-context.ts'

/** Takes in the name that the user has just told. */
export function addOwnName({ writer, pack, parsed }: ReplyContext): void {
  const name = parsed.facts.find(({ kind }) => kind === 'name')
  if (name) writer.tryAdd([pack.phrases.noted.name], { value: name.value })
}
