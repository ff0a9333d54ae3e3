import { Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../http/access/access.js';
import { IdPipe } from '../http/input/input.pipe.js';
import { Routes } from '../http/routes/routes.js';
import { FileLinkQueryDto } from './files.dto.js';
import { Files } from './files.service.js';

/** Downloads by signed links, which the browser opens by itself: without headers, so without a session. */
@Routes('files', 'files')
export class FilesController {
  constructor(private readonly files: Files) {}

  @Get(':id/content')
  @Public()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'Always as an attachment.' })
  open(@Param('id', IdPipe) id: string, @Query() link: FileLinkQueryDto): Promise<StreamableFile> {
    return this.files.open(id, link);
  }
}
