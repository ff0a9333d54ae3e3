import type { CasePayment } from '@ayana/contracts/journey';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { CasePaymentChangeDto, NewCasePaymentDto } from './payments.dto.js';
import { Payments } from './payments.service.js';

/** Deposits and room fees: what is due, how it is paid, and what was received. */
@GuardedRoutes('case payments', 'case-payments')
export class PaymentsController {
  constructor(private readonly payments: Payments) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('CasePayments'),
    description: 'For the patient, the staff and the hospital whose quote was accepted.',
  })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: CasePayment[] }> {
    return this.payments.list(user, journey_id);
  }

  @Post()
  @Access('case_work')
  @Creates({ type: shape('CasePayment'), description: 'The patient is notified.' })
  create(@User() user: CurrentUser, @Body() body: NewCasePaymentDto): Creation<CasePayment> {
    return (em) => this.payments.create(em, user, body);
  }

  @Post(':id/report')
  @Access('patient_journeys')
  @Creates({
    type: shape('CasePayment'),
    status: 200,
    description: 'By the patient: it is paid. The staff look whether it arrived.',
  })
  report(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<CasePayment> {
    return (em) => this.payments.report(em, user, id);
  }

  @Patch(':id')
  @Access('case_work')
  @Changes({ type: shape('CasePayment'), description: '409 `illegal_transition` for one that is settled.' })
  @ApiConfirmed()
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CasePaymentChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<CasePayment> {
    return this.payments.change(user, id, body, ifMatch);
  }
}
