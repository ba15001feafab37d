/** A sentence's end: within a text before a space, or a new line. */
const END = /[.!?؟…]+["”»)\]*]*(?=\s)|\n+/gu
/** At the end of what has come so far. Not after a number or a single letter, which may go on: "3.5", "z.B.". */
const END_SO_FAR = /(?:[!?؟…]|\p{L}{2}\.+)["”»)\]*]*$/u
const MARK = /[.!?؟…\n]/u

/** Cuts a text that comes in pieces into sentences, each as soon as its end is seen; joined they are the text. */
export class SentenceBuffer {
  private held = ''

  /** The sentences that are whole by now. */
  push(piece: string): string[] {
    const isWorthALook = MARK.test(this.held.slice(-1) + piece)
    this.held += piece
    if (!isWorthALook) return []
    const sentences: string[] = []
    let start = 0
    for (const match of this.held.matchAll(END)) {
      const end = match.index + match[0].length
      sentences.push(this.held.slice(start, end))
      start = end
    }
    this.held = this.held.slice(start)
    return END_SO_FAR.test(this.held) ? [...sentences, ...this.end()] : sentences
  }

  /** What is left once no more comes. */
  end(): string[] {
    const rest = this.held
    this.held = ''
    return rest ? [rest] : []
  }
}
