import { setTimeout as sleep } from 'node:timers/promises'

const CLIENTS = 8
const PAUSE_MS = 10
/** After which a request counts as failed. */
const SILENCE_MS = 20_000
/** Who does not say so within this time is not ready. */
const LOOK_MS = 1_000
const PATHS = ['/api/health/live', '/api/auth/profile', '/api/companions']

export interface Load {
  /** @returns how many requests were answered, and by their status or error those that were not */
  stop(): Promise<{ answered: number; failures: Record<string, number> }>
}

const ask = (url: string, silenceMs = SILENCE_MS): Promise<string> =>
  fetch(url, { signal: AbortSignal.timeout(silenceMs) }).then(
    async (response) => {
      await response.arrayBuffer()
      return String(response.status)
    },
    (error: Error) => String(Object(error.cause).code ?? error.message),
  )

/** Some get a 4xx, as nobody is logged in; 429 and 5xx are no answers. */
const isAnswer = (status: string) => /^[234]\d\d$/.test(status) && status !== '429'

/** As many people as clients, each on a process that is ready; which ones are is asked once a second, as a cluster does. */
export async function startLoad(origins: string[]): Promise<Load> {
  const failures: Record<string, number> = {}
  let ready = origins
  let answered = 0
  let isOver = false
  const look = async () => {
    const statuses = await Promise.all(origins.map((origin) => ask(`${origin}/api/health/ready`, LOOK_MS)))
    ready = origins.filter((_, i) => statuses[i] === '200')
    // Whoever fails then is counted.
    if (ready.length === 0) ready = origins
  }
  const balance = async () => {
    for (; !isOver; await sleep(1_000)) await look()
  }
  const client = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      const status = await ask(`${ready[turn % ready.length]}${PATHS[turn % PATHS.length]}`)
      if (isAnswer(status)) answered++
      else failures[status] = (failures[status] ?? 0) + 1
      await sleep(PAUSE_MS)
    }
  }
  await look()
  const working = [balance(), ...Array.from({ length: CLIENTS }, (_, first) => client(first))]
  return {
    stop: async () => {
      isOver = true
      await Promise.all(working)
      return { answered, failures }
    },
  }
}
