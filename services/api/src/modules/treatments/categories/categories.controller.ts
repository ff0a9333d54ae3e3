import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Access,
  Caller,
  type CurrentUser,
  Public,
  RecognisesCaller,
  User,
} from '../../../platform/http/access/access.js';
import { refuseUnless } from '../../../platform/http/access/refuse-unless.js';
import { PublicCacheSignedOut } from '../../../platform/http/caching/caching.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { CategoriesQueryDto, CategoryChangeDto, NewCategoryDto, TreatmentCategoryDto } from './categories.dto.js';
import { TreatmentCategories } from './categories.service.js';

const CACHE_SECONDS = 60;

@ApiTags('catalogue')
@ApiProblems()
@Controller('treatment-categories')
export class TreatmentCategoriesController {
  constructor(
    private readonly categories: TreatmentCategories,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Public()
  @RecognisesCaller()
  @PublicCacheSignedOut(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: [TreatmentCategoryDto] })
  async list(
    @Caller() caller: CurrentUser | null,
    @Query() { include }: CategoriesQueryDto,
  ): Promise<TreatmentCategoryDto[]> {
    if (include === undefined) return this.categories.list();
    refuseUnless('catalogue_upkeep', caller);
    return this.categories.listAll();
  }

  @Post()
  @Access('catalogue_upkeep')
  @ApiBearerAuth('access_token')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: TreatmentCategoryDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewCategoryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.categories.add(em, user, body));
  }

  @Patch(':id')
  @Access('catalogue_upkeep')
  @ApiBearerAuth('access_token')
  @ApiIfMatch()
  @ApiOkResponse({
    type: TreatmentCategoryDto,
    description: '409 `illegal_transition` for one to deactivate that active treatments use.',
  })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CategoryChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<TreatmentCategoryDto> {
    return this.categories.update(user, id, body, ifMatch);
  }
}
