import { Controller } from '@nestjs/common';
import { CatalogueUpkeep, UpkeepTools } from '../common/catalogue-upkeep.js';
import { CatalogueFilters } from '../common/catalogue-row.dto.js';
import { upkeepController } from '../common/upkeep-controller.js';
import {
  CatalogueArticleDto,
  CatalogueArticlesPageDto,
  CatalogueArticlesQueryDto,
  ArticleChangeDto,
  NewArticleDto,
} from './article.dto.js';
import { ARTICLE_DEFINITION } from './article-definition.js';

@Controller('catalogue/articles')
export class CatalogueArticlesController extends upkeepController({
  row: CatalogueArticleDto,
  page: CatalogueArticlesPageDto,
  added: NewArticleDto,
  change: ArticleChangeDto,
  filters: CatalogueFilters,
  query: CatalogueArticlesQueryDto,
}) {
  protected readonly upkeep: CatalogueUpkeep<CatalogueArticleDto, NewArticleDto, CatalogueFilters>;

  constructor(tools: UpkeepTools) {
    super();
    this.upkeep = new CatalogueUpkeep(tools, ARTICLE_DEFINITION);
  }
}
