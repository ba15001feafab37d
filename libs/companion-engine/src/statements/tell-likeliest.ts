import type { ReplyContext } from '../compose/reply-context.ts'
import type { Line } from '../languages/phrases.ts'
import { findLikeliest } from './find-likeliest.ts'
import { pastStatements } from './past-statements.ts'
import { quote } from './quote.ts'

/** Hands back what comes nearest to what is asked for, or says one of these lines where nothing does. */
export function tellLikeliest({ request, pack, writer }: ReplyContext, unknown: readonly Line[]): void {
  const likeliest = findLikeliest(request.message, pastStatements(request, pack), pack)
  if (likeliest) writer.add([pack.search.say.found], { quote: quote(likeliest, pack) })
  else writer.add([unknown])
}
