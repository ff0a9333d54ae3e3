import { GUEST_UPLOADS_PATH } from '@ayana/contracts/guest-case';
import { Delete, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiNoContentResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptsUpload, UPLOAD_PART } from '../../platform/files/upload-bodies.js';
import { header } from '../../platform/files/upload-headers.js';
import type { UploadOwner } from '../../platform/files/upload-owner.js';
import { Uploads } from '../../platform/files/uploads.service.js';
import { Public } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { GuestSecret } from './guest-secret.js';
import { GuestSessions } from './guest-sessions.service.js';

/** As `/uploads` (tus 1.0.0), for a guest: an upload belongs to the link, whichever of its sessions began it. */
@header('Tus-Resumable', '`1.0.0`')
@Routes('guest case', 'guest-case/uploads')
export class GuestUploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly sessions: GuestSessions,
  ) {}

  @Post()
  @Public()
  @RateLimited('uploads')
  @header('Upload-Length', 'Bytes of the file: 413 above 10 MB.')
  @header('Upload-Metadata', '`filename` and `filetype` in base64: 422 when the type is not allowed.')
  @ApiCreatedResponse({ description: '`Location` is the address of the upload; its last part is the id.' })
  async begin(
    @GuestSecret() secret: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.uploads.begin(await this.ownerOf(secret), request, reply, { path: GUEST_UPLOADS_PATH });
  }

  @Head(':id')
  @Public()
  @ApiNoContentResponse({ description: '`Upload-Offset` says how many bytes have arrived.' })
  async progress(
    @GuestSecret() secret: string,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.uploads.progress(await this.ownerOf(secret), id, request, reply);
  }

  @Patch(':id')
  @Public()
  @AcceptsUpload()
  @RateLimited('upload_parts')
  @header('Upload-Offset', 'Where the part begins: 409 when other bytes have arrived.')
  @ApiConsumes(UPLOAD_PART)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse({ description: '`Upload-Offset` says how many bytes have arrived.' })
  async part(
    @GuestSecret() secret: string,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.uploads.take(await this.ownerOf(secret), id, request, reply);
  }

  @Delete(':id')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async cancel(@GuestSecret() secret: string, @Param('id', IdPipe) id: string): Promise<void> {
    await this.uploads.cancel(await this.ownerOf(secret), id);
  }

  private async ownerOf(secret: string): Promise<UploadOwner> {
    return { guest_id: (await this.sessions.of(secret)).link_id };
  }
}
