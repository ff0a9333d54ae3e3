import { Get, Header, Param, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { CaseSheets } from './case-sheet.service.js';

/** A case on one page. */
@GuardedRoutes('journeys', 'patient-journeys')
export class CaseSheetController {
  constructor(private readonly sheets: CaseSheets) {}

  @Get(':id/case-sheet')
  @Expensive('pdf')
  @Access('patient_journeys')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description: 'For the staff and the hospital, by what they see. The printing is written down.',
  })
  print(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return this.sheets.print(user, id);
  }
}
