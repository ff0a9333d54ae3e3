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
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { FormUploads } from '../../../platform/files/form-uploads.js';
import { AcceptsForm } from '../../../platform/files/upload-bodies.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe, InputPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { DocumentContent } from './document-content.js';
import {
  CaseDocumentDto,
  CaseDocumentsDto,
  DocumentChangeDto,
  DocumentContentQueryDto,
  DocumentsQueryDto,
  NewDocumentDto,
  PapersToCheckPageDto,
  PapersToCheckQueryDto,
  WantedDocumentDto,
} from './documents.dto.js';
import { Documents } from './documents.service.js';

/** What is in a file must never run: neither in the page that shows it nor on its own. */
const CONTENT_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** The papers of journeys. Patients and staff see all of a journey, others what was shared with them. */
@ApiTags('documents')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly content: DocumentContent,
    private readonly forms: FormUploads,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: CaseDocumentsDto })
  async list(
    @User() user: CurrentUser,
    @Query() { journey_id }: DocumentsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDocumentsDto> {
    void reply.header('cache-control', 'no-store');
    return { items: await this.documents.list(user, journey_id) };
  }

  @Get('to-check')
  @Access('case_work')
  @ApiOkResponse({ type: PapersToCheckPageDto, description: 'Of all journeys, oldest first.' })
  toCheck(@Query() query: PapersToCheckQueryDto): Promise<PapersToCheckPageDto> {
    return this.documents.toCheck(query);
  }

  @Post()
  @Access('patient_journeys')
  @AcceptsForm()
  @RateLimited('uploads')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({
    type: NewDocumentDto,
    description: 'Or a form with the same fields and the `file` itself instead of `upload_id` (at most 10 MB: 413).',
  })
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: CaseDocumentDto,
    description: 'An upload that is sent again is added once, as is a form with the same key.',
  })
  async add(
    @User() user: CurrentUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDocumentDto | string> {
    // The key of a form is the name of its upload, so a form that is sent again adds nothing.
    if (request.isMultipart())
      return this.forms.use(user, request, (fields, upload_id) =>
        this.documents.add(user, checked({ ...fields, upload_id }), 'file', (work) => this.database.write(work)),
      );
    return this.documents.add(user, checked(request.body), 'upload_id', (work) =>
      this.idempotency.run(request, reply, 201, work),
    );
  }

  @Post('wanted')
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: CaseDocumentsDto, description: 'The papers of the journey. The patient is notified.' })
  want(
    @User() user: CurrentUser,
    @Body() body: WantedDocumentDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) => ({
      items: await this.documents.wantAndList(em, user, body),
    }));
  }

  @Get(':id/content')
  @Access('patient_journeys')
  @ApiOkResponse({
    schema: { type: 'string', format: 'binary' },
    description: 'As an attachment. The opening is written down.',
  })
  open(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() { inline = false }: DocumentContentQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.headers(CONTENT_HEADERS);
    return this.content.open(user, id, inline);
  }

  @Patch(':id')
  @Access('case_work')
  @ApiIfMatch()
  @ApiOkResponse({ type: CaseDocumentDto, description: 'A refused paper becomes a notification to the patient.' })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DocumentChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDocumentDto> {
    return withEtag(reply, await this.documents.change(user, id, body, ifMatch));
  }

  @Delete(':id')
  @Access('patient_journeys')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'By its sender until it is checked; a wanted one by staff.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.documents.remove(user, id);
  }
}

/** The body of either kind, by the same rules. */
const checked = (body: unknown): NewDocumentDto =>
  new InputPipe().transform(body, { type: 'body', metatype: NewDocumentDto }) as NewDocumentDto;
