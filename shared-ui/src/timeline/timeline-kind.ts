/**
 * `event`: a person's action (`tone` says which side); `system`: an automatic event; `note`: internal;
 * `now`: the current state; `future`: what happens next.
 */
export type TimelineKind = 'event' | 'system' | 'note' | 'now' | 'future';
