import { shape } from '../../../platform/http/openapi/shape.js';
import type { PriceItem } from '@ayana/contracts/organisations';
import { Body, Delete, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { AppError } from '../../../platform/app-error.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { AcceptsCsv } from '../../../platform/http/csv/csv-bodies.js';
import { ImportQueryDto } from '../../../platform/http/csv/csv-import.dto.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Answered, Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { NewPriceItemDto, PriceItemChangeDto, PriceItemFilters, PriceItemsQueryDto } from './price-items.dto.js';
import { PriceItems } from './price-items.service.js';
import { SHEET_MESSAGES } from './sheet/messages.js';
import { PriceImportReportDto } from './sheet/sheet.dto.js';
import { PriceSheets } from './sheet/price-sheets.service.js';

/** Price sheets: a hospital sees and keeps its own, the staff every one. */
@GuardedRoutes('price items', 'price-items')
export class PriceItemsController {
  constructor(
    private readonly prices: PriceItems,
    private readonly sheets: PriceSheets,
  ) {}

  @Get()
  @Access('price_items')
  @ApiOkResponse({ type: shape('PriceItemsPage') })
  list(@User() user: CurrentUser, @Query() query: PriceItemsQueryDto): Promise<Page<PriceItem>> {
    return this.prices.list(user, query);
  }

  @Get('export')
  @Expensive('csv')
  @Access('price_items')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of them, by the same filters.' })
  export(@User() user: CurrentUser, @Query() filters: PriceItemFilters): StreamableFile {
    return this.prices.export(user, filters);
  }

  @Get('template')
  @Access('price_items')
  @ApiProduces('text/csv')
  @ApiOkResponse({
    schema: { type: 'string' },
    description: 'The columns of the export, with a line for each category.',
  })
  template(@User() user: CurrentUser): StreamableFile {
    return this.sheets.template(user);
  }

  @Post('import')
  @Expensive('csv')
  @Access('price_items')
  @AcceptsCsv()
  @Creates({
    type: PriceImportReportDto,
    status: 200,
    description: 'Prices are added, or changed by label and first day: all or none.',
  })
  @ApiConfirmed()
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' }, description: 'At most 2 MB and 1,000 lines, with the columns of the export.' })
  async import(
    @User() user: CurrentUser,
    @Query() { dry_run = false }: ImportQueryDto,
    @Body() body: unknown,
  ): Promise<Creation<PriceImportReportDto> | Answered> {
    if (typeof body !== 'string') throw new AppError('unsupported_media_type', SHEET_MESSAGES.csv_needed);
    if (dry_run) return new Answered(await this.sheets.check(user, body));
    return (em) => this.sheets.import(em, user, body);
  }

  @Post()
  @Access('price_items')
  @Creates({ type: shape('PriceItem'), description: 'An earlier one without an end ends the day before.' })
  @ApiConfirmed()
  add(@User() user: CurrentUser, @Body() body: NewPriceItemDto): Creation<PriceItem> {
    return (em) => this.prices.add(em, user, body);
  }

  @Patch(':id')
  @Access('price_items')
  @Changes({ type: shape('PriceItem') })
  @ApiConfirmed()
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PriceItemChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<PriceItem> {
    return this.prices.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('price_items')
  @Changes({ status: 204, description: 'Quotes that used it are as they were.' })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.prices.remove(user, id, ifMatch);
  }
}
