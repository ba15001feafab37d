/** The browser's interface, as far as it is used; TypeScript's DOM has it not. */
export interface SpeechRecognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Whether it may only listen on the device; where this is known, `available` is too. */
  processLocally?: boolean
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  /** Ends after what was said last has been understood; `abort` ends without. */
  stop: () => void
  abort: () => void
}

interface SpeechRecognitionConstructor {
  new (): SpeechRecognition
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

declare global {
  interface Window {
    SpeechRecognition?: SpeechRecognitionConstructor
    webkitSpeechRecognition?: SpeechRecognitionConstructor
  }
}

const interfaceOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

/** Whether the browser understands a language without sending what it hears to anybody. */
export async function canListenOnDevice(lang: string): Promise<boolean> {
  try {
    const availability = await interfaceOf()?.available?.({ langs: [lang], processLocally: true })
    return availability === 'available'
  } catch {
    return false
  }
}

export function createRecognition(lang: string, isOnDevice: boolean): SpeechRecognition {
  const Recognition = interfaceOf()
  if (!Recognition) throw new Error('no speech recognition')
  const recognition = new Recognition()
  recognition.lang = lang
  recognition.interimResults = true
  // On Android each result of a continuous recognition repeats those before it.
  recognition.continuous = !/Android/.test(navigator.userAgent)
  if (isOnDevice) recognition.processLocally = true
  return recognition
}
