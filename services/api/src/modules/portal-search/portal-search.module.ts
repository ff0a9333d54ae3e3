import { Module } from '@nestjs/common';
import { SearchModule } from '../search/index.js';
import { PortalSearchController } from './portal-search.controller.js';
import { PortalSearch } from './portal-search.service.js';

@Module({
  imports: [SearchModule],
  controllers: [PortalSearchController],
  providers: [PortalSearch],
})
export class PortalSearchModule {}
