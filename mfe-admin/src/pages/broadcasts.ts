export { BroadcastsList as Component } from '../features/broadcasts/broadcasts-list';
export { broadcastsLoader as loader } from '../features/broadcasts/broadcasts.api';
