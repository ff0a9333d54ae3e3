import type { RegistryEntry, RegistryFile } from '@ayana/contracts/releases';

/** The releases of a remote; undefined for a name that is none, also for `constructor`, which every object has. */
export const entriesOf = (
  registry: Pick<RegistryFile, 'microFrontends'> | undefined,
  remote: string,
): readonly RegistryEntry[] | undefined =>
  registry !== undefined && Object.hasOwn(registry.microFrontends, remote)
    ? registry.microFrontends[remote]
    : undefined;
