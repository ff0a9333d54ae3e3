import { Controller } from '@nestjs/common';
import { CatalogueUpkeep, UpkeepTools } from '../common/catalogue-upkeep.js';
import { CatalogueFilters } from '../common/catalogue-row.dto.js';
import { upkeepController } from '../common/upkeep-controller.js';
import {
  CatalogueVacancyDto,
  CatalogueVacanciesPageDto,
  CatalogueVacanciesQueryDto,
  VacancyChangeDto,
  NewVacancyDto,
} from './vacancy.dto.js';
import { VACANCY_DEFINITION } from './vacancy-definition.js';

@Controller('catalogue/vacancies')
export class CatalogueVacanciesController extends upkeepController({
  row: CatalogueVacancyDto,
  page: CatalogueVacanciesPageDto,
  added: NewVacancyDto,
  change: VacancyChangeDto,
  filters: CatalogueFilters,
  query: CatalogueVacanciesQueryDto,
}) {
  protected readonly upkeep: CatalogueUpkeep<CatalogueVacancyDto, NewVacancyDto, CatalogueFilters>;

  constructor(tools: UpkeepTools) {
    super();
    this.upkeep = new CatalogueUpkeep(tools, VACANCY_DEFINITION);
  }
}
