import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { expect, test } from 'vitest'
import { ROLES } from '../../scripts/role.mjs'
import { readImageStage } from './composeFile.ts'
import { openSchemas } from './kubernetesSchemas.ts'

const FOLDER = 'deploy/kubernetes'
/** The paths for the probes of both servers: see api/http/health.ts and bff/server.ts. */
const LIVES = '/healthz'
const SERVES = '/readyz'

type Labels = Record<string, string>
interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  image: string
  args: string[]
  ports?: { name: string; containerPort: number }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  livenessProbe?: Probe
  readinessProbe?: Probe
  startupProbe?: Probe
  lifecycle?: { preStop: { exec: { command: string[] } } }
  resources: { requests: { cpu: string; memory: string }; limits: { memory: string } }
  securityContext: object
  volumeMounts?: { name: string; mountPath: string }[]
}
interface Pod {
  metadata: { labels: Labels; annotations?: Labels }
  spec: {
    containers: Container[]
    securityContext: object
    automountServiceAccountToken: boolean
    terminationGracePeriodSeconds?: number
    volumes?: { name: string }[]
  }
}
interface Resource {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Labels }
  // Each kind has its own
  spec: any
}

const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  resources: string[]
  configMapGenerator: { name: string; literals: string[] }[]
}
const resources = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Resource),
)
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind)
const podOf = ({ spec }: Resource) => spec.template as Pod
const workloads = [...ofKind('Deployment'), ...ofKind('Job')]
const pods = workloads.map((resource) => [resource.metadata.name, podOf(resource)] as const)
const servers = pods.filter(([, { spec }]) => spec.containers.some(({ ports }) => ports))
const only = ({ spec }: Pod) => spec.containers[0] as Container
const setting = (name: string) =>
  Number(kustomization.configMapGenerator[0]?.literals.find((literal) => literal.startsWith(`${name}=`))?.split('=')[1])

/** A selector without labels would match every pod. */
const matches = (wanted: Labels, labels: Labels) =>
  Object.keys(wanted).length > 0 && Object.entries(wanted).every(([name, value]) => labels[name] === value)
const podsOf = (labels: Labels) => pods.filter(([, pod]) => matches(labels, pod.metadata.labels)).map(([name]) => name)

test('SCA-6 every file of the folder is listed, and nothing that is not there', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml')
  expect([...kustomization.resources].sort()).toEqual(files.sort())
})

test('SCA-6 every pod is one role of the image, by its user, without rights, on a read-only root', () => {
  const user = Number(
    readImageStage()
      .find(({ instruction }) => instruction === 'USER')
      ?.value.split(':')[0],
  )
  expect(pods.map(([name]) => name)).toEqual(['v2', 'worker', 'web', 'migrate'])
  for (const [name, pod] of pods) {
    expect(pod.spec.containers).toHaveLength(1)
    expect(only(pod)).toMatchObject({
      image: 'kuvert',
      args: [name],
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    })
    expect(Object.keys(ROLES)).toContain(name)
    expect(pod.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: user, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(only(pod).envFrom.map(({ configMapRef }) => configMapRef?.name)).toContain('kuvert')
    expect(only(pod).resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) })
    for (const { name: volume } of only(pod).volumeMounts ?? [])
      expect(pod.spec.volumes?.map((resource) => resource.name)).toContain(volume)
  }
})

test('SCA-6 liveness depends on the process alone, and readiness on whether it can serve', () => {
  const health = readFileSync('api/http/health.ts', 'utf8')
  expect(health).toMatch(/app\.get\('\/healthz'.*async \(\) => \(\{ ok: true \}\)\)/)
  expect(servers.map(([name]) => name)).toEqual(['v2', 'web'])
  for (const [, pod] of servers) {
    const { livenessProbe, startupProbe, readinessProbe, ports } = only(pod)
    expect([livenessProbe?.httpGet.path, startupProbe?.httpGet.path]).toEqual([LIVES, LIVES])
    expect(readinessProbe?.httpGet.path).toBe(SERVES)
    for (const probe of [livenessProbe, startupProbe, readinessProbe])
      expect(ports?.map(({ name }) => name)).toContain(probe?.httpGet.port)
  }
})

test('SCA-6 a pod that ends has time for what waits before it, the longest call of the service, and the drain', () => {
  for (const [, pod] of servers) {
    const [, , script = ''] = only(pod).lifecycle?.preStop.exec.command ?? []
    const waits = Number(/setTimeout\(\(\) => \{\}, (\d+)\)/.exec(script)?.[1])
    expect(waits).toBeGreaterThanOrEqual(2_000)
    const shutdown = 9_000
    const grace = (pod.spec.terminationGracePeriodSeconds ?? 30) * 1_000
    expect(setting('V2_TIMEOUT_MS')).toBeGreaterThan(0)
    expect(grace).toBeGreaterThanOrEqual(waits + setting('V2_TIMEOUT_MS') + shutdown)
  }
})

test('SCA-6 every selector matches one workload', () => {
  for (const resource of ofKind('Deployment'))
    expect(podsOf(resource.spec.selector.matchLabels)).toEqual([resource.metadata.name])
  for (const { spec, metadata } of ofKind('Service')) {
    expect(podsOf(spec.selector)).toEqual([metadata.name])
    const [name, pod] = pods.find(([each]) => each === metadata.name) ?? []
    expect(name).toBe(metadata.name)
    const port = pod && only(pod).ports?.find((each) => each.name === spec.ports[0].targetPort)
    expect(port?.containerPort).toBe(spec.ports[0].port)
  }
  for (const { spec, metadata } of ofKind('PodDisruptionBudget'))
    expect(podsOf(spec.selector.matchLabels)).toEqual([metadata.name])
  for (const { spec } of ofKind('NetworkPolicy')) {
    // Peers with a namespace are in another one
    const peers = policyPeers(spec).filter(({ namespaceSelector }) => !namespaceSelector)
    const selectors = [spec.podSelector, ...peers.flatMap(({ podSelector }) => podSelector ?? [])]
    const matched = selectors.flatMap(({ matchLabels }) => (matchLabels ? [podsOf(matchLabels).length] : []))
    expect(matched).toEqual(matched.map(() => 1))
    for (const { values } of spec.podSelector.matchExpressions ?? [])
      for (const value of values) expect(podsOf({ 'app.kubernetes.io/name': value })).toEqual([value])
  }
})

test('SCA-6 the servers scale by CPU from two on, and one always stays', () => {
  const scaled = ofKind('HorizontalPodAutoscaler')
  expect(scaled.map(({ spec }) => spec.scaleTargetRef.name)).toEqual(['v2', 'web'])
  for (const { spec } of scaled) {
    expect(spec.minReplicas).toBeGreaterThanOrEqual(2)
    expect(spec.metrics).toMatchObject([{ resource: { name: 'cpu', target: { type: 'Utilization' } } }])
    // An apply would set the autoscaler's number back
    const target = ofKind('Deployment').find(({ metadata }) => metadata.name === spec.scaleTargetRef.name)
    expect(target?.spec).not.toHaveProperty('replicas')
  }
  expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(['v2', 'worker', 'web'])
  for (const { spec } of ofKind('PodDisruptionBudget')) expect(spec.minAvailable).toBe(1)
})

const policies = ofKind('NetworkPolicy')

test('SCA-6 nobody reaches a pod that no policy names, and the service is for the web server', () => {
  const of = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.spec
  expect(of('nobody')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  const peers = policyPeers({ ingress: of('v2').ingress }).flatMap(({ podSelector }) =>
    podSelector?.matchLabels ? [podSelector.matchLabels] : [],
  )
  expect(peers.flatMap((labels) => podsOf(labels))).toEqual(['web'])
})

test('SEC-15 metrics are on a port that no Service and no Ingress names, and that the collector alone reaches', () => {
  const port = setting('METRICS_PORT')
  expect(port).toBeGreaterThan(0)
  for (const [name, pod] of servers) {
    expect(only(pod).ports).toContainEqual({ name: 'metrics', containerPort: port })
    expect(pod.metadata.annotations).toMatchObject({ 'prometheus.io/scrape': 'true', 'prometheus.io/port': `${port}` })
    const rules = policies
      .filter(({ metadata }) => metadata.name === name)
      .flatMap(({ spec }) => spec.ingress as { from: Peer[]; ports: { port: string }[] }[])
    expect(rules.every(({ ports }) => ports.length === 1)).toBe(true)
    expect(rules.filter(({ ports }) => ports[0]?.port === 'metrics').flatMap(({ from }) => from)).toEqual([
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
    ])
  }
  const published = ofKind('Service').flatMap(({ spec }) => spec.ports.map((each: { name: string }) => each.name))
  expect(new Set(published)).toEqual(new Set(['http']))
})

test('SEC-16 a pod calls what it needs by address and port, and nothing else', () => {
  const isOf = (name: string, { matchLabels, matchExpressions }: any) =>
    matchExpressions
      ? matchExpressions.some(({ values }: { values: string[] }) => values.includes(name))
      : matchLabels === undefined || matches(matchLabels, { 'app.kubernetes.io/name': name })
  const calls = (name: string) =>
    policies
      .filter(({ spec }) => isOf(name, spec.podSelector))
      .flatMap(({ spec }) => (spec.egress ?? []) as { to?: Peer[]; ports: { port: number | string }[] }[])
  for (const [name] of pods)
    for (const { to = [], ports } of calls(name)) {
      expect(to).not.toEqual([])
      expect(ports).not.toEqual([])
      // None of them is everybody
      for (const { podSelector, namespaceSelector, ipBlock } of to) {
        expect(podSelector?.matchLabels ?? namespaceSelector?.matchLabels ?? ipBlock?.cidr).toBeTruthy()
        expect(ipBlock?.cidr ?? '192.0.2.1/32').toMatch(/^192\.0\.2\.\d\/32$/)
      }
    }
  const portsOf = (name: string) => [...new Set(calls(name).flatMap(({ ports }) => ports.map(({ port }) => port)))]
  expect(Object.fromEntries(pods.map(([name]) => [name, portsOf(name)]))).toEqual({
    v2: [53, 5432, 443],
    worker: [53, 5432, 587, 465, 443],
    web: [53, 'http', 6379, 4318],
    migrate: [53, 5432],
  })
})

test('SEC-16 a pod gets the Secrets with what it uses: the key that signs is for the service alone', () => {
  const secretsOf = ([, pod]: (typeof pods)[number]) =>
    only(pod).envFrom.flatMap(({ secretRef }) => secretRef?.name.replace('kuvert-', '') ?? [])
  expect(Object.fromEntries(pods.map((pod) => [pod[0], secretsOf(pod).sort()]))).toEqual({
    v2: ['database', 'internal', 'signing', 'v2'],
    worker: ['database', 'worker'],
    web: ['internal', 'web'],
    migrate: ['database'],
  })
  // As docs/running.md makes them
  const made = [
    ...readFileSync('docs/running.md', 'utf8').matchAll(/create secret generic kuvert-(\w+) [^#\n]+# (.*)/g),
  ]
  const contents = Object.fromEntries(made.map(([, name = '', settings = '']) => [name, settings.split(', ')]))
  expect(contents).toMatchObject({
    signing: ['SIGNING_KEY'],
    internal: ['INTERNAL_SECRET'],
    database: ['DATABASE_URL'],
  })
  expect(Object.keys(contents).sort()).toEqual([...new Set(pods.flatMap(secretsOf))].sort())
  const all = Object.values(contents).flat()
  for (const secret of ['SIGNING_KEY', 'INTERNAL_SECRET', 'DATABASE_URL'])
    expect(all.filter((name) => name === secret)).toHaveLength(1)
})

test('SEC-16 the ingress logs no addresses, which hold the secrets of links', () => {
  for (const { metadata } of ofKind('Ingress'))
    expect(metadata.annotations?.['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false')
})

test('SCA-6 the ingress sends the domain and every name below it to the web server, and buffers neither way', () => {
  const [ingress] = ofKind('Ingress')
  expect(ingress?.metadata.annotations).toMatchObject({
    'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
    'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
  })
  const rules = ingress?.spec.rules as { host: string; http: { paths: { backend: { service: { name: string } } }[] } }[]
  expect(rules.map(({ host }) => host)).toEqual(ingress?.spec.tls[0].hosts)
  for (const { http } of rules) expect(http.paths.map(({ backend }) => backend.service.name)).toEqual(['web'])
})

test('SCA-6 every resource is right by the schemas of Kubernetes, and has no field that they do not know', async () => {
  const faultOf = await openSchemas()
  expect(resources.map(faultOf)).toEqual(resources.map(() => null))
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } }
  expect(faultOf({ ...service, spec: { prots: [] } })).toBe('unknown fields: /spec/prots')
  expect(faultOf({ ...service, spec: { ports: 80 } })).toContain('/spec/ports must be array')
})

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
if (!hasKubectl) console.warn('SKIPPED building the kustomization: there is no kubectl')

test.runIf(hasKubectl)('SCA-6 kustomize builds it, and every pod gets the settings by their hashed name', () => {
  const { stdout, stderr, status } = spawnSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const built = parseAllDocuments(stdout).map((document) => document.toJS() as Resource)
  const settings = built.find(({ kind }) => kind === 'ConfigMap')?.metadata.name
  const used = built
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((resource) => only(podOf(resource)).envFrom[0]?.configMapRef?.name)
  expect(new Set(used)).toEqual(new Set([settings]))
  expect(built).toHaveLength(resources.length + 1)
})

interface Peer {
  podSelector?: { matchLabels?: Labels }
  namespaceSelector?: { matchLabels?: Labels }
  ipBlock?: { cidr: string }
}

/** Whom a policy names on either side. */
const policyPeers = ({ ingress = [], egress = [] }: { ingress?: { from?: Peer[] }[]; egress?: { to?: Peer[] }[] }) => [
  ...ingress.flatMap(({ from = [] }) => from),
  ...egress.flatMap(({ to = [] }) => to),
]
