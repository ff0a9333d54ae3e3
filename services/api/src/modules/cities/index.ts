export { CityDto, CityRefDto } from './cities.dto.js';
export { CitiesModule } from './cities.module.js';
