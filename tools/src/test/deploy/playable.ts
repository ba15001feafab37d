import { stringify } from 'yaml'
import { remoteNames } from '../../paths.ts'
import { type Manifest, type PodSpec, parseManifests } from '../../repository/deployment.ts'
import { imageOf } from './images.ts'

export interface Playable {
  /** Of a pod, which is also the name that others reach it by. */
  name: string
  yaml: string
}

const names = [
  'database',
  'proxy',
  'api-1',
  'api-2',
  'api-3',
  'api-4',
  'shell',
  ...remoteNames.map((name) => `${name}-remote`),
]

export const SUBNET = '10.231.77.0/24'

/** Fixed, as those of a cluster's services are: Podman's own names fail for a moment whenever a pod comes or goes. */
export const addresses: Record<string, string> = Object.fromEntries(
  names.map((name, i) => [name, `10.231.77.${10 + i}`]),
)

const nameOf = (image: string) => image.replace(/^confida\//, '').replace(/:.*$/, '')

/** Podman has no kubelet that would ask the probes, would open the ports on the machine, and has secrets of a form of its own. */
function playableSpec(spec: PodSpec): PodSpec {
  return {
    ...spec,
    hostAliases: Object.entries(addresses).map(([name, ip]) => ({ ip, hostnames: [name] })),
    containers: spec.containers.map(
      ({ startupProbe: _, livenessProbe: __, readinessProbe: ___, ports: ____, ...container }) => ({
        ...container,
        image: imageOf(nameOf(container.image)),
        envFrom: JSON.parse(JSON.stringify(container.envFrom ?? []).replaceAll('secretRef', 'configMapRef')),
      }),
    ),
  }
}

const pod = (name: string, { spec }: Manifest): Playable => {
  const template = spec?.template
  if (!template) throw new Error(`${name} has no pods.`)
  const manifest = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, labels: template.metadata.labels },
    spec: playableSpec(template.spec),
  }
  return { name, yaml: stringify(manifest) }
}

export interface PlayableProduct {
  /** The settings, which each pod is played with. */
  settings: string
  volumes: string
  migrate: Playable
  remotes: Playable[]
  shell: Playable
  api: Playable[]
  /** Those that take their places. */
  nextApi: Playable[]
}

/**
 * What `podman kube play` can run of the rendered manifests: the pods of each Deployment and of the Job, the settings and the volume.
 * Services, the ingress, policies and the autoscaler have no part in it.
 * @param changes of the settings
 * @param secrets in the place of the secret that the pods refer to
 */
export function playable(
  rendered: string,
  changes: Record<string, string>,
  secrets: Record<string, string>,
): PlayableProduct {
  const manifests = parseManifests(rendered)
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
  const deployment = (name: string) => {
    const found = ofKind('Deployment').find(({ metadata }) => metadata.name === name)
    if (!found) throw new Error(`There is no Deployment ${name}.`)
    return found
  }
  const settings = ofKind('ConfigMap').map((map) => ({
    ...map,
    data: Object.fromEntries(
      Object.entries(map.data ?? {}).map(([name, value]) => [name, changes[name] ?? value]),
    ),
  }))
  const secret = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'api-secrets' }, data: secrets }
  const [job] = ofKind('Job')
  if (!job) throw new Error('There is no Job that migrates.')
  const remotes = ofKind('Deployment').filter(({ metadata }) => metadata.name.endsWith('-remote'))
  return {
    settings: [...settings, secret].map((map) => stringify(map)).join('---\n'),
    volumes: ofKind('PersistentVolumeClaim')
      .map((claim) => stringify(claim))
      .join('---\n'),
    migrate: pod('migrate', job),
    remotes: remotes.map((remote) => pod(remote.metadata.name, remote)),
    shell: pod('shell', deployment('shell')),
    api: ['api-1', 'api-2'].map((name) => pod(name, deployment('api'))),
    nextApi: ['api-3', 'api-4'].map((name) => pod(name, deployment('api'))),
  }
}
