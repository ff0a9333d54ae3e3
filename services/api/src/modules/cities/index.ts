/** Cities of treatment, as the public reads them. */
export { CitiesModule } from './cities.module.js';
