export { BroadcastsList as Component } from '../features/operations/broadcasts/broadcasts-list';
export { broadcastsLoader as loader } from '../features/operations/broadcasts/broadcasts.api';
