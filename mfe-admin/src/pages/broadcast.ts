export { BroadcastDetailPage as Component } from '../features/operations/broadcasts/broadcast-detail';
export { broadcastLoader as loader } from '../features/operations/broadcasts/broadcasts.api';
