import { findTakenPort } from '../launch/ports.ts'

const LOWEST = 20_000
const STEP = 20

export interface Ports {
  shell: number
  api: number
}

/** A block of free ports for a product beside those that may be running. */
export async function freePorts(): Promise<Ports> {
  for (let shell = LOWEST; shell < LOWEST + 100 * STEP; shell += STEP) {
    const api = shell + 10
    if (!(await findTakenPort(shell, api))) return { shell, api }
  }
  throw new Error('No free ports were found.')
}
