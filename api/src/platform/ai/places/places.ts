import { createHash } from 'node:crypto'

export interface PlaceRequest {
  /** Whose it is, as `personOf` names them. */
  person: string
  signal?: AbortSignal
  /** Gets the place in the queue, from 1, whenever it has changed. Who does not hear of it waits only for a moment. */
  onPlace?: (place: number) => void
}

/** Gives the place back; wait for it, so that a process that stops leaves nothing behind. */
export type Release = () => Promise<void>

/** Lets so many prompts run at once; the others wait for their turn. */
export interface Places {
  /** @throws AppError `ai_busy` where too many wait, or after waiting in vain; the signal's reason */
  take(request: PlaceRequest): Promise<Release>
}

export interface PlaceOptions {
  places: number
  /** How many may wait, and how long. */
  queueMax: number
  waitMs: number
}

/** Milliseconds; for who does not see that there is a queue. */
const UNSEEN_WAIT_MS = 10_000

/** What no person waits for. */
export const BACKGROUND = 'background'

/** Nobody can be told from it. */
export const personOf = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url').slice(0, 22)

/** The places that one person may hold at once. */
export const shareOf = (places: number): number => Math.max(1, Math.ceil(places / 10))

export const waitOf = ({ onPlace }: PlaceRequest, { waitMs }: PlaceOptions): number =>
  onPlace ? waitMs : Math.min(waitMs, UNSEEN_WAIT_MS)

/** A place of each; the first ones are waited for first. */
export const allOf = (first: Places, second: Places): Places => ({
  async take(request) {
    const releaseFirst = await first.take(request)
    try {
      const releaseSecond = await second.take(request)
      return async () => {
        await releaseSecond()
        await releaseFirst()
      }
    } catch (error) {
      await releaseFirst()
      throw error
    }
  },
})
