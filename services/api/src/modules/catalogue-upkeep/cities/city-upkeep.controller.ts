import { Controller } from '@nestjs/common';
import { CatalogueUpkeep, UpkeepTools } from '../common/catalogue-upkeep.js';
import { upkeepController } from '../common/upkeep-controller.js';
import { CatalogueFilters } from '../common/catalogue-row.dto.js';
import { CatalogueCityDto, CatalogueCitiesPageDto, CatalogueCitiesQueryDto } from './catalogue-city.dto.js';
import { CityChangeDto, NewCityDto } from './city-body.dto.js';
import { CITY_DEFINITION } from './city-definition.js';

@Controller('catalogue/cities')
export class CatalogueCitiesController extends upkeepController({
  row: CatalogueCityDto,
  page: CatalogueCitiesPageDto,
  added: NewCityDto,
  change: CityChangeDto,
  filters: CatalogueFilters,
  query: CatalogueCitiesQueryDto,
  asksAboutPrices: true,
}) {
  protected readonly upkeep: CatalogueUpkeep<CatalogueCityDto, NewCityDto, CatalogueFilters>;

  constructor(tools: UpkeepTools) {
    super();
    this.upkeep = new CatalogueUpkeep(tools, CITY_DEFINITION);
  }
}
