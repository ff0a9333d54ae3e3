import type { ResourceNeedDetail } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Param, Patch, Post } from '@nestjs/common';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiConfirmed } from '../../platform/http/confirmations.js';
import { IfMatch } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { CommitmentsService } from './commitments.service.js';
import { CommitmentChangeDto, CommitmentTransitionDto } from './resources.dto.js';

/** They answer with their need; `If-Match` names the version of the commitment. */
@GuardedRoutes('resources', 'resource-commitments')
export class CommitmentsController {
  constructor(private readonly commitments: CommitmentsService) {}

  @Patch(':id')
  @Access('resource_mobilization')
  @Changes({
    type: shape('ResourceNeedDetail'),
    etag: false,
    description: '409 `slot_taken` when it is elsewhere then.',
  })
  @ApiConfirmed()
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CommitmentChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetail> {
    return this.commitments.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('resource_mobilization')
  @Changes({
    type: shape('ResourceNeedDetail'),
    etag: false,
    description: 'One of its `transitions`. 409 `slot_taken` when it is elsewhere then, or has not as much left.',
  })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CommitmentTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetail> {
    return this.commitments.move(user, id, body, ifMatch);
  }
}
