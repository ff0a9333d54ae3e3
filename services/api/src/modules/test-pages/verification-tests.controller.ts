import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewVerificationTestDto, VerificationTestDto, VerificationTestsDto } from './verification-tests.dto.js';
import { VerificationTests } from './verification-tests.service.js';

@GuardedRoutes('test pages', 'verification-tests')
export class VerificationTestsController {
  constructor(private readonly tests: VerificationTests) {}

  @Get()
  @Access('test_pages')
  @ApiOkResponse({ type: VerificationTestsDto })
  list(): Promise<VerificationTestsDto> {
    return this.tests.list();
  }

  @Post()
  @Access('test_pages')
  @ApiCreatedResponse({ type: VerificationTestDto })
  start(@User() user: CurrentUser, @Body() body: NewVerificationTestDto): Promise<VerificationTestDto> {
    return this.tests.start(user, body);
  }

  @Get(':id')
  @Access('test_pages')
  @ApiOkResponse({ type: VerificationTestDto })
  find(@Param('id', IdPipe) id: string): Promise<VerificationTestDto> {
    return this.tests.find(id);
  }

  @Post(':id/resend')
  @Access('test_pages')
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationTestDto })
  resend(@Param('id', IdPipe) id: string): Promise<VerificationTestDto> {
    return this.tests.resend(id);
  }

  /** Opens the newest link; the second time it must be refused. */
  @Post(':id/open')
  @Access('test_pages')
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationTestDto })
  open(@Param('id', IdPipe) id: string): Promise<VerificationTestDto> {
    return this.tests.open(id);
  }

  @Delete(':id')
  @Access('test_pages')
  @ApiOkResponse({ type: VerificationTestDto, description: 'The account is gone; the steps stay.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<VerificationTestDto> {
    return this.tests.remove(user, id);
  }
}
