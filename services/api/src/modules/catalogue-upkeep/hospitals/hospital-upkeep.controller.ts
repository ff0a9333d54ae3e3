import { Controller } from '@nestjs/common';
import { CatalogueUpkeep, UpkeepTools } from '../common/catalogue-upkeep.js';
import { upkeepController } from '../common/upkeep-controller.js';
import {
  CatalogueHospitalDto,
  CatalogueHospitalFilters,
  CatalogueHospitalsPageDto,
  CatalogueHospitalsQueryDto,
} from './catalogue-hospital.dto.js';
import { HospitalChangeDto, NewHospitalDto } from './hospital-body.dto.js';
import { HOSPITAL_DEFINITION } from './hospital-definition.js';

@Controller('catalogue/hospitals')
export class CatalogueHospitalsController extends upkeepController({
  row: CatalogueHospitalDto,
  page: CatalogueHospitalsPageDto,
  added: NewHospitalDto,
  change: HospitalChangeDto,
  filters: CatalogueHospitalFilters,
  query: CatalogueHospitalsQueryDto,
}) {
  protected readonly upkeep: CatalogueUpkeep<CatalogueHospitalDto, NewHospitalDto, CatalogueHospitalFilters>;

  constructor(tools: UpkeepTools) {
    super();
    this.upkeep = new CatalogueUpkeep(tools, HOSPITAL_DEFINITION);
  }
}
