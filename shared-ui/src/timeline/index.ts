export { Timeline, type TimelineItem } from './timeline';
export type { TimelineKind } from './timeline-kind';
