import { isLanguage, type Reply, sendMessage, startConversation } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { SessionWatch } from '../../platform/access/session-watch.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { OpenStreams } from '../../platform/http/open-streams.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { ConversationService } from './conversation.service.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { ReplyService } from './reply.service.ts'
import type { ReplySink } from './reply-sink.ts'
import { ReplyStream } from './reply-stream.ts'

@Controller()
export class ChatController {
  constructor(
    private readonly conversations: ConversationService,
    private readonly replies: ReplyService,
    private readonly openStreams: OpenStreams,
    private readonly sessions: SessionWatch,
  ) {}

  @Serve(startConversation)
  start({ user, body, language }: Call<typeof startConversation>) {
    return this.conversations.start(
      user,
      body.companion_id,
      isLanguage(body.language) ? body.language : language,
    )
  }

  @Serve(sendMessage)
  send(call: Call<typeof sendMessage>) {
    const isStream = call.request.headers.accept?.includes('text/event-stream')
    return isStream ? this.stream(call) : this.answer(call)
  }

  private async answer(call: Call<typeof sendMessage>): Promise<Reply> {
    const stop = new AbortController()
    const forget = this.onInterrupt(call.user, (error) => stop.abort(error))
    try {
      return await this.replies.reply(messageOf(call), { ...readAtTheEnd, signal: stop.signal })
    } catch (error) {
      stop.signal.throwIfAborted()
      throw error
    } finally {
      forget()
    }
  }

  /** What is refused before the reply begins is an ordinary error answer; later ones are events. */
  private async stream(call: Call<typeof sendMessage>): Promise<undefined> {
    const stream = new ReplyStream(call.reply)
    const forget = this.onInterrupt(call.user, (error) => stream.interrupt(error, call.language))
    try {
      stream.done(await this.replies.reply(messageOf(call), stream))
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

const messageOf = ({ user, params, body, request }: Call<typeof sendMessage>): OutgoingMessage => ({
  user,
  sessionId: params.session_id,
  text: body.message,
  language: body.language,
  acceptLanguage: request.headers['accept-language'],
  clientId: body.client_id,
  replaces: body.replaces,
})
