import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { ConsultationRequestsService } from './consultation-requests.service.js';
import { ConsultationRequestDto } from './inbox-answers.dto.js';

@GuardedRoutes('consultation requests', 'consultation-requests')
export class ConsultationRequestsController {
  constructor(private readonly requests: ConsultationRequestsService) {}

  @Get()
  @Access('signed_in')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiOkResponse({ type: [ConsultationRequestDto], description: 'The newest 100 of the caller’s own, newest first.' })
  list(@User() user: CurrentUser): Promise<ConsultationRequestDto[]> {
    return this.requests.list(user);
  }
}
