import type { RemovedTests } from '@ayana/contracts/test-pages';
import { shape } from '../../platform/http/openapi/shape.js';
import { FORM_FUNCTIONS, type FormFunction } from '@ayana/contracts/forms';
import { Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { notFound } from '../../platform/app-error.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { FormTestsDto } from './form-tests.dto.js';
import { FormTests } from './form-tests.service.js';

@GuardedRoutes('test pages', 'form-tests')
export class FormTestsController {
  constructor(private readonly tests: FormTests) {}

  @Get()
  @Access('test_pages')
  @ApiOkResponse({ type: FormTestsDto })
  list(): Promise<FormTestsDto> {
    return this.tests.list();
  }

  @Delete()
  @Access('test_pages')
  @ApiOkResponse({ type: shape('RemovedTests') })
  removeAll(@User() user: CurrentUser): Promise<RemovedTests> {
    return this.tests.removeAll(user);
  }

  @Delete(':form/:id')
  @Access('test_pages')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@User() user: CurrentUser, @Param('form') form: string, @Param('id', IdPipe) id: string): Promise<void> {
    if (!isForm(form)) throw notFound();
    return this.tests.remove(user, form, id);
  }
}

const isForm = (name: string): name is FormFunction => FORM_FUNCTIONS.some((form) => form === name);
