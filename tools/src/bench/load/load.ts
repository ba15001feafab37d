import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Load {
  /** On 127.0.0.1. */
  port: number
  path: string
  token: string
  /** Requests under way at the same time, each on a connection of its own. */
  connections: number
  milliseconds: number
  /** Ends the round early. */
  mostRequests: number
}

export interface LoadResult {
  requests: number
  milliseconds: number
  /** What went wrong, in which case the rest counts for nothing. */
  failure?: string
}

/** Sends requests from a process of its own and counts the answers. @returns requests per second */
export async function runLoad(load: Load): Promise<number> {
  const worker = fork(join(import.meta.dirname, 'load-worker.ts'), [JSON.stringify(load)])
  const [result] = (await once(worker, 'message')) as [LoadResult]
  if (result.failure) throw new Error(`${load.path} on port ${load.port}: ${result.failure}`)
  return (result.requests / result.milliseconds) * 1000
}
