export { BroadcastDetailPage as Component } from '../features/broadcasts/broadcast-detail';
export { broadcastLoader as loader } from '../features/broadcasts/broadcasts.api';
