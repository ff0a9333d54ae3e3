export { CatalogList as Component } from '../features/service-desk/catalog/catalog-list';
export { catalogLoader as loader } from '../features/service-desk/catalog/catalog.api';
