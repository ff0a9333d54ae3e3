import { shape } from '../../../platform/http/openapi/shape.js';
import type { Organisation, OrganisationDetail } from '@ayana/contracts/organisations';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewOrganisationDto, OrganisationChangeDto, OrganisationsQueryDto } from './organisations.dto.js';
import { Organisations } from './organisations.service.js';

/** Organisations: the staff see every one, their people their own. */
@GuardedRoutes('organisations', 'organisations')
export class OrganisationsController {
  constructor(private readonly organisations: Organisations) {}

  @Get()
  @Access('organisations')
  @ApiOkResponse({ type: shape('OrganisationsPage') })
  list(@Query() query: OrganisationsQueryDto): Promise<Page<Organisation>> {
    return this.organisations.list(query);
  }

  @Get('own')
  @Access('organisation')
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: '#/components/schemas/OrganisationDetailDto' }] },
    description: 'Null for who belongs to none.',
  })
  @WithEtag()
  @JsonValue()
  own(@User() user: CurrentUser): Promise<OrganisationDetail | null> {
    return this.organisations.own(user);
  }

  @Get(':id')
  @Access('organisation')
  @ApiOkResponse({ type: shape('OrganisationDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<OrganisationDetail> {
    return this.organisations.detail(user, id);
  }

  @Post()
  @Access('organisations')
  @Creates({ type: shape('OrganisationDetail'), description: 'Hospitals are added in the catalogue.' })
  add(@User() user: CurrentUser, @Body() body: NewOrganisationDto): Creation<OrganisationDetail> {
    return (em) => this.organisations.add(em, user, body);
  }

  @Patch(':id')
  @Access('organisation')
  @Changes({ type: shape('OrganisationDetail') })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: OrganisationChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<OrganisationDetail> {
    return this.organisations.change(user, id, body, ifMatch);
  }
}
