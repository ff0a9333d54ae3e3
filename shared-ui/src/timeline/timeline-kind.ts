/**
 * `event`: a person did something (`tone` says which side); `system`: happened by itself; `note`: internal;
 * `now`: where things stand; `future`: what comes if nothing is done.
 */
export type TimelineKind = 'event' | 'system' | 'note' | 'now' | 'future';
