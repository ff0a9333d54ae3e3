import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Quote } from '@ayana/contracts/journey';
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
import { QuoteDecisions } from './quote-decisions.service.js';
import { QuotePapers } from './quote-papers.service.js';
import { QuoteQuestions } from './quote-questions.service.js';
import {
  LastQuoteDto,
  LastQuoteQueryDto,
  NewQuoteDto,
  QuoteAnswerDto,
  QuoteChangeDto,
  QuoteDto,
  QuoteQuestionDto,
  QuoteReasonDto,
  QuotesDto,
} from './quotes.dto.js';
import { Quotes } from './quotes.service.js';

/** A quote with its ETag: the row's revision, because `version` is that of the offer. */
function withRevision(reply: FastifyReply, quote: Quote): QuoteDto {
  withEtag(reply, { version: quote.revision });
  return { ...quote, lines: [...quote.lines], questions: [...quote.questions] };
}

/** Hospitals' offers on a case. Case workers see and enter all, a hospital its own; the patient sees what was sent. */
@ApiTags('quotes')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('quotes')
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly decisions: QuoteDecisions,
    private readonly questions: QuoteQuestions,
    private readonly papers: QuotePapers,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: QuotesDto })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: Quote[] }> {
    return this.quotes.list(user, journey_id);
  }

  @Get('last')
  @Access('hospital_writing')
  @ApiOkResponse({
    type: LastQuoteDto,
    description: 'The last one that the hospital of a referral sent for the same treatment, to begin the next with.',
  })
  async last(@User() user: CurrentUser, @Query() { assignment_id }: LastQuoteQueryDto): Promise<LastQuoteDto> {
    const { quote } = await this.quotes.last(user, assignment_id);
    return { quote: quote === null ? null : { ...quote, lines: [...quote.lines] } };
  }

  @Get(':id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: QuoteDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteDto> {
    return withRevision(reply, await this.quotes.detail(user, id));
  }

  @Get(':id/pdf')
  @Expensive('pdf')
  @Access('patient_journeys')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description: 'Tagged, in the language of the patient.',
  })
  async paper(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { pdf, file_name } = await this.papers.paper(user, id);
    return pdfFile(pdf, file_name);
  }

  @Post()
  @Access('hospital_writing')
  @ApiIdempotent()
  @ApiConfirmed()
  @ApiCreatedResponse({ type: QuoteDto, description: 'A draft: the next version of this hospital.' })
  create(
    @User() user: CurrentUser,
    @Body() body: NewQuoteDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withRevision(reply, await this.quotes.create(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('hospital_writing')
  @ApiIfMatch()
  @ApiConfirmed()
  @ApiOkResponse({ type: QuoteDto, description: '409 `illegal_transition` for one that was sent.' })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: QuoteChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteDto> {
    return withRevision(reply, await this.quotes.change(user, id, body, ifMatch));
  }

  @Post(':id/send')
  @Access('hospital_writing')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: QuoteDto, description: 'The hospital’s earlier version is replaced.' })
  async send(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteDto> {
    return withRevision(reply, await this.quotes.send(user, id, ifMatch));
  }

  @Post(':id/withdraw')
  @Access('hospital_writing')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: QuoteDto, description: 'It can no longer be accepted. A draft is dropped.' })
  async withdraw(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: QuoteReasonDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteDto> {
    return withRevision(reply, await this.quotes.withdraw(user, id, body, ifMatch));
  }

  @Post(':id/accept')
  @Access('patient_journeys')
  @HttpCode(200)
  @ApiIdempotent()
  @ApiOkResponse({ type: QuoteDto, description: 'By the patient. 409 `already_decided` once a quote was chosen.' })
  accept(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 200, async (em) =>
      withRevision(reply, await this.decisions.accept(em, user, id)),
    );
  }

  @Post(':id/decline')
  @Access('patient_journeys')
  @HttpCode(200)
  @ApiIdempotent()
  @ApiOkResponse({ type: QuoteDto, description: 'By the patient. The case manager reads it as a message.' })
  decline(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: QuoteReasonDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 200, async (em) =>
      withRevision(reply, await this.decisions.decline(em, user, id, body)),
    );
  }

  @Post(':id/questions')
  @Access('patient_journeys')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: QuoteDto, description: 'By the patient: a message to the case manager.' })
  ask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: QuoteQuestionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withRevision(reply, await this.questions.ask(em, user, id, body)),
    );
  }

  @Post(':id/questions/:question_id/answer')
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: QuoteDto, description: '409 `illegal_transition` for a question that is answered.' })
  answer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('question_id', IdPipe) questionId: string,
    @Body() body: QuoteAnswerDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withRevision(reply, await this.questions.answer(em, user, id, questionId, body)),
    );
  }
}
