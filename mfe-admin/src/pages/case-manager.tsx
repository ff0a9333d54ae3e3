export { QueuePage as Component } from '../features/queue/queue-page';
export { queueLoader as loader } from '../features/queue/loader';
