import { startApiWith } from '../ai/start-api-with.ts'

await startApiWith(async function* () {
  yield { kind: 'text', text: 'Ti ascolto: com’è andata oggi?' }
  yield { kind: 'end', memoriesUsed: [] }
})
