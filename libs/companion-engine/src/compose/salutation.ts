import type { Line } from '../languages/phrases.ts'
import type { ReplyContext } from './reply-context.ts'

/** What is said back to the "good morning" or "good night" of the message. */
export const salutationBack = ({ pack, parsed }: ReplyContext): readonly Line[] =>
  pack.phrases.salutations.find(({ said }) => said.test(parsed.folded))?.say ?? []
