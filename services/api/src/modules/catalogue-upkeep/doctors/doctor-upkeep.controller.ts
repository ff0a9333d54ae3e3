import { Controller } from '@nestjs/common';
import { CatalogueUpkeep, UpkeepTools } from '../common/catalogue-upkeep.js';
import { upkeepController } from '../common/upkeep-controller.js';
import {
  CatalogueDoctorDto,
  CatalogueDoctorFilters,
  CatalogueDoctorsPageDto,
  CatalogueDoctorsQueryDto,
} from './catalogue-doctor.dto.js';
import { DoctorChangeDto, NewDoctorDto } from './doctor-body.dto.js';
import { DOCTOR_DEFINITION } from './doctor-definition.js';

@Controller('catalogue/doctors')
export class CatalogueDoctorsController extends upkeepController({
  row: CatalogueDoctorDto,
  page: CatalogueDoctorsPageDto,
  added: NewDoctorDto,
  change: DoctorChangeDto,
  filters: CatalogueDoctorFilters,
  query: CatalogueDoctorsQueryDto,
  asksAboutPrices: true,
}) {
  protected readonly upkeep: CatalogueUpkeep<CatalogueDoctorDto, NewDoctorDto, CatalogueDoctorFilters>;

  constructor(tools: UpkeepTools) {
    super();
    this.upkeep = new CatalogueUpkeep(tools, DOCTOR_DEFINITION);
  }
}
