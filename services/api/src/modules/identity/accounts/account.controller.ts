import type { Sent } from '@ayana/contracts/identity';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Patch, Post, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnySession, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { AccountChangesDto, AccountDto, ChangeEmailDto } from './account.dto.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountsService } from './accounts.service.js';
import { Consents } from './consents.service.js';
import { SameOriginGuard, SessionCookies } from '../sessions/session-cookies.js';
import { EmailChange } from './email-change.service.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { ConfirmDto } from '../passwords/password.dto.js';
import { GivenConsentDto } from '../sign-up/sign-up.dto.js';

@UseGuards(SameOriginGuard)
@GuardedRoutes('identity', 'auth')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly consents: Consents,
    private readonly emailChange: EmailChange,
    private readonly deletion: AccountDeletion,
    private readonly cookies: SessionCookies,
    private readonly devices: KnownDevices,
  ) {}

  @Get('account')
  @AnySession()
  @ApiOkResponse({ type: AccountDto })
  read(@User() user: CurrentUser): Promise<AccountDto> {
    return this.accounts.read(user);
  }

  @Patch('account')
  @AnySession()
  @Changes({
    type: AccountDto,
    etag: false,
    description: 'The account as it is now; its role changes with a complete profile.',
  })
  change(
    @User() user: CurrentUser,
    @Body() changes: AccountChangesDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<AccountDto> {
    return this.accounts.change(user, changes, ifMatch);
  }

  @Post('change-email')
  @AnySession()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Sent'), description: 'The same whether another account has the address or not.' })
  changeEmail(@User() user: CurrentUser, @Body() body: ChangeEmailDto): Promise<Sent> {
    return this.emailChange.ask(user, body);
  }

  @Post('delete-account')
  @AnySession()
  @RateLimited('accounts')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The account is gone, and everybody who was signed in to it is signed out.' })
  async delete(
    @User() user: CurrentUser,
    @Body() { password }: ConfirmDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(user, password);
    this.cookies.clear(reply);
    this.devices.clear(reply);
  }

  @Post('consents')
  @AnySession()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The consent to the processing of health data holds, from now if it did not.' })
  giveConsent(@User() user: CurrentUser, @Body() _agreed: GivenConsentDto): Promise<void> {
    return this.consents.give(user);
  }

  @Post('consents/withdraw')
  @AnySession()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The consent to the processing of health data is withdrawn.' })
  withdrawConsent(@User() user: CurrentUser): Promise<void> {
    return this.consents.withdraw(user);
  }
}
