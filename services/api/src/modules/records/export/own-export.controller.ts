import { Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AnySession, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyExports } from './journey-export.service.js';

/** One's own data, for every account: with a case or without, with a role or before one is given. */
@GuardedRoutes('documents', 'own-export')
export class OwnExportController {
  constructor(private readonly exports: JourneyExports) {}

  @Get()
  @Expensive('zip')
  @AnySession()
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    description:
      'All that is kept of the account as JSON, and each journey, and each case without one, with its files in a folder. It is written down.',
  })
  async export(@User() user: CurrentUser): Promise<StreamableFile> {
    const zip = await this.exports.openPerson(user, user.id);
    return new StreamableFile(zip, { type: 'application/zip', disposition: 'attachment; filename="my-data.zip"' });
  }
}
