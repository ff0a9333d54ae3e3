import type { KnownPerson } from '@ayana/contracts/journey';
import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { PersonMergeDto, PersonSplitDto } from './persons.dto.js';
import { Persons } from './persons.service.js';

/** All enquiries, requests and cases of one person, found from any of them. */
@GuardedRoutes('cases', 'persons')
export class PersonsController {
  constructor(private readonly persons: Persons) {}

  @Get(':id')
  @Access('case_work')
  @ApiOkResponse({
    type: shape('KnownPerson'),
    description: 'By the id of an enquiry, a treatment request, a case, or the account of a patient.',
  })
  find(@Param('id', IdPipe) id: string): Promise<KnownPerson> {
    return this.persons.find(id);
  }

  @Post(':id/merges')
  @Access('case_work')
  @Creates({ type: shape('KnownPerson'), description: 'The other record, and all of its person, are of this one.' })
  merge(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PersonMergeDto,
  ): Creation<KnownPerson> {
    return (em) => this.persons.merge(em, user, id, body);
  }

  @Post(':id/separations')
  @Access('case_work')
  @Creates({ type: shape('KnownPerson'), description: 'The person without that record.' })
  separate(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PersonSplitDto,
  ): Creation<KnownPerson> {
    return (em) => this.persons.split(em, user, id, body);
  }
}
