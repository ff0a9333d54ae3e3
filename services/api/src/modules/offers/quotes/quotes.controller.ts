import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Quote } from '@ayana/contracts/journey';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
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
} from './quotes.dto.js';
import { Quotes } from './quotes.service.js';

/** Of the ETag: `version` is that of the offer. */
const revisionOf = ({ revision }: Quote): number => revision;

/** Hospitals' offers on a case. Case workers see and enter all, a hospital its own; the patient sees what was sent. */
@GuardedRoutes('quotes', 'quotes')
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly decisions: QuoteDecisions,
    private readonly questions: QuoteQuestions,
    private readonly papers: QuotePapers,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('Quotes') })
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
    return { quote: quote === null ? null : { ...quote, not_given: [...quote.not_given], lines: [...quote.lines] } };
  }

  @Get(':id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: QuoteDto })
  @WithEtag(revisionOf)
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<Quote> {
    return this.quotes.detail(user, id);
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
  @Creates({ type: QuoteDto, etag: revisionOf, description: 'A draft: the next version of this hospital.' })
  @ApiConfirmed()
  create(@User() user: CurrentUser, @Body() body: NewQuoteDto): Creation<Quote> {
    return (em) => this.quotes.create(em, user, body);
  }

  @Patch(':id')
  @Access('hospital_writing')
  @Changes({ type: QuoteDto, etag: revisionOf, description: '409 `illegal_transition` for one that was sent.' })
  @ApiConfirmed()
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: QuoteChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Quote> {
    return this.quotes.change(user, id, body, ifMatch);
  }

  @Post(':id/send')
  @Access('hospital_writing')
  @Changes({ type: QuoteDto, etag: revisionOf, description: 'The hospital’s earlier version is replaced.' })
  send(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Quote> {
    return this.quotes.send(user, id, ifMatch);
  }

  @Post(':id/withdraw')
  @Access('hospital_writing')
  @Changes({ type: QuoteDto, etag: revisionOf, description: 'It can no longer be accepted. A draft is dropped.' })
  withdraw(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: QuoteReasonDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Quote> {
    return this.quotes.withdraw(user, id, body, ifMatch);
  }

  @Post(':id/accept')
  @Access('patient_journeys')
  @Creates({
    type: QuoteDto,
    status: 200,
    etag: revisionOf,
    description: 'By the patient. 409 `already_decided` once a quote was chosen.',
  })
  accept(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<Quote> {
    return (em) => this.decisions.accept(em, user, id);
  }

  @Post(':id/decline')
  @Access('patient_journeys')
  @Creates({
    type: QuoteDto,
    status: 200,
    etag: revisionOf,
    description: 'By the patient. The case manager reads it as a message.',
  })
  decline(@User() user: CurrentUser, @Param('id', IdPipe) id: string, @Body() body: QuoteReasonDto): Creation<Quote> {
    return (em) => this.decisions.decline(em, user, id, body);
  }

  @Post(':id/questions')
  @Access('patient_journeys')
  @Creates({
    type: QuoteDto,
    etag: revisionOf,
    description: 'By the patient: it waits for the hospital, and is a message to the case manager.',
  })
  ask(@User() user: CurrentUser, @Param('id', IdPipe) id: string, @Body() body: QuoteQuestionDto): Creation<Quote> {
    return (em) => this.questions.ask(em, user, id, body);
  }

  @Post(':id/questions/:question_id/answer')
  @Access('hospital_writing')
  @Creates({
    type: QuoteDto,
    etag: revisionOf,
    description:
      'By the hospital while its quote can be accepted or is, by the staff always. 409 `illegal_transition` for a question that is answered.',
  })
  answer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('question_id', IdPipe) questionId: string,
    @Body() body: QuoteAnswerDto,
  ): Creation<Quote> {
    return (em) => this.questions.answer(em, user, id, questionId, body);
  }
}
