export { CityDto, CityRefDto, LODGING_TIERS, LodgingDto, SeasonDto } from './cities.dto.js';
export { CitiesModule } from './cities.module.js';
