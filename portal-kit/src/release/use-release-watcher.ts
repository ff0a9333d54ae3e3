import { useRealtime } from '../realtime/use-realtime';
import { noteGeneration } from './release-watcher';

/** Listens to releases while the user is signed in; signed-out tabs read the generation header of responses instead. */
export function useReleaseWatcher(enabled: boolean): void {
  useRealtime({ 'release.changed': ({ generation }) => noteGeneration(generation) }, { enabled });
}
