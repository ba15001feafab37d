import type { CareManner } from '../conversation.ts'
import { recall } from './recall.ts'
import type { ReplyContext } from './reply-context.ts'

/** After a risk: what is asked about the person is answered, anything else is listened to, and the reply asks how things are now. */
export function answerWithCare(context: ReplyContext, manner: CareManner): void {
  const { writer, pack, parsed } = context
  const { say, ask, eased } = pack.phrases.aftercare
  if (manner === 'eased') {
    writer.add([eased])
    return
  }
  if (parsed.recall) recall(context, parsed.recall)
  else writer.add([say])
  if (!writer.endsInQuestion) writer.add([ask])
}
