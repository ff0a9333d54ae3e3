import type { AcceptedSignUp } from '@ayana/contracts/organisations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Param, Post } from '@nestjs/common';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { SignUpAcceptanceDto } from './sign-ups.dto.js';
import { SignUps } from './sign-ups.service.js';

/** People who registered as a partner or a doctor, accepted to where they work. */
@GuardedRoutes('users', 'users/:id/application')
export class SignUpsController {
  constructor(private readonly signUps: SignUps) {}

  @Post('accept')
  @Access('users')
  @Creates({
    type: shape('AcceptedSignUp'),
    description: 'Their portal opens with the next request. 409 `illegal_transition` when no application waits.',
  })
  accept(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: SignUpAcceptanceDto,
  ): Creation<AcceptedSignUp> {
    return (em) => this.signUps.accept(em, user, id, body);
  }
}
