export type { AccountProps } from './account';
export { PortalFrame, type PortalFrameProps } from './portal-frame';
export { Count as RailCount, Label as RailLabel, railLine, type PortalEntry } from './rail-entry';
export { NARROW as PORTAL_NARROW } from './widths';
