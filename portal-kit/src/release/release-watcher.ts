import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Carried by every answer of the site: the release registry's generation. */
export const GENERATION_HEADER = 'ayana-generation';

interface ReleaseState {
  /** Generation of the registry this tab was served with; 0 before the shell says so. */
  tab: number;
  /** The newest generation heard of. */
  latest: number;
}

/** What this tab runs and what it has heard of. */
export const useReleases: UseBoundStore<StoreApi<ReleaseState>> = create<ReleaseState>(() => ({ tab: 0, latest: 0 }));

/** The shell says which generation the page was served with. */
export function setTabGeneration(generation: number): void {
  useReleases.setState({ tab: generation, latest: generation });
}

/** Any answer's generation header, or a `release.changed` event. Anything that is not a newer number is ignored. */
export function noteGeneration(value: string | number | null): void {
  const generation = Number(value);
  if (Number.isInteger(generation) && generation > useReleases.getState().latest)
    useReleases.setState({ latest: generation });
}

/** True once a newer release is out: the next navigation with no form in progress is a document load. */
export function isReleasePending(): boolean {
  const { tab, latest } = useReleases.getState();
  return tab > 0 && latest > tab;
}
