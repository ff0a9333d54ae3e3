import { Controller, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { FORM_ERRORS } from '@ayana/contracts/forms';
import { AppError } from '../../platform/app-error.js';
import { Public } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';

/** The two errors of the form helper (spec section 5): a form that is not available yet, and an unknown one. */
@ApiExcludeController()
@Controller('functions')
export class UnknownFormsController {
  @Post(':name')
  @Public()
  @RateLimited('forms')
  refuse(@Param('name') name: string): never {
    if (name === 'general-inquiry') throw new AppError('form_not_available_yet', FORM_ERRORS.general_inquiry.message);
    throw new AppError('unsupported_form_type', FORM_ERRORS.unsupported.message);
  }
}
