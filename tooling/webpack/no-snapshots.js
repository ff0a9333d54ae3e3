import { DisabledSnapshotHandler } from 'federation-runtime/plugins/snapshot/disabled.js';

/**
 * The library's empty handler, with the one thing that is asked of it: whoever registers a remote anew takes its manifest out of here
 * first, and without the map stops there, with the failed entry kept for good.
 */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

/** Asked for by preloadRemote alone, which nobody calls: nothing is known of any remote. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
