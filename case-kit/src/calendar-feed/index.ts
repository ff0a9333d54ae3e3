export { FeedCard, type FeedCardProps, FeedRow, type FeedState } from './feed-card';
