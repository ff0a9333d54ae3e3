import type { ProposedDoctor } from '@ayana/contracts/organisations';
import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewProposedDoctorDto, ProposedDoctorRefusalDto } from './proposed-doctors.dto.js';
import { ProposedDoctors } from './proposed-doctors.service.js';

/** Doctors that a hospital asks the staff to invite. */
@GuardedRoutes('organisations')
export class ProposedDoctorsController {
  constructor(private readonly proposed: ProposedDoctors) {}

  @Post('organisations/:id/proposed-doctors')
  @Access('organisation')
  @Creates({ type: shape('ProposedDoctor'), description: 'By members of a hospital who may write; the staff decide.' })
  propose(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewProposedDoctorDto,
  ): Creation<ProposedDoctor> {
    return (em) => this.proposed.propose(em, user, id, body);
  }

  @Post('proposed-doctors/:id/withdraw')
  @Access('organisation')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('ProposedDoctor'), description: '409 `illegal_transition` once it was decided.' })
  withdraw(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ProposedDoctor> {
    return this.proposed.withdraw(user, id);
  }

  @Post('proposed-doctors/:id/invite')
  @Access('organisation')
  @Creates({
    type: shape('ProposedDoctor'),
    description: 'Again, after an invitation was taken back: at the address that was approved.',
  })
  invite(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<ProposedDoctor> {
    return (em) => this.proposed.invite(em, user, id);
  }

  @Post('proposed-doctors/:id/approve')
  @Access('organisations')
  @Changes({
    type: shape('ProposedDoctor'),
    etag: false,
    description: 'A new doctor has an entry from now on, which is not shown yet. The doctor is invited by mail.',
  })
  approve(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ProposedDoctor> {
    return this.proposed.approve(user, id, ifMatch);
  }

  @Post('proposed-doctors/:id/refuse')
  @Access('organisations')
  @Changes({ type: shape('ProposedDoctor'), etag: false, description: 'With a reason, which is mailed.' })
  refuse(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ProposedDoctorRefusalDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ProposedDoctor> {
    return this.proposed.refuse(user, id, reason, ifMatch);
  }
}
