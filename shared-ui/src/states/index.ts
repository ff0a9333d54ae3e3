export { BrokenLine } from './broken-line';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { FailedPart, type FailedPartProps } from './failed-part';
export { FailedState, type FailedStateProps } from './failed-state';
export { type Failure } from './failure';
export { QuietLine } from './quiet-line';
export { RemoteFailed, type RemoteFailedProps } from './remote-failed';
export { RetryButton, type RetryButtonProps } from './retry-button';
export { type ListRead, ReadList, type ReadListProps, StaleNote, type StaleNoteProps } from './read-list';
