import type { FakeAiAnswer } from './fake-ai.ts'

const never = new Promise<never>(() => undefined)

export interface AiFault {
  name: string
  answer: FakeAiAnswer
  /** Requests that one reply costs. */
  attempts: number
  /** What the person has read before the error: whole sentences. */
  read?: string
}

/** Everything that an endpoint was ever seen to do instead of replying; one that nothing listens at is tried apart. */
export const aiFaults: AiFault[] = [
  { name: 'silent', answer: { pieces: [], hold: never }, attempts: 1 },
  {
    name: 'stalled in mid-stream',
    answer: { pieces: ['Ciao.', ' Anna'], hold: never },
    attempts: 1,
    read: 'Ciao.',
  },
  {
    name: 'cut in mid-stream',
    answer: { pieces: ['Ciao.', ' Anna.'], cut: true },
    attempts: 1,
    read: 'Ciao. Anna.',
  },
  { name: '429', answer: { status: 429, headers: { 'retry-after': '17' } }, attempts: 1 },
  { name: '401', answer: { status: 401 }, attempts: 1 },
  { name: '500', answer: { status: 500 }, attempts: 2 },
  {
    name: 'refusing everything',
    answer: { refuses: ['max_tokens', 'temperature', 'stream_options', 'messages'] },
    attempts: 4,
  },
  {
    name: '400 with 10 MB',
    answer: { status: 400, raw: { type: 'application/json', body: `{"error":"${'x'.repeat(10_000_000)}"}` } },
    attempts: 1,
  },
  {
    name: '400 with HTML',
    answer: { status: 400, raw: { type: 'text/html', body: '<h1>Bad Request</h1>' } },
    attempts: 1,
  },
  { name: 'HTML', answer: { raw: { type: 'text/html', body: '<html>Bad gateway</html>' } }, attempts: 2 },
  {
    name: 'bad JSON',
    answer: { raw: { type: 'text/event-stream', body: 'data: {"choices":[{\n\n' } },
    attempts: 2,
  },
  { name: 'empty', answer: { raw: { type: 'text/event-stream', body: '' } }, attempts: 2 },
  { name: 'empty reply', answer: { pieces: [] }, attempts: 2 },
  {
    name: 'thinking in its text for ever',
    answer: { pieces: ['<think>', 'bla '.repeat(1000)], isEndless: true },
    attempts: 1,
  },
  {
    name: 'thinking for ever',
    answer: {
      pieces: [],
      thoughts: { field: 'reasoning_content', pieces: ['bla '.repeat(1000)] },
      isEndless: true,
    },
    attempts: 1,
  },
  { name: 'thinking only', answer: { pieces: ['<think>Mah'] }, attempts: 2 },
  {
    name: 'endless',
    answer: { pieces: ['bla.\n'.repeat(50)], isEndless: true },
    attempts: 1,
    read: 'bla.\n'.repeat(1600),
  },
]
