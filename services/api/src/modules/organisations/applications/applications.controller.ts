import { shape } from '../../../platform/http/openapi/shape.js';
import type { SiteApplication } from '@ayana/contracts/organisations';
import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { ApplicationAcceptanceDto, ApplicationQuestionDto, ApplicationRefusalDto } from './applications.dto.js';
import { SiteApplications } from './applications.service.js';

/** Applications of the public site, decided where they arrive: at their request in the inbox. */
@GuardedRoutes('inbox', 'inbox/:id/application')
export class ApplicationsController {
  constructor(private readonly applications: SiteApplications) {}

  @Get()
  @Access('organisations')
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: '#/components/schemas/SiteApplicationDto' }] },
    description: 'Null for a request that is no application.',
  })
  @JsonValue()
  find(@Param('id', IdPipe) id: string): Promise<SiteApplication | null> {
    return this.applications.find(id);
  }

  @Post('accept')
  @Access('organisations')
  @Creates({ type: shape('SiteApplication'), description: 'The applicant is invited by mail.' })
  accept(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ApplicationAcceptanceDto,
  ): Creation<SiteApplication> {
    return (em) => this.applications.accept(em, user, id, body);
  }

  @Post('refuse')
  @Access('organisations')
  @Creates({ type: shape('SiteApplication'), description: 'The applicant reads the reason in a mail.' })
  refuse(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ApplicationRefusalDto,
  ): Creation<SiteApplication> {
    return (em) => this.applications.refuse(em, user, id, reason);
  }

  @Post('ask')
  @Access('organisations')
  @Creates({ type: shape('SiteApplication'), description: 'A reply of the request; the application waits on.' })
  ask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { message }: ApplicationQuestionDto,
  ): Creation<SiteApplication> {
    return (em) => this.applications.ask(em, user, id, message);
  }
}
