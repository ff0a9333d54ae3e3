import type { Sent } from '@ayana/contracts/identity';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnySession, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { SameOriginGuard } from '../sessions/session-cookies.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { ChangePasswordDto, ResetPasswordDto } from './password.dto.js';
import { PasswordsService } from './passwords.service.js';
import { AddressDto } from '../sign-up/sign-up.dto.js';

@UseGuards(SameOriginGuard)
@Routes('identity', 'auth')
export class PasswordController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly devices: KnownDevices,
  ) {}

  @Post('request-password-reset')
  @Public()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Sent'), description: 'The same whether the address is known or not.' })
  requestReset(@Body() { email }: AddressDto): Promise<Sent> {
    return this.passwords.requestReset(email);
  }

  @Post('reset-password')
  @Public()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Sent'), description: 'The password is set and every session has ended.' })
  reset(@Body() body: ResetPasswordDto, @Req() request: FastifyRequest): Promise<Sent> {
    return this.passwords.reset(body, (email) => [email, this.devices.countOf(request, email)]);
  }

  @Post('change-password')
  @AnySession()
  @RateLimited('accounts')
  @HttpCode(204)
  @ApiBearerAuth('access_token')
  @ApiNoContentResponse({ description: 'The password is set and the other sessions have ended.' })
  change(@User() user: CurrentUser, @Body() body: ChangePasswordDto): Promise<void> {
    return this.passwords.change(user, body);
  }
}
