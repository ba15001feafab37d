import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../paths.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

export interface Container {
  name: string
  image: string
  envFrom?: unknown
  ports?: { name: string; containerPort: number }[]
  securityContext?: unknown
  livenessProbe?: unknown
  readinessProbe?: unknown
  startupProbe?: unknown
}

/** What is read of the pods of a Deployment or Job. */
export interface PodSpec {
  automountServiceAccountToken?: boolean
  securityContext?: unknown
  containers: Container[]
  hostAliases?: { ip: string; hostnames: string[] }[]
  volumes?: { name: string }[]
}

export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  data?: Record<string, string>
  spec?: {
    replicas?: number
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec }
    /** Of a Service. */
    ports?: { targetPort: string }[]
    /** Of a NetworkPolicy. */
    ingress?: { from: unknown[]; ports: { port: number }[] }[]
  }
}

export const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest)

/** Of deploy/kubernetes, but those that only say which belong together. */
export const manifestFiles = (): string[] =>
  globSync('deploy/kubernetes/*/*.yaml', { cwd: root })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .sort()

export const readManifests = (file: string): Manifest[] => parseManifests(read(file))

/** @returns a line for each manifest that is not of the form of its kind */
export const faultsOf = (manifests: string): string =>
  execFileSync(
    process.execPath,
    ['--conditions=source', join(import.meta.dirname, 'validate-manifests.ts')],
    {
      input: manifests,
      encoding: 'utf8',
    },
  )

interface Service {
  image: string
  user?: string
  ports?: string[]
  build?: { target: string }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  environment?: Record<string, string | null>
}

export const readCompose = (): { name: string; services: Record<string, Service> } =>
  parse(read('deploy/compose.yaml'), { merge: true })

interface Scrape {
  job_name: string
  static_configs?: { targets: string[] }[]
  relabel_configs?: unknown[]
}

/** The jobs of a file of deploy/prometheus. */
export const readScrapes = (file: string): Scrape[] => parse(read(`deploy/prometheus/${file}`)).scrape_configs

/** The stages of the Dockerfile. */
export const imageTargets = (): string[] =>
  [...read('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].flatMap(([, target]) => target ?? [])

/** By their targets the user that the images' processes run as. */
export const imageUsers = (): Record<string, string> =>
  Object.fromEntries(
    [...read('Dockerfile').matchAll(/^FROM runtime AS (\w+)\n(.*?)(?=^FROM|$(?![\s\S]))/gms)].map(
      ([, target, stage]) => [target, /^USER (.*)$/m.exec(stage ?? '')?.[1] ?? 'root'],
    ),
  )
