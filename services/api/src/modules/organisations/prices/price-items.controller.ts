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
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  NewPriceItemDto,
  PriceItemChangeDto,
  PriceItemDto,
  PriceItemFilters,
  PriceItemsPageDto,
  PriceItemsQueryDto,
} from './price-items.dto.js';
import { PriceItems } from './price-items.service.js';

/** Price sheets: a hospital sees and keeps its own, the staff every one. */
@ApiTags('price items')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('price-items')
export class PriceItemsController {
  constructor(
    private readonly prices: PriceItems,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('price_items')
  @ApiOkResponse({ type: PriceItemsPageDto })
  list(@User() user: CurrentUser, @Query() query: PriceItemsQueryDto): Promise<Page<PriceItem>> {
    return this.prices.list(user, query);
  }

  @Get('export')
  @Access('price_items')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of them, by the same filters.' })
  export(@User() user: CurrentUser, @Query() filters: PriceItemFilters): StreamableFile {
    return this.prices.export(user, filters);
  }

  @Post()
  @Access('price_items')
  @ApiIdempotent()
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
