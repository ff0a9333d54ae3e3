export type { AccountProps } from './account';
export { PortalFrame, type PortalFrameProps } from './portal-frame';
export type { PortalEntry } from './rail-entry';
