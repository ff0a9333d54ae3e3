export { cityMeta } from './city-meta';
export { CityPage } from './city-page';
export { loadCity } from './load-city';
export type { CityRead } from './load-city';
export { CITY_MESSAGES } from './messages';
