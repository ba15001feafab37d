import { join } from 'node:path'
import { startChild, stopChild } from '../../launch/child.ts'
import type { Cleanup } from '../cleanup.ts'
import { freePorts } from '../free-ports.ts'

/** @returns the address of an AI endpoint in a process of its own, one piece of whose reply takes so many milliseconds */
export async function startEndpoint(cleanup: Cleanup, pieceMs = 0): Promise<string> {
  const port = (await freePorts()).api + 5
  const variables = { PORT: String(port), PIECE_MS: String(pieceMs) }
  const ai = await startChild(
    'AI endpoint',
    join(import.meta.dirname, 'streaming-endpoint.ts'),
    [],
    variables,
  )
  cleanup.add(() => stopChild(ai))
  return `http://127.0.0.1:${port}/v1`
}
