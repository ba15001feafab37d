import type { Message } from '@confida/contracts'

/** What wrote a reply. */
export type ReplySource = Required<Pick<Message, 'engine'>> & Pick<Message, 'model'>

/** By the id of a reply: what it comes from, where the reply before it came from something else. */
export function sourceChanges(messages: Message[]): Map<string, ReplySource> {
  const changes = new Map<string, ReplySource>()
  let before: ReplySource | undefined
  for (const { id, engine, model } of messages) {
    if (!engine) continue
    const source = { engine, model }
    if (before && isOther(source, before)) changes.set(id, source)
    before = source
  }
  return changes
}

/** Of old replies the model is not known: they prove no change. */
const isOther = (one: ReplySource, other: ReplySource) =>
  one.engine !== other.engine ||
  (one.model !== undefined && other.model !== undefined && one.model !== other.model)
