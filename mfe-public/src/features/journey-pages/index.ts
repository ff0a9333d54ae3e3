export { journeyMeta, overviewMeta } from './journey-meta';
export { JOURNEY_DRAWING, JOURNEY_MESSAGES } from './messages';
export type { JourneyPart, StageText } from './journey-part';
export { JourneyPartPage } from './journey-part-page';
export { OverviewPage } from './overview-page';
