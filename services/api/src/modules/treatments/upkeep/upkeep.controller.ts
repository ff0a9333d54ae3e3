import type { Treatment } from '@ayana/contracts/catalogue';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Param, Patch, Post } from '@nestjs/common';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewTreatmentDto, TreatmentChangeDto } from './upkeep.dto.js';
import { TreatmentUpkeep } from './upkeep.service.js';
import { upkeepVersion } from './upkeep-version.js';

/** Changes of treatments, by staff. */
@GuardedRoutes('catalogue', 'treatments')
export class TreatmentUpkeepController {
  constructor(private readonly upkeep: TreatmentUpkeep) {}

  @Post()
  @Access('catalogue_upkeep')
  @Creates({ type: shape('Treatment'), etag: upkeepVersion })
  add(@User() user: CurrentUser, @Body() body: NewTreatmentDto): Creation<Treatment> {
    return (em) => this.upkeep.add(em, user, body);
  }

  @Patch(':id')
  @Access('catalogue_upkeep')
  @Changes({ type: shape('Treatment'), etag: upkeepVersion })
  @ApiConfirmed()
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Treatment> {
    return this.upkeep.update(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('catalogue_upkeep')
  @Changes({ status: 204, description: 'Deactivated: no public page shows it any more. It can be restored.' })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.upkeep.remove(user, id, ifMatch);
  }

  @Post(':id/restore')
  @Access('catalogue_upkeep')
  @Changes({
    type: shape('Treatment'),
    etag: upkeepVersion,
    description: '409 `illegal_transition` where its category is not active.',
  })
  restore(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Treatment> {
    return this.upkeep.restore(user, id, ifMatch);
  }
}
