export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
export { DetailHead, type DetailHeadProps } from './detail-head';
export { MasterDetail, type MasterDetailProps } from './master-detail';
export { ReadDetail, type ReadDetailProps } from './read-detail';
