import type { FileLink } from '@ayana/contracts/operation';
import { shape } from '../../../platform/http/openapi/shape.js';
import type { Credential } from '@ayana/contracts/organisations';
import { Body, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { CredentialReturnDto, CredentialsQueryDto, NewCredentialDto } from './credentials.dto.js';
import { Credentials } from './credentials.service.js';

/** Licences and other papers with an end: their holders see their own, the staff every one. */
@GuardedRoutes('organisations', 'credentials')
export class CredentialsController {
  constructor(private readonly credentials: Credentials) {}

  @Get()
  @Access('organisation')
  @ApiOkResponse({ type: shape('CredentialsPage') })
  list(@User() user: CurrentUser, @Query() query: CredentialsQueryDto): Promise<Page<Credential>> {
    return this.credentials.list(user, query);
  }

  @Post()
  @Access('organisation')
  @RateLimited('uploads')
  @ApiCreatedResponse({
    type: shape('Credential'),
    description: 'By an owner, or the doctor. An upload is added once.',
  })
  add(@User() user: CurrentUser, @Body() body: NewCredentialDto): Promise<Credential> {
    return this.credentials.add(user, body);
  }

  @Get(':id/link')
  @Access('organisation')
  @ApiOkResponse({ type: shape('FileLink') })
  link(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<FileLink> {
    return this.credentials.link(user, id);
  }

  @Delete(':id')
  @Access('organisation')
  @HttpCode(204)
  @ApiNoContentResponse({ description: '409 `illegal_transition` for one that was accepted.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.credentials.remove(user, id);
  }

  @Post(':id/accept')
  @Access('organisations')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Credential') })
  accept(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<Credential> {
    return this.credentials.check(user, id, null);
  }

  @Post(':id/return')
  @Access('organisations')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Credential'), description: 'Its owners read the reason in a mail.' })
  sendBack(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: CredentialReturnDto,
  ): Promise<Credential> {
    return this.credentials.check(user, id, reason);
  }
}
