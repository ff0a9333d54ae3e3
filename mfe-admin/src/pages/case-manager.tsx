export { QueuePage as Component } from '../features/inbox/queue/queue-page';
export { queueLoader as loader } from '../features/inbox/queue/queue.api';
