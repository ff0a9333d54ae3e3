/** One release of one remote, in frontend-discovery's vocabulary. */
export interface RegistryEntry {
  /** Address of the entry script; its folder never changes. */
  url: string;
  metadata: { version: string; integrity: string };
  /** `traffic` in percent; the default is what everybody else gets. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** The version before this one: where a roll-back points. */
    previous: string | null;
    /** What was live before, newest first, `previous` at its head; a second roll-back goes one further back. */
    earlier?: string[];
    /** ISO instant of the switch. */
    since?: string;
  };
}

/** `registry.json`: the only file of the release store that changes. */
export interface RegistryFile {
  schema: string;
  /** Rises by one with every change; a tab stays on the one it was served with. */
  generation: number;
  microFrontends: Record<string, RegistryEntry[]>;
}

export const EMPTY_REGISTRY: RegistryFile = {
  schema: 'https://mfewg.org/schema/v1-pre.json',
  generation: 0,
  microFrontends: {},
};

/** The release everybody gets who is in no part. */
export function defaultEntry(entries: readonly RegistryEntry[] | undefined): RegistryEntry | undefined {
  return entries?.find(({ deployment }) => deployment.default) ?? entries?.[0];
}

/** The release that only a part of the sessions gets, when there is one. */
export function partialEntry(entries: readonly RegistryEntry[] | undefined): RegistryEntry | undefined {
  return entries?.find((entry) => entry !== defaultEntry(entries) && entry.deployment.traffic > 0);
}
