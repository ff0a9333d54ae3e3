import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Patch, type PipeTransform, Post } from '@nestjs/common';
import {
  DEFINED_SIGNAL_KINDS,
  type DefinedSignalKind,
  type SignalDefinitions as SignalDefinitionsAnswer,
  type SignalTrial,
  type SignalDefinition,
} from '@ayana/contracts/operations';
import { ApiNoContentResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { notFound } from '../../platform/app-error.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewSignalProposalDto, NewSignalTrialDto, SignalDefinitionChangeDto } from './signal-definitions.dto.js';
import { SignalDefinitions } from './signal-definitions.service.js';
import { SignalProposals } from './signal-proposals.service.js';

/** A path that names no kind is answered 404. */
class KindPipe implements PipeTransform<string, DefinedSignalKind> {
  transform(value: string): DefinedSignalKind {
    const kind = DEFINED_SIGNAL_KINDS.find((each) => each === value);
    if (kind === undefined) throw notFound();
    return kind;
  }
}

/** What crisis detection watches. Only administrators change it. */
@GuardedRoutes('signals', 'signal-definitions')
export class SignalDefinitionsController {
  constructor(
    private readonly definitions: SignalDefinitions,
    private readonly proposals: SignalProposals,
  ) {}

  @Get()
  @Access('crisis_detection')
  @ApiOkResponse({ type: shape('SignalDefinitions') })
  async list(@User() user: CurrentUser): Promise<SignalDefinitionsAnswer> {
    return { items: await this.definitions.list(user) };
  }

  @Post(':kind/trials')
  @Access('signal_definitions')
  @HttpCode(200)
  @ApiParam({ name: 'kind', enum: DEFINED_SIGNAL_KINDS })
  @ApiOkResponse({ type: shape('SignalTrial'), description: 'What the values would have made in the last 30 days.' })
  try(
    @User() user: CurrentUser,
    @Param('kind', KindPipe) kind: DefinedSignalKind,
    @Body() body: NewSignalTrialDto,
  ): Promise<SignalTrial> {
    return this.definitions.try(user, kind, body);
  }

  @Post(':kind/proposals')
  @Access('signal_definitions')
  @HttpCode(200)
  @ApiParam({ name: 'kind', enum: DEFINED_SIGNAL_KINDS })
  @ApiOkResponse({
    type: shape('SignalDefinition'),
    description: 'Asks another administrator to put tried values in force.',
  })
  propose(
    @User() user: CurrentUser,
    @Param('kind', KindPipe) kind: DefinedSignalKind,
    @Body() { trial_id }: NewSignalProposalDto,
  ): Promise<SignalDefinition> {
    return this.proposals.propose(user, kind, trial_id);
  }

  @Delete(':kind/proposals/:id')
  @Access('signal_definitions')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Nobody is asked for these values any more.' })
  @ApiParam({ name: 'kind', enum: DEFINED_SIGNAL_KINDS })
  dropProposal(
    @User() user: CurrentUser,
    @Param('kind', KindPipe) kind: DefinedSignalKind,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.proposals.drop(user, kind, id);
  }

  @Patch(':kind')
  @Access('signal_definitions')
  @Changes({
    type: shape('SignalDefinition'),
    description: '422 `trial_id` for values that were not tried, 403 for those the caller has tried.',
  })
  @ApiParam({ name: 'kind', enum: DEFINED_SIGNAL_KINDS })
  change(
    @User() user: CurrentUser,
    @Param('kind', KindPipe) kind: DefinedSignalKind,
    @Body() body: SignalDefinitionChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<SignalDefinition> {
    return this.definitions.change(user, kind, body, ifMatch);
  }
}
