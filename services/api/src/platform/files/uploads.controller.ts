import { Delete, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiNoContentResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../http/access/access.js';
import { IdPipe } from '../http/input/input.pipe.js';
import { RateLimited } from '../http/limits/rate-limit.js';
import { GuardedRoutes } from '../http/routes/routes.js';
import { AcceptsUpload, UPLOAD_PART } from './upload-bodies.js';
import { header } from './upload-headers.js';
import { Uploads } from './uploads.service.js';

/** Resumable uploads (tus 1.0.0). What a file is for is said afterwards, with the id of its upload. */
@header('Tus-Resumable', '`1.0.0`')
@GuardedRoutes('files', 'uploads')
export class UploadsController {
  constructor(private readonly uploads: Uploads) {}

  @Post()
  @Access('signed_in')
  @RateLimited('uploads')
  @header('Upload-Length', 'Bytes of the file: 413 above 10 MB.')
  @header('Upload-Metadata', '`filename` and `filetype` in base64: 422 when the type is not allowed.')
  @ApiCreatedResponse({ description: '`Location` is the address of the upload; its last part is the id.' })
  begin(
    @User() user: CurrentUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.uploads.begin(user, request, reply);
  }

  @Head(':id')
  @Access('signed_in')
  @ApiNoContentResponse({ description: '`Upload-Offset` says how many bytes have arrived.' })
  progress(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.uploads.progress(user, id, request, reply);
  }

  @Patch(':id')
  @Access('signed_in')
  @AcceptsUpload()
  @RateLimited('upload_parts')
  @header('Upload-Offset', 'Where the part begins: 409 when other bytes have arrived.')
  @ApiConsumes(UPLOAD_PART)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse({ description: '`Upload-Offset` says how many bytes have arrived.' })
  part(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.uploads.take(user, id, request, reply);
  }

  @Delete(':id')
  @Access('signed_in')
  @HttpCode(204)
  @ApiNoContentResponse()
  cancel(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.uploads.cancel(user, id);
  }
}
