/** Cities of treatment, as the public reads them. */
export { CityDto, CityRefDto, LODGING_TIERS, LodgingDto } from './cities.dto.js';
export { CitiesModule } from './cities.module.js';
