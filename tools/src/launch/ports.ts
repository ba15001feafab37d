import { connect } from 'node:net'
import { HOST } from '@confida/shell/server/listen'
import { portOf, remoteNames } from '../paths.ts'

const PROBE_MS = 300

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST })
    const answer = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.setTimeout(PROBE_MS, () => answer(false))
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}

/** The sentence about the first port that is taken, naming the variable that moves it. */
export async function findTakenPort(shellPort: number, apiPort: number): Promise<string | undefined> {
  if (await isTaken(shellPort)) return `PORT ${shellPort} is taken.`
  for (const remote of remoteNames) {
    const port = portOf(remote, shellPort)
    if (await isTaken(port))
      return `PORT ${shellPort} does not fit: ${port}, which ${remote} needs, is taken.`
  }
  if (await isTaken(apiPort)) return `API_PORT ${apiPort} is taken.`
  return undefined
}
