import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Bill } from '@ayana/contracts/journey';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { BillChangeDto, NewBillDto } from './bills.dto.js';
import { Bills } from './bills.service.js';

/** Of the ETag: `version` is that of the bill. */
const revisionOf = ({ revision }: Bill): number => revision;

/** Interim and final bills, beside the accepted quote. Its hospital writes them; the patient and case workers read what was sent. */
@GuardedRoutes('bills', 'bills')
export class BillsController {
  constructor(private readonly bills: Bills) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('Bills') })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: Bill[] }> {
    return this.bills.list(user, journey_id);
  }

  @Get(':id/pdf')
  @Expensive('pdf')
  @Access('patient_journeys')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description: 'Tagged, in the language of the patient, with each difference to the quote.',
  })
  async paper(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { pdf, file_name } = await this.bills.paper(user, id);
    return pdfFile(pdf, file_name);
  }

  @Post()
  @Access('hospital_portal')
  @Creates({ type: shape('Bill'), etag: revisionOf, description: 'A draft with the lines of the accepted quote.' })
  create(@User() user: CurrentUser, @Body() body: NewBillDto): Creation<Bill> {
    return (em) => this.bills.create(em, user, body);
  }

  @Patch(':id')
  @Access('hospital_portal')
  @Changes({ type: shape('Bill'), etag: revisionOf, description: '409 `illegal_transition` for one that was sent.' })
  @ApiConfirmed()
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BillChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Bill> {
    return this.bills.change(user, id, body, ifMatch);
  }

  @Post(':id/send')
  @Access('hospital_portal')
  @Changes({
    type: shape('Bill'),
    etag: revisionOf,
    description: '422 at each line that differs from the quote without an explanation.',
  })
  send(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Bill> {
    return this.bills.send(user, id, ifMatch);
  }

  @Delete(':id')
  @Access('hospital_portal')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Of a draft. 409 `illegal_transition` for one that was sent.' })
  drop(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.bills.drop(user, id);
  }
}
