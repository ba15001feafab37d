import { expect, it } from '@jest/globals'
import { continuedReply } from './continued-reply.ts'

async function continued(begun: string, sentences: string[]) {
  async function* write() {
    for (const text of sentences) yield { kind: 'text' as const, text }
    yield { kind: 'end' as const, memoriesUsed: [] }
  }
  let text = ''
  for await (const chunk of continuedReply(write(), begun)) if (chunk.kind !== 'end') text += chunk.text
  return text
}

it.each([
  ['is set apart', 'Ci penso.', ['Dimmi.', ' Ti ascolto.'], ' Dimmi. Ti ascolto.'],
  ['stays apart as it is', 'Ci penso.', ['\nDimmi.'], '\nDimmi.'],
  ['follows a line as it is', 'Uno:\n', ['- due'], '- due'],
  ['says nothing again', 'Ciao. Ci penso.', ['Ciao.', ' Ci penso.', ' Dimmi.'], ' Dimmi.'],
  ['may repeat itself later', 'Ciao. Ci penso.', ['Dimmi.', ' Ciao.'], ' Dimmi. Ciao.'],
  ['is nothing where all was said', 'Ciao. Ci penso.', ['Ciao.', ' Ci penso.'], ''],
])('what follows %s', async (_, begun, sentences, text) => {
  expect(await continued(begun, sentences)).toBe(text)
})
