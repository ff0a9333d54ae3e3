export { PricesPage as Component } from '../features/prices/prices-page';
export { pricesLoader as loader } from '../features/prices/prices.api';
