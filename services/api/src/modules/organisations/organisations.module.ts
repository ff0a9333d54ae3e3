import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { PriceItemSchema } from './prices/price-item.entity.js';
import { PriceItemsController } from './prices/price-items.controller.js';
import { PriceItems } from './prices/price-items.service.js';

/** Partners as organisations: their people, what they keep about themselves, and what they charge. */
@Module({
  imports: [DatabaseModule.forFeature(PriceItemSchema), ActivityModule],
  controllers: [PriceItemsController],
  providers: [PriceItems],
})
export class OrganisationsModule {}
