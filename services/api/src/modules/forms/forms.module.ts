import { Module } from '@nestjs/common';
import { UnknownFormsController } from './unknown-forms.controller.js';

@Module({ controllers: [UnknownFormsController] })
export class FormsModule {}
