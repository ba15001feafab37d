// Holds Kubernetes manifests, YAML on the standard input, against the schemas of their kinds: a line for each that is wrong. A process
// of its own, as Jest cannot load the schemas.
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { parseManifests } from './deployment.ts'

for (const manifest of parseManifests(await text(process.stdin))) {
  const { apiVersion, kind, metadata } = manifest
  try {
    const models = await import(`kubernetes-models/${apiVersion}/${kind}`)
    new models[kind](manifest).validate()
  } catch (error) {
    console.log(`${kind} ${metadata?.name}: ${(error as Error).message}`)
  }
}
