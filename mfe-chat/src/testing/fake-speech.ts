import { act } from '@testing-library/react'

type Results = { transcript: string }[][]

/** A browser that listens when it is told to, and hears what a test says. */
export class FakeRecognition {
  static current: FakeRecognition | undefined
  lang = ''
  isListening = false
  onresult?: (event: { results: Results }) => void
  onerror?: (event: { error: string }) => void
  onend?: () => void

  start() {
    FakeRecognition.current = this
    this.isListening = true
  }

  stop() {
    this.end()
  }

  abort() {
    this.end()
  }

  hear(...parts: string[]) {
    act(() => this.onresult?.({ results: parts.map((transcript) => [{ transcript }]) }))
  }

  fail(error: string) {
    act(() => this.onerror?.({ error }))
    act(() => this.end())
  }

  private end() {
    if (!this.isListening) return
    this.isListening = false
    this.onend?.()
  }
}

export class FakeUtterance {
  onend?: () => void
  onerror?: (event: { error: string }) => void
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A browser's voices; what is being said stays in `spoken` until a test lets it end. */
export class FakeSynthesis extends EventTarget {
  spoken: FakeUtterance[] = []
  voices: object[]

  constructor(voices: object[]) {
    super()
    this.voices = voices
  }

  getVoices() {
    return this.voices
  }

  speak(utterance: FakeUtterance) {
    this.spoken.push(utterance)
  }

  cancel() {
    const [stopped, ...others] = this.spoken
    this.spoken = []
    stopped?.onerror?.({ error: 'interrupted' })
    for (const other of others) other.onerror?.({ error: 'canceled' })
  }
}
