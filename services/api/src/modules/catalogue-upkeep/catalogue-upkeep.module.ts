import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { CatalogueChanges } from './catalogue-changes.service.js';
import { CatalogueCitiesController } from './cities/city-upkeep.controller.js';
import { UpkeepTools } from './common/catalogue-upkeep.js';
import { CatalogueArticlesController } from './content/article-upkeep.controller.js';
import { ContentSummaryController } from './content/content-summary.controller.js';
import { CatalogueQuestionsController } from './content/question-upkeep.controller.js';
import { CatalogueVacanciesController } from './content/vacancy-upkeep.controller.js';
import { CatalogueDoctorsController } from './doctors/doctor-upkeep.controller.js';
import { CatalogueHospitalsController } from './hospitals/hospital-upkeep.controller.js';

/** The upkeep of hospitals, doctors, cities, articles, questions and vacancies by staff. Treatments have their own in the module of treatments. */
@Module({
  imports: [ActivityModule],
  controllers: [
    CatalogueHospitalsController,
    CatalogueDoctorsController,
    CatalogueCitiesController,
    CatalogueArticlesController,
    CatalogueQuestionsController,
    CatalogueVacanciesController,
    ContentSummaryController,
  ],
  providers: [UpkeepTools, CatalogueChanges],
  exports: [CatalogueChanges],
})
export class CatalogueUpkeepModule {}
