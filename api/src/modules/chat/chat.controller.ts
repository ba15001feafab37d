import {
  chooseVersion,
  continueReply,
  getFreeMessages,
  getReply,
  isLanguage,
  type Reply,
  sendMessage,
  startConversation,
  timeZone,
} from '@confida/contracts'
import { Controller, Inject } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { SessionWatch } from '../../platform/access/session-watch.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { OpenStreams } from '../../platform/http/open-streams.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { type Continuation, ContinuationService } from './continuation.service.ts'
import { ConversationService } from './conversation.service.ts'
import { FoundReplyService } from './found-reply.service.ts'
import type { SentMessage } from './outgoing-message.ts'
import { ReplyService } from './reply.service.ts'
import type { ReplySink } from './reply-sink.ts'
import { ReplyStream } from './reply-stream.ts'
import { VersionService } from './version.service.ts'

/** Nobody waits longer for a turn: what is under way is refused at once. */
const CHOOSE_WITHIN_MS = 20_000

type StreamingCall = Pick<Call<typeof sendMessage>, 'user' | 'language' | 'request' | 'reply'>
type Write = (sink: ReplySink) => Promise<Reply>

@Controller()
export class ChatController {
  constructor(
    private readonly conversations: ConversationService,
    private readonly replies: ReplyService,
    private readonly continuations: ContinuationService,
    private readonly found: FoundReplyService,
    private readonly versions: VersionService,
    private readonly openStreams: OpenStreams,
    private readonly sessions: SessionWatch,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serve(startConversation)
  start({ user, body, language, request }: Call<typeof startConversation>) {
    const person = {
      userId: user.id,
      userName: user.name,
      language: isLanguage(body.language) ? body.language : language,
      acceptLanguage: request.headers['accept-language'],
    }
    return this.conversations.start(person, body.companion_id)
  }

  @Serve(getFreeMessages)
  getFreeMessages() {
    return { a_day: this.config.freeMessagesADay }
  }

  @Serve(sendMessage)
  send(call: Call<typeof sendMessage>) {
    const message = messageOf(call)
    return this.give(call, (sink) => this.replies.reply(message, sink))
  }

  @Serve(continueReply)
  continue(call: Call<typeof continueReply>) {
    const continuation = continuationOf(call)
    return this.give(call, (sink) => this.continuations.continue(continuation, sink))
  }

  @Serve(chooseVersion)
  async chooseVersion({ user, params, body, language }: Call<typeof chooseVersion>) {
    const { message_id: messageId, version_id: versionId } = body
    const choice = { user, sessionId: params.session_id, language, messageId, versionId }
    await this.versions.choose(choice, AbortSignal.timeout(CHOOSE_WITHIN_MS))
    return { message_id: versionId }
  }

  @Serve(getReply)
  getReply(call: Call<typeof getReply>) {
    const { user, params, language, request } = call
    const message = { ownerId: user.id, conversationId: params.session_id, clientId: params.client_id }
    const reader = { userId: user.id, language, acceptLanguage: request.headers['accept-language'] }
    return this.answer(call, ({ signal }) => this.found.find(message, reader, signal))
  }

  private give(call: StreamingCall, write: Write): Promise<Reply | undefined> {
    const isStream = call.request.headers.accept?.includes('text/event-stream')
    return isStream ? this.stream(call, write) : this.answer(call, write)
  }

  private async answer(call: StreamingCall, write: Write): Promise<Reply> {
    const stop = new AbortController()
    const forget = this.onInterrupt(call.user, (error) => stop.abort(error))
    try {
      return await write({ ...readAtTheEnd, signal: stop.signal })
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error
    } finally {
      forget()
    }
  }

  /** What is refused before the reply begins is an ordinary error answer; later ones are events. */
  private async stream(call: StreamingCall, write: Write): Promise<undefined> {
    const stream = new ReplyStream(call.reply)
    const forget = this.onInterrupt(call.user, (error) => stream.interrupt(error, call.language))
    try {
      stream.done(await write(stream))
    } catch (error) {
      if (!stream.isOpen) throw stream.signal.reason instanceof AppError ? stream.signal.reason : error
      if (!(error instanceof AppError || stream.signal.aborted))
        call.request.log.error({ err: error }, 'reply failed')
      stream.fail(error, call.language)
    } finally {
      forget()
    }
  }

  /** A stop of the process, after which the client may ask again at once elsewhere, and an end of the session. */
  private onInterrupt(user: CurrentUser, interrupt: (error: AppError) => void): () => void {
    const forgetStop = this.openStreams.add(() => interrupt(new AppError('service_unavailable')))
    const forgetSession = this.sessions.watch(user, interrupt)
    return () => {
      forgetStop()
      forgetSession()
    }
  }
}

/** Of a reply that is sent in one piece. */
const readAtTheEnd: Omit<ReplySink, 'signal'> = {
  onStart: () => undefined,
  onCare: () => undefined,
  onText: async () => undefined,
}

const authorOf = ({
  user,
  params,
  body,
  request,
}: Call<typeof sendMessage> | Call<typeof continueReply>): Omit<SentMessage, 'text'> => ({
  user,
  sessionId: params.session_id,
  language: body.language,
  acceptLanguage: request.headers['accept-language'],
  timeZone: timeZone.safeParse(body.time_zone).data,
  clientId: body.client_id,
})

const continuationOf = (call: Call<typeof continueReply>): Continuation => ({
  ...authorOf(call),
  continues: call.body.message_id,
})

const messageOf = (call: Call<typeof sendMessage>): SentMessage => ({
  ...authorOf(call),
  text: call.body.message,
  replaces: call.body.replaces,
})
