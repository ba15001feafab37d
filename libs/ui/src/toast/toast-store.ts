import type { Tone } from '../feedback/alert.tsx'

export interface Toast {
  id: number
  tone: Tone
  text: string
  /** Milliseconds until it hides itself; 0 stays until it is dismissed. */
  duration: number
}

export interface NotifyOptions {
  duration?: number
}

/** Long enough to read a sentence slowly; failures stay longer, because they ask for a decision. */
const DURATIONS: Record<Tone, number> = { info: 6000, success: 5000, warning: 8000, danger: 9000 }

/** Those that ask for a decision, or stay until they are dismissed, come back after the next; others give way to it. */
const outlastsNext = ({ tone, duration }: Toast) => tone === 'danger' || duration === 0

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let nextId = 1

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function add(tone: Tone, text: string, options: NotifyOptions = {}): number {
  const id = nextId++
  const others = toasts.filter((toast) => outlastsNext(toast) && (toast.text !== text || toast.tone !== tone))
  update([...others, { id, tone, text, duration: options.duration ?? DURATIONS[tone] }])
  return id
}

/** Short messages above everything, which survive a change of route; each answers its id. The text is translated. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => add('success', text, options),
  error: (text: string, options?: NotifyOptions) => add('danger', text, options),
  warning: (text: string, options?: NotifyOptions) => add('warning', text, options),
  info: (text: string, options?: NotifyOptions) => add('info', text, options),
  dismiss: (id: number) => update(toasts.filter((toast) => toast.id !== id)),
  clear: () => update([]),
}

/** The one to show: the newest. */
export const getToast = () => toasts.at(-1)

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
