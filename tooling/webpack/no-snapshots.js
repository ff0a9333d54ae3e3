export { DisabledSnapshotHandler as SnapshotHandler } from 'federation-runtime/plugins/snapshot/disabled.js';

/** Asked for by preloadRemote alone, which nobody calls: nothing is known of any remote. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
