const WARM_UP = 15

/**
 * The same choices for the same seed and number (sfc32). Its state is wider than that of the generator in
 * `@confida/text-analysis`, so that no two users get the same ids, however many there are.
 */
export class SeededRandom {
  private readonly state: Int32Array

  /** `number` keeps the choices for one user apart from those for the next. */
  constructor(seed: number, number: number) {
    this.state = Int32Array.of(seed, number, 0x9e3779b9, 1)
    for (let round = 0; round < WARM_UP; round += 1) this.next()
  }

  /** From 0 to below 1. */
  next(): number {
    const [a, b, c, count] = this.state as unknown as [number, number, number, number]
    const sum = (a + b + count) | 0
    this.state[0] = b ^ (b >>> 9)
    this.state[1] = c + (c << 3)
    this.state[2] = ((c << 21) | (c >>> 11)) + sum
    this.state[3] = count + 1
    return (sum >>> 0) / 2 ** 32
  }

  /** Both ends included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)] as Item
  }

  /** Different ones, in the order of the list. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const chosen = new Set<Item>()
    while (chosen.size < Math.min(count, items.length)) chosen.add(this.pick(items))
    return items.filter((item) => chosen.has(item))
  }

  digits(pattern: string): string {
    return pattern.replaceAll('#', () => String(this.between(0, 9)))
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () => (this.next() * 2 ** 32).toString(16).split('.')[0])
      .map((part) => part?.padStart(8, '0'))
      .join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}
