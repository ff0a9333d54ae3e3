import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The header of every response with the release registry's generation. */
export const GENERATION_HEADER = 'ayana-generation';

interface ReleaseState {
  /** Generation of the registry this tab was served with; 0 until the shell sets it. */
  tab: number;
  /** The newest known generation. */
  latest: number;
}

/** The generation of this tab and the newest known one. */
export const useReleases: UseBoundStore<StoreApi<ReleaseState>> = create<ReleaseState>(() => ({ tab: 0, latest: 0 }));

/** Called by the shell with the generation the page was served with. */
export function setTabGeneration(generation: number): void {
  useReleases.setState({ tab: generation, latest: generation });
}

/** Takes a response's generation header or a `release.changed` event; anything but a newer number is ignored. */
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
