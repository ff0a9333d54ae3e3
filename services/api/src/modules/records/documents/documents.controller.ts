import type { CaseDocuments, PapersToCheckPage, CaseDocument } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import {
  Body,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { FormUploads } from '../../../platform/files/form-uploads.js';
import { AcceptsForm } from '../../../platform/files/upload-bodies.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe, InputPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Answered, Creates, type Creation, Once, type RunOnce } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { DocumentContent } from './document-content.js';
import {
  DocumentChangeDto,
  DocumentContentQueryDto,
  DocumentsQueryDto,
  NewDocumentDto,
  PapersToCheckQueryDto,
  WantedDocumentDto,
} from './documents.dto.js';
import { Documents } from './documents.service.js';

/** The papers of journeys. Patients and staff see all of a journey, others what was shared with them. */
@GuardedRoutes('documents', 'documents')
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly content: DocumentContent,
    private readonly forms: FormUploads,
    private readonly database: Database,
  ) {}

  @Get()
  @Access('patient_journeys')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: shape('CaseDocuments') })
  async list(@User() user: CurrentUser, @Query() { journey_id }: DocumentsQueryDto): Promise<CaseDocuments> {
    return { items: await this.documents.list(user, journey_id) };
  }

  @Get('to-check')
  @Access('case_work')
  @ApiOkResponse({ type: shape('PapersToCheckPage'), description: 'Of all journeys, oldest first.' })
  toCheck(@Query() query: PapersToCheckQueryDto): Promise<PapersToCheckPage> {
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
  @Creates({
    type: shape('CaseDocument'),
    etag: false,
    description: 'An upload that is sent again is added once, as is a form with the same key.',
  })
  async add(@User() user: CurrentUser, @Req() request: FastifyRequest, @Once() once: RunOnce): Promise<Answered> {
    // The key of a form is the name of its upload, so a form that is sent again adds nothing.
    if (request.isMultipart())
      return this.forms.use(user, request, (fields, upload_id) =>
        this.documents.add(
          user,
          checked({ ...fields, upload_id }),
          'file',
          async (work) => new Answered(await this.database.write(work)),
        ),
      );
    return this.documents.add(user, checked(request.body), 'upload_id', once);
  }

  @Post('wanted')
  @Access('case_work')
  @Creates({ type: shape('CaseDocuments'), description: 'The papers of the journey. The patient is notified.' })
  want(@User() user: CurrentUser, @Body() body: WantedDocumentDto): Creation<CaseDocuments> {
    return async (em) => ({
      items: await this.documents.wantAndList(em, user, body),
    });
  }

  /** What is in a file must never run: neither in the page that shows it nor on its own. */
  @Get(':id/content')
  @Access('patient_journeys')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiOkResponse({
    schema: { type: 'string', format: 'binary' },
    description: 'As an attachment. The opening is written down.',
  })
  open(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() { inline = false }: DocumentContentQueryDto,
  ): Promise<StreamableFile> {
    return this.content.open(user, id, inline);
  }

  @Patch(':id')
  @Access('case_work')
  @Changes({ type: shape('CaseDocument'), description: 'A refused paper becomes a notification to the patient.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DocumentChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<CaseDocument> {
    return this.documents.change(user, id, body, ifMatch);
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
