export { BrokenLine } from './broken-line';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { QuietLine } from './quiet-line';
export { RemoteFailed, type RemoteFailedProps } from './remote-failed';
