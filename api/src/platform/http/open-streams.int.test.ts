import { startTestApi } from '@confida/api/testing'
import { endpoint } from '@confida/contracts'
import { describe, expect, test } from '@jest/globals'
import { Controller, Module } from '@nestjs/common'
import * as z from 'zod/mini'
import { OpenStreams } from './open-streams.ts'
import { type Call, Serve } from './serve.ts'

const stream = endpoint({
  id: 'test.stream',
  method: 'GET',
  path: '/api/test/stream',
  summary: '',
  permission: 'public',
  response: z.object({}),
  responseKind: 'json-or-event-stream',
})

@Controller()
class StreamController {
  constructor(private readonly streams: OpenStreams) {}

  @Serve(stream)
  open({ reply }: Call<typeof stream>): undefined {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('event: delta\n\n')
    reply.raw.once(
      'close',
      this.streams.add(() => reply.raw.end('event: error\n\n')),
    )
  }
}

@Module({ controllers: [StreamController] })
class StreamModule {}

describe('an open stream', () => {
  test('is ended by a stop, not cut', async () => {
    const api = await startTestApi({ modules: [StreamModule] })
    const response = await fetch(new URL('/api/test/stream', api.origin))
    await api.close()
    expect(await response.text()).toBe('event: delta\n\nevent: error\n\n')
  })
})
