import type { EnteredEnquiry } from '@ayana/contracts/enquiries';
import { Body, Post } from '@nestjs/common';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewEnquiryDto } from './enquiries.dto.js';
import { Enquiries } from './enquiries.service.js';

@GuardedRoutes('enquiries', 'enquiries')
export class EnquiriesController {
  constructor(private readonly enquiries: Enquiries) {}

  @Post()
  @Access('inbox')
  @Creates({ type: shape('EnteredEnquiry'), description: 'It is in the inbox, claimed by the caller.' })
  enter(@User() user: CurrentUser, @Body() body: NewEnquiryDto): Creation<EnteredEnquiry> {
    return (em) => this.enquiries.enter(em, user, body);
  }
}
