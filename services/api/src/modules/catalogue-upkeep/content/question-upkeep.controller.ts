import { Controller } from '@nestjs/common';
import { CatalogueUpkeep, UpkeepTools } from '../common/catalogue-upkeep.js';
import { CatalogueFilters } from '../common/catalogue-row.dto.js';
import { upkeepController } from '../common/upkeep-controller.js';
import {
  CatalogueQuestionDto,
  CatalogueQuestionsPageDto,
  CatalogueQuestionsQueryDto,
  QuestionChangeDto,
  NewQuestionDto,
} from './question.dto.js';
import { QUESTION_DEFINITION } from './question-definition.js';

@Controller('catalogue/questions')
export class CatalogueQuestionsController extends upkeepController({
  row: CatalogueQuestionDto,
  page: CatalogueQuestionsPageDto,
  added: NewQuestionDto,
  change: QuestionChangeDto,
  filters: CatalogueFilters,
  query: CatalogueQuestionsQueryDto,
}) {
  protected readonly upkeep: CatalogueUpkeep<CatalogueQuestionDto, NewQuestionDto, CatalogueFilters>;

  constructor(tools: UpkeepTools) {
    super();
    this.upkeep = new CatalogueUpkeep(tools, QUESTION_DEFINITION);
  }
}
