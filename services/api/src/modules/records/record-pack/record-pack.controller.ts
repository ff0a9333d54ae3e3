import { Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyExports } from '../export/journey-export.service.js';
import { RecordPackQueryDto } from './record-pack.dto.js';
import { RecordPacks } from './record-pack.service.js';

/** A journey as one file: the medical record as a PDF, and all of it as a ZIP. */
@GuardedRoutes('documents', 'patient-journeys/:id')
export class RecordPackController {
  constructor(
    private readonly packs: RecordPacks,
    private readonly exports: JourneyExports,
  ) {}

  @Get('record-pack')
  @Expensive('pack')
  @Access('patient_journeys')
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description: 'For the patient and staff. The opening is written down.',
  })
  async pack(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() { print = false }: RecordPackQueryDto,
  ): Promise<StreamableFile> {
    const pdf = await this.packs.make(user, id, print ? 'printed' : 'downloaded');
    return pdfFile(pdf, 'medical-record.pdf');
  }

  @Get('export')
  @Expensive('zip')
  @Access('patient_journeys')
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    description: 'For the patient: everything they see of the journey as JSON, and all files. It is written down.',
  })
  async export(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const zip = await this.exports.open(user, id);
    return new StreamableFile(zip, { type: 'application/zip', disposition: 'attachment; filename="my-journey.zip"' });
  }
}
