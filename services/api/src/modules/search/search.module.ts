import { Module } from '@nestjs/common';
import { RowSearch } from './row-search.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SearchTerms } from './search-terms.service.js';
import { SearchTreatments } from './search-treatments.service.js';

@Module({
  controllers: [SearchController],
  providers: [RowSearch, SearchService, SearchTerms, SearchTreatments],
  exports: [RowSearch, SearchService, SearchTreatments],
})
export class SearchModule {}
