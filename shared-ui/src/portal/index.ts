export type { AccountProps } from './account';
export { PortalFrame, type PortalFrameProps } from './portal-frame';
export { Count as RailCount, Label as RailLabel, railLine, type PortalItem } from './rail-item';
export { BAR as PORTAL_BAR, NARROW as PORTAL_NARROW, RAIL as PORTAL_RAIL } from './widths';
