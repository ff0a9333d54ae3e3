import type { GuestAccess } from '@ayana/contracts/guest-case';
import { Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { StaffLinks } from './staff-links.service.js';

/** The link that the guest of an enquiry has, for the staff. 404 for an enquiry that is no case. */
@GuardedRoutes('guest case', 'inbox')
export class StaffLinksController {
  constructor(private readonly links: StaffLinks) {}

  @Get(':id/guest-link')
  @Access('inbox')
  @ApiOkResponse({ type: shape('GuestAccess') })
  read(@Param('id', IdPipe) id: string): Promise<GuestAccess> {
    return this.links.read(id);
  }

  @Post(':id/guest-link')
  @Access('inbox')
  @Creates({
    type: shape('GuestAccess'),
    description:
      'Mails a new link to the address of the enquiry and ends the one before; 409 once an account has the case.',
  })
  send(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<GuestAccess> {
    return (em) => this.links.send(em, user, id);
  }

  @Delete(':id/guest-link')
  @Access('inbox')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('GuestAccess'), description: 'The link ends, and with it every session that it gave.' })
  revoke(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<GuestAccess> {
    return this.links.revoke(user, id);
  }
}
