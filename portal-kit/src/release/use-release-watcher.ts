import { useRealtime } from '../realtime/use-realtime';
import { noteGeneration } from './release-watcher';

/** Hears of releases while somebody is signed in; signed-out tabs read the generation header of any answer instead. */
export function useReleaseWatcher(enabled: boolean): void {
  useRealtime({ 'release.changed': ({ generation }) => noteGeneration(generation) }, { enabled });
}
