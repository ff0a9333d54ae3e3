import type { OwnSignalDefinition, OwnSignalDefinitions, OwnSignalTrial } from '@ayana/contracts/operations';
import { Body, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewOwnSignalDto, OwnSignalChangeDto, OwnSignalTrialQuestionDto } from './own-signals.dto.js';
import { OwnSignals } from './own-signals.service.js';

/** What administrators watch besides what the product watches. */
@GuardedRoutes('signals', 'own-signal-definitions')
export class OwnSignalsController {
  constructor(private readonly own: OwnSignals) {}

  @Get()
  @Access('crisis_detection')
  @ApiOkResponse({ type: shape('OwnSignalDefinitions') })
  async list(): Promise<OwnSignalDefinitions> {
    return { items: await this.own.list() };
  }

  @Post()
  @Access('signal_definitions')
  @Creates({ type: shape('OwnSignalDefinition') })
  add(@User() user: CurrentUser, @Body() body: NewOwnSignalDto): Creation<OwnSignalDefinition> {
    return (em) => this.own.add(em, user, body);
  }

  @Post('trials')
  @Access('signal_definitions')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('OwnSignalTrial'), description: 'What the question finds now; nothing changes.' })
  try(@Body() body: OwnSignalTrialQuestionDto): Promise<OwnSignalTrial> {
    return this.own.try(body);
  }

  @Patch(':id')
  @Access('signal_definitions')
  @Changes({ type: shape('OwnSignalDefinition') })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: OwnSignalChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<OwnSignalDefinition> {
    return this.own.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('signal_definitions')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Its open signals are over; ended ones keep its name.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.own.remove(user, id);
  }
}
