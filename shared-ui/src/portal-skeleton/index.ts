export { PageSkeleton, type PageSkeletonProps } from './page-skeleton';
export { PortalSkeleton, type PortalSkeletonProps } from './portal-skeleton';
