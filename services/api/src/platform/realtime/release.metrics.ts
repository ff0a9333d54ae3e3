import type { RegistryFile } from '@ayana/contracts/releases';
import { Gauge } from 'prom-client';

const generations = new Gauge({
  name: 'ayana_release_generation',
  help: 'Generation of the registry since which a remote is at this version, as far as this process has seen.',
  labelNames: ['remote', 'version'] as const,
});
const traffic = new Gauge({
  name: 'ayana_release_traffic_percent',
  help: 'Part of the sessions that gets a version of a remote.',
  labelNames: ['remote', 'version'] as const,
});
const newest = new Gauge({ name: 'ayana_registry_generation', help: 'Generation of the release registry.' });

const key = (remote: string, version: string): string => `${remote} ${version}`;
const known = new Map<string, number>();

/** Publishes a registry; a version that was already live keeps its generation. */
export function measureReleases(before: RegistryFile | undefined, now: RegistryFile): void {
  if (before === undefined) known.clear();
  generations.reset();
  traffic.reset();
  newest.set(now.generation);
  const live = new Set<string>();
  for (const [remote, entries] of Object.entries(now.microFrontends)) {
    for (const { metadata, deployment } of entries) {
      const labels = { remote, version: metadata.version };
      const since = known.get(key(remote, metadata.version)) ?? now.generation;
      known.set(key(remote, metadata.version), since);
      live.add(key(remote, metadata.version));
      generations.set(labels, since);
      traffic.set(labels, deployment.traffic);
    }
  }
  for (const each of known.keys()) if (!live.has(each)) known.delete(each);
}
