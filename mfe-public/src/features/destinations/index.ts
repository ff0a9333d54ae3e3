export { DestinationsPage } from './destinations-page';
export { loadCities } from './load-cities';
export { DESTINATIONS_MESSAGES } from './messages';
