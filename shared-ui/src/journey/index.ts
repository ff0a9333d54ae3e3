export { JourneyLine, type JourneyLineProps } from './journey-line';
export type { JourneyStop, StopState } from './journey-stop';
