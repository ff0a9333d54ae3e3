import { FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import { Delete, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiNoContentResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/access/access.js';
import { IdPipe } from '../http/input/input.pipe.js';
import { RateLimited } from '../http/limits/rate-limit.js';
import { Routes } from '../http/routes/routes.js';
import { AcceptsUpload, UPLOAD_PART } from './upload-bodies.js';
import { header } from './upload-headers.js';
import { FormWithFiles, type VisitorForm } from './visitor-form.js';
import { VisitorUploads } from './visitor-uploads.js';

/** Resumable uploads (tus 1.0.0) of visitors. The form that is sent then names the ids of its files, with the same secret. */
@header('Tus-Resumable', '`1.0.0`')
@header(FORM_SECRET_HEADER, 'The secret of the form: 32 characters or more of base64url, made by the browser.')
@Routes('files', 'form-uploads')
export class VisitorUploadsController {
  constructor(private readonly uploads: VisitorUploads) {}

  @Post()
  @Public()
  @RateLimited('uploads')
  @header(
    'Upload-Length',
    'Bytes of the file: 413 above 10 MB, 422 above 30 MB of a form or ten files, 429 above 60 MB of an address and hour.',
  )
  @header('Upload-Metadata', '`filename` and `filetype` in base64: 422 when the type is not allowed.')
  @ApiCreatedResponse({ description: '`Location` is the address of the upload; its last part is the id.' })
  begin(
    @FormWithFiles() form: VisitorForm | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.uploads.begin(form, request, reply);
  }

  @Head(':id')
  @Public()
  @ApiNoContentResponse({ description: '`Upload-Offset` says how many bytes have arrived.' })
  progress(
    @FormWithFiles() form: VisitorForm | null,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.uploads.progress(form, id, request, reply);
  }

  @Patch(':id')
  @Public()
  @AcceptsUpload()
  @RateLimited('upload_parts')
  @header('Upload-Offset', 'Where the part begins: 409 when other bytes have arrived.')
  @ApiConsumes(UPLOAD_PART)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse({ description: '`Upload-Offset` says how many bytes have arrived.' })
  part(
    @FormWithFiles() form: VisitorForm | null,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.uploads.take(form, id, request, reply);
  }

  @Delete(':id')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  cancel(@FormWithFiles() form: VisitorForm | null, @Param('id', IdPipe) id: string): Promise<void> {
    return this.uploads.cancel(form, id);
  }
}
