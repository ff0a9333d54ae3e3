import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { TreatmentDto } from '../treatments.dto.js';
import { NewTreatmentDto, TreatmentChangeDto } from './upkeep.dto.js';
import { TreatmentUpkeep } from './upkeep.service.js';
import { withVersion } from './with-version.js';

/** Changes of treatments, by staff. */
@ApiTags('catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('treatments')
export class TreatmentUpkeepController {
  constructor(
    private readonly upkeep: TreatmentUpkeep,
    private readonly idempotency: Idempotency,
  ) {}

  @Post()
  @Access('catalogue_upkeep')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: TreatmentDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewTreatmentDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withVersion(reply, await this.upkeep.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('catalogue_upkeep')
  @ApiIfMatch()
  @ApiConfirmed()
  @ApiOkResponse({ type: TreatmentDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TreatmentDto> {
    return withVersion(reply, await this.upkeep.update(user, id, body, ifMatch));
  }

  @Delete(':id')
  @Access('catalogue_upkeep')
  @HttpCode(204)
  @ApiIfMatch()
  @ApiNoContentResponse({ description: 'Deactivated: no public page shows it any more. It can be restored.' })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.upkeep.remove(user, id, ifMatch);
  }

  @Post(':id/restore')
  @Access('catalogue_upkeep')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: TreatmentDto, description: '409 `illegal_transition` where its category is not active.' })
  async restore(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TreatmentDto> {
    return withVersion(reply, await this.upkeep.restore(user, id, ifMatch));
  }
}
