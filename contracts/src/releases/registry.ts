import type { RolloutLimits } from './rollout.ts';

/** One release of one remote, in frontend-discovery's format. */
export interface RegistryEntry {
  /** Address of the entry script; its folder never changes. */
  url: string;
  metadata: { version: string; integrity: string };
  /** `traffic` in percent; the default is for everyone else. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** The version before this one: the target of a rollback. */
    previous: string | null;
    /** Versions that were live before, newest first, starting with `previous`; a second rollback goes one further back. */
    earlier?: string[];
    /** ISO instant of the release. */
    since?: string;
    /** Of a release to a part: ISO instant when it first went out, whatever its share became since. */
    began?: string;
    /** Of a release to a part: when it is taken back by itself, where that is not as usual (`ROLLOUT_LIMITS`). */
    limits?: Partial<RolloutLimits>;
  };
}

/** `registry.json`: the only file of the release store that changes. */
export interface RegistryFile {
  schema: string;
  /** Increases by one with every change; a tab keeps the one it was served with. */
  generation: number;
  microFrontends: Record<string, RegistryEntry[]>;
}

export const EMPTY_REGISTRY: RegistryFile = {
  schema: 'https://mfewg.org/schema/v1-pre.json',
  generation: 0,
  microFrontends: {},
};

/** The release for every session without a partial one. */
export function defaultEntry(entries: readonly RegistryEntry[] | undefined): RegistryEntry | undefined {
  return entries?.find(({ deployment }) => deployment.default) ?? entries?.[0];
}

/** The release for a part of the sessions, if there is one. */
export function partialEntry(entries: readonly RegistryEntry[] | undefined): RegistryEntry | undefined {
  return entries?.find((entry) => entry !== defaultEntry(entries) && entry.deployment.traffic > 0);
}
