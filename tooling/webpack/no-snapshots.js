import { DisabledSnapshotHandler } from 'federation-runtime/plugins/snapshot/disabled.js';

/**
 * The library's empty handler with an empty map: registering a remote again first removes its manifest from this map, and without it
 * would throw there and keep the failed entry.
 */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

/** Used only by preloadRemote, which is never called. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
