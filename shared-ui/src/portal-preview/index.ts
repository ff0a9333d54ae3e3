export { PortalPreview, type PortalPreviewProps } from './portal-preview';
