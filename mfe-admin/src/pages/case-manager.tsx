export { QueuePage as Component } from '../features/cases/queue/queue-page';
export { queueLoader as loader } from '../features/cases/queue/queue.api';
