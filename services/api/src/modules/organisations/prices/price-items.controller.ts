import type { PriceItem } from '@ayana/contracts/organisations';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { AcceptsCsv } from '../../../platform/http/csv/csv-bodies.js';
import { ImportQueryDto } from '../../../platform/http/csv/csv-import.dto.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import {
  NewPriceItemDto,
  PriceItemChangeDto,
  PriceItemDto,
  PriceItemFilters,
  PriceItemsPageDto,
  PriceItemsQueryDto,
} from './price-items.dto.js';
import { PriceItems } from './price-items.service.js';
import { SHEET_MESSAGES } from './sheet/messages.js';
import { PriceImportReportDto } from './sheet/sheet.dto.js';
import { PriceSheets } from './sheet/price-sheets.service.js';

/** Price sheets: a hospital sees and keeps its own, the staff every one. */
@ApiTags('price items')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('price-items')
export class PriceItemsController {
  constructor(
    private readonly prices: PriceItems,
    private readonly sheets: PriceSheets,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('price_items')
  @ApiOkResponse({ type: PriceItemsPageDto })
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
  @HttpCode(200)
  @ApiIdempotent()
  @ApiConfirmed()
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' }, description: 'At most 2 MB and 1,000 lines, with the columns of the export.' })
  @ApiOkResponse({
    type: PriceImportReportDto,
    description: 'Prices are added, or changed by label and first day: all or none.',
  })
  async import(
    @User() user: CurrentUser,
    @Query() { dry_run = false }: ImportQueryDto,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PriceImportReportDto | string> {
    if (typeof body !== 'string') throw new AppError('unsupported_media_type', SHEET_MESSAGES.csv_needed);
    if (dry_run) return this.sheets.check(user, body);
    return this.idempotency.run(request, reply, 200, (em) => this.sheets.import(em, user, body));
  }

  @Post()
  @Access('price_items')
  @ApiIdempotent()
  @ApiConfirmed()
  @ApiCreatedResponse({ type: PriceItemDto, description: 'An earlier one without an end ends the day before.' })
  add(
    @User() user: CurrentUser,
    @Body() body: NewPriceItemDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.prices.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('price_items')
  @ApiIfMatch()
  @ApiConfirmed()
  @ApiOkResponse({ type: PriceItemDto })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PriceItemChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PriceItem> {
    return withEtag(reply, await this.prices.change(user, id, body, ifMatch));
  }

  @Delete(':id')
  @Access('price_items')
  @HttpCode(204)
  @ApiIfMatch()
  @ApiNoContentResponse({ description: 'Quotes that used it are as they were.' })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.prices.remove(user, id, ifMatch);
  }
}
