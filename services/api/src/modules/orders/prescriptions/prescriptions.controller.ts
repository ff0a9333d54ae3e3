import { shape } from '../../../platform/http/openapi/shape.js';
import type {
  OrderRecipient,
  Prescription,
  PrescriptionCounts,
  PrescriptionsPage,
  VerifiedPrescription,
} from '@ayana/contracts/journey';
import { Body, Get, Header, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { DeliveryProofs } from './delivery-proofs.service.js';
import { PrescriptionPapers } from './prescription-papers.service.js';
import { PrescriptionQueries } from './prescription-queries.service.js';
import { PrescriptionSignatures } from './prescription-signatures.service.js';
import {
  NewPrescriptionDto,
  PrescriptionAnswerDto,
  PrescriptionChangeDto,
  PrescriptionQuestionDto,
  PrescriptionsQueryDto,
  SignedFileDto,
} from './prescriptions.dto.js';
import { Prescriptions } from './prescriptions.service.js';

const PDF = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } as const } } };

/** Medicines of a case, from the prescription to their delivery. */
@GuardedRoutes('prescriptions', 'prescriptions')
export class PrescriptionsController {
  constructor(
    private readonly prescriptions: Prescriptions,
    private readonly queries: PrescriptionQueries,
    private readonly papers: PrescriptionPapers,
    private readonly signatures: PrescriptionSignatures,
    private readonly proofs: DeliveryProofs,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('PrescriptionsPage') })
  list(@User() user: CurrentUser, @Query() query: PrescriptionsQueryDto): Promise<PrescriptionsPage> {
    return this.prescriptions.list(user, query);
  }

  @Get('pharmacies')
  @Access('case_manager')
  @ApiOkResponse({ type: [shape('OrderRecipient')], description: 'Who can be asked, by name.' })
  pharmacies(): Promise<OrderRecipient[]> {
    return this.prescriptions.pharmacies();
  }

  @Get('counts')
  @Access('pharmacy_work')
  @ApiOkResponse({ type: shape('PrescriptionCounts'), description: 'Of one’s own pharmacy; of the staff all.' })
  counts(@User() user: CurrentUser): Promise<PrescriptionCounts> {
    return this.prescriptions.counts(user);
  }

  @Get('signed/:code')
  @Public()
  @RateLimited('letters')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({
    type: shape('VerifiedPrescription'),
    description: 'For anyone who has the paper: no medicine and no name; `unknown` for any other code.',
  })
  verify(@Param('code') code: string, @Query() { sha256 }: SignedFileDto): Promise<VerifiedPrescription> {
    return this.signatures.verify(code, sha256);
  }

  @Get(':id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('Prescription') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<Prescription> {
    return this.prescriptions.detail(user, id);
  }

  @Post()
  @Access('case_manager')
  @Creates({ type: shape('Prescription'), description: 'Signed by the password of the doctor who writes it.' })
  async create(@User() user: CurrentUser, @Body() body: NewPrescriptionDto): Promise<Creation<Prescription>> {
    await this.signatures.confirm(user, body);
    return (em) => this.prescriptions.create(em, user, body);
  }

  @Patch(':id')
  @Access('patient_journeys')
  @Changes({ type: shape('Prescription'), description: 'One of `steps`; 409 `illegal_transition` in another state.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PrescriptionChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Prescription> {
    return this.prescriptions.change(user, id, body, ifMatch);
  }

  @Post(':id/queries')
  @Access('pharmacy_work')
  @Creates({ type: shape('Prescription'), description: 'A question to the doctor; the prescription waits.' })
  ask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PrescriptionQuestionDto,
  ): Creation<Prescription> {
    return (em) => this.queries.ask(em, user, id, body);
  }

  @Post(':id/queries/:query_id/answer')
  @Access('case_manager')
  @ApiCreatedResponse({
    type: shape('Prescription'),
    description: '409 `illegal_transition` for one that is answered.',
  })
  @WithEtag()
  answer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('query_id', IdPipe) queryId: string,
    @Body() body: PrescriptionAnswerDto,
  ): Promise<Prescription> {
    return this.queries.answer(user, id, queryId, body);
  }

  @Get(':id/paper')
  @Expensive('pdf')
  @Access('patient_journeys')
  @ApiOkResponse({ ...PDF, description: 'As it was signed; for the pharmacy, the patient and the staff.' })
  async paper(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return fileOf(await this.signatures.paper(user, id));
  }

  @Get(':id/deliveries/:delivery_id/photo')
  @Access('patient_journeys')
  @ApiOkResponse({ description: 'The photo of the hand-over; 404 where none was taken, and for the one who wrote it.' })
  photo(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('delivery_id', IdPipe) deliveryId: string,
  ): Promise<StreamableFile> {
    return this.proofs.open(user, id, deliveryId);
  }

  @Get(':id/labels')
  @Expensive('pdf')
  @Access('pharmacy_work')
  @ApiOkResponse(PDF)
  async labels(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return fileOf(await this.papers.labels(user, id));
  }

  @Get(':id/courier-label')
  @Expensive('pdf')
  @Access('pharmacy_work')
  @ApiOkResponse({ ...PDF, description: 'For the parcel: who it is for, and nothing of what is inside.' })
  async courierLabel(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return fileOf(await this.papers.courierLabel(user, id));
  }

  @Get(':id/delivery-note')
  @Expensive('pdf')
  @Access('pharmacy_work')
  @ApiOkResponse(PDF)
  async deliveryNote(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return fileOf(await this.papers.deliveryNote(user, id));
  }
}

const fileOf = ({ pdf, file_name }: { pdf: Buffer; file_name: string }): StreamableFile => pdfFile(pdf, file_name);
