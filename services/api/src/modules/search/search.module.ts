import { Module } from '@nestjs/common';
import { Finder } from './finder.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SearchTerms } from './search-terms.service.js';
import { SearchTreatments } from './search-treatments.service.js';

@Module({
  controllers: [SearchController],
  providers: [Finder, SearchService, SearchTerms, SearchTreatments],
  exports: [Finder, SearchTreatments],
})
export class SearchModule {}
