import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Bill } from '@ayana/contracts/journey';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../journey-part-query.dto.js';
import { BillChangeDto, BillDto, BillsDto, NewBillDto } from './bills.dto.js';
import { Bills } from './bills.service.js';

/** A bill with its ETag: the row's revision, because `version` is that of the bill. */
function withRevision(reply: FastifyReply, bill: Bill): BillDto {
  withEtag(reply, { version: bill.revision });
  return { ...bill, lines: [...bill.lines], quote: { ...bill.quote, lines: [...bill.quote.lines] } };
}

/** Interim and final bills, beside the accepted quote. Its hospital writes them; the patient and case workers read what was sent. */
@ApiTags('bills')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('bills')
export class BillsController {
  constructor(
    private readonly bills: Bills,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: BillsDto })
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
  @ApiIdempotent()
  @ApiCreatedResponse({ type: BillDto, description: 'A draft with the lines of the accepted quote.' })
  create(
    @User() user: CurrentUser,
    @Body() body: NewBillDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withRevision(reply, await this.bills.create(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('hospital_portal')
  @ApiIfMatch()
  @ApiConfirmed()
  @ApiOkResponse({ type: BillDto, description: '409 `illegal_transition` for one that was sent.' })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BillChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BillDto> {
    return withRevision(reply, await this.bills.change(user, id, body, ifMatch));
  }

  @Post(':id/send')
  @Access('hospital_portal')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: BillDto, description: '422 at each line that differs from the quote without an explanation.' })
  async send(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BillDto> {
    return withRevision(reply, await this.bills.send(user, id, ifMatch));
  }

  @Delete(':id')
  @Access('hospital_portal')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Of a draft. 409 `illegal_transition` for one that was sent.' })
  drop(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.bills.drop(user, id);
  }
}
