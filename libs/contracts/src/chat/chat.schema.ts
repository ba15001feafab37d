import * as z from 'zod/mini'
import { id, text, timestamp } from '../common/field.schema.ts'
import { MESSAGE_MAX } from './chat.limits.ts'

export const engines = ['builtin', 'endpoint'] as const
export type EngineId = (typeof engines)[number]

/** A place where a person in distress finds help. */
export const helpLine = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  url: z.optional(z.string()),
  country: z.string(),
})
export type HelpLine = z.output<typeof helpLine>

/** For a message that speaks of self-harm: with it in the history, with its reply, and in its stream as an event before the reply. */
export const care = z.object({ help_lines: z.array(helpLine) })
export type Care = z.output<typeof care>

export const message = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp,
  engine: z.optional(z.enum(engines)),
  /** What wrote a reply: the AI endpoint's name of its model, or `companion-engine`. */
  model: z.optional(z.string()),
  /** Of the instructions that the model had; the built-in engine has none. */
  prompt_version: z.optional(z.int()),
  /** The facts that a reply used, where it used some; of those that are forgotten the ids stay. */
  memories_used: z.optional(z.array(id)),
  care: z.optional(care),
  /** A sentence of this reply was not shown, and another one stands in its place. */
  replaced: z.optional(z.boolean()),
  /** This reply was stopped or cut before its end; it can be continued while it is the last message. */
  incomplete: z.optional(z.boolean()),
  /** The ids of all versions of what stands here, oldest first, its own among them, where there are several. */
  versions: z.optional(z.array(id)),
})
export type Message = z.output<typeof message>

const sentMessage = z.object({
  /** With `replaces` it may be absent: the same words again, which a file may have made longer than this. */
  message: z.optional(text(MESSAGE_MAX)),
  /** The language of the reply; anything but the six falls back to Italian. */
  language: z.optional(z.unknown()),
  /** The person's, such as `Europe/Rome`; anything but a known one is UTC. */
  time_zone: z.optional(z.unknown()),
  /** Makes a retry safe: the same id gets the same reply, once. */
  client_id: z.optional(id),
  /**
   * An own message: this one takes its place, and the conversation goes on from there. In the same words it gets another reply.
   * What stood there is a version that can be chosen again.
   */
  replaces: z.optional(id),
})

export const outgoingMessage = sentMessage.check(
  z.check(({ value: { message: input, replaces }, issues }) => {
    if (input === undefined && !replaces)
      issues.push({ code: 'invalid_type', expected: 'string', path: ['message'], input })
  }),
)

/** The rest of the last reply, where it is incomplete. */
export const continuation = z.object({
  message_id: id,
  language: z.optional(z.unknown()),
  time_zone: z.optional(z.unknown()),
  client_id: z.optional(id),
})

/** The answer of `send` and of `continue`, and the `done` event of their streams. */
export const reply = z.object({
  message: z.string(),
  message_id: id,
  user_message_id: id,
  timestamp,
  engine: z.enum(engines),
  model: z.optional(z.string()),
  prompt_version: z.optional(z.int()),
  memories_used: z.array(id),
  care: z.optional(care),
  /** How many more messages are free today; told when they become few. */
  free_messages_left: z.optional(z.int()),
  /** The last sentence stands in the place of one that was not shown. */
  replaced: z.optional(z.boolean()),
  /** It was cut before its end, and is kept as far as it had come. */
  incomplete: z.optional(z.boolean()),
  /** All versions of the reply, where there are several. */
  versions: z.optional(z.array(id)),
  /** All versions of the message that it answers, where there are several. */
  user_versions: z.optional(z.array(id)),
})
export type Reply = z.output<typeof reply>

/** A message of a line that the conversation has left for another version. */
export const keptMessage = z.extend(message, {
  /** Its first message: the version in whose place another one stands. */
  line_id: id,
})
export type KeptMessage = z.output<typeof keptMessage>

export const versionChoice = z.object({
  /** The version that stands in the conversation. */
  message_id: id,
  version_id: id,
})

/** The `delta` event of a stream: the next piece of the reply, to be joined without a separator. */
export const replyDelta = z.object({ text: z.string() })
export type ReplyDelta = z.output<typeof replyDelta>

/** The `queued` event: where in the queue the reply stands while too many are being written, from 1; 0 when its turn has come. */
export const replyPlace = z.object({ place: z.number().check(z.int(), z.gte(0)) })
export type ReplyPlace = z.output<typeof replyPlace>
