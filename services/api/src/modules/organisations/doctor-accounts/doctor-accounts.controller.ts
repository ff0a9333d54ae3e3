import { shape } from '../../../platform/http/openapi/shape.js';
import type { DoctorAccount } from '@ayana/contracts/organisations';
import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { DoctorLinkDto } from './doctor-accounts.dto.js';
import { DoctorAccounts } from './doctor-accounts.service.js';

/** The account of a doctor of the catalogue, by the doctor's id. */
@GuardedRoutes('organisations', 'doctor-accounts')
export class DoctorAccountsController {
  constructor(private readonly accounts: DoctorAccounts) {}

  @Get(':id')
  @Access('organisations')
  @ApiOkResponse({ type: shape('DoctorAccount') })
  find(@Param('id', IdPipe) id: string): Promise<DoctorAccount> {
    return this.accounts.find(id);
  }

  @Post(':id/link')
  @Access('organisations')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('DoctorAccount'), description: 'The account has the role of a doctor from now on.' })
  link(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { email }: DoctorLinkDto,
  ): Promise<DoctorAccount> {
    return this.accounts.link(user, id, email);
  }

  @Delete(':id/link')
  @Access('organisations')
  @ApiOkResponse({
    type: shape('DoctorAccount'),
    description: 'The access of the account ends; its open work is taken back.',
  })
  unlink(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<DoctorAccount> {
    return this.accounts.unlink(user, id);
  }
}
