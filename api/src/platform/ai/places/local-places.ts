import { AppError } from '../../http/app-error.ts'
import { type PlaceOptions, type PlaceRequest, type Places, type Release, shareOf, waitOf } from './places.ts'
import { Waiting } from './waiting.ts'

/** How often those who wait hear how far they have come. */
const TELL_EVERY_MS = 1_000

/**
 * The places of this process. Who came first is first; but somebody's second comes after everybody's first, and nobody holds more
 * than a share.
 */
export class LocalPlaces implements Places {
  /** In the order of their turns. */
  private readonly queue: Waiting[] = []
  private readonly held = new Map<string, number>()
  private used = 0
  private telling: NodeJS.Timeout | undefined

  constructor(private readonly options: PlaceOptions) {}

  async take(request: PlaceRequest): Promise<Release> {
    request.signal?.throwIfAborted()
    const { person } = request
    const turn = this.ofPerson(person) + 1
    const waiting = new Waiting(request, turn, waitOf(request, this.options))
    this.enqueue(waiting)
    this.fill()
    if (this.queue.length > this.options.queueMax) waiting.fail(new AppError('ai_busy'))
    else this.tell()
    try {
      await waiting.started
    } catch (error) {
      this.queue.splice(this.queue.indexOf(waiting), 1)
      throw error
    }
    let isReleased = false
    return async () => {
      if (!isReleased) this.release(person)
      isReleased = true
    }
  }

  private release(person: string): void {
    const held = (this.held.get(person) ?? 0) - 1
    if (held > 0) this.held.set(person, held)
    else this.held.delete(person)
    this.used--
    this.fill()
  }

  private fill(): void {
    const share = shareOf(this.options.places)
    while (this.used < this.options.places) {
      const next = this.queue.findIndex(
        ({ person, isOver }) => !isOver && (this.held.get(person) ?? 0) < share,
      )
      const [waiting] = next < 0 ? [] : this.queue.splice(next, 1)
      if (!waiting) return
      this.used++
      this.held.set(waiting.person, (this.held.get(waiting.person) ?? 0) + 1)
      waiting.start()
    }
  }

  private ofPerson(person: string): number {
    return (this.held.get(person) ?? 0) + this.queue.filter((one) => one.person === person).length
  }

  private enqueue(waiting: Waiting): void {
    const last = this.queue.findLastIndex(({ turn }) => turn <= waiting.turn)
    this.queue.splice(last + 1, 0, waiting)
  }

  private tell(): void {
    for (const [index, waiting] of this.queue.entries()) waiting.tell(index + 1)
    clearTimeout(this.telling)
    if (this.queue.length > 0) this.telling = setTimeout(() => this.tell(), TELL_EVERY_MS).unref()
  }
}
