export { CatalogDetailPage as Component } from '../features/service-desk/catalog/catalog-detail';
export { itemAction as action, itemLoader as loader } from '../features/service-desk/catalog/catalog.api';
