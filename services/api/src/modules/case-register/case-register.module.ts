import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseSchema } from './case.entity.js';
import { GuestLinks } from './guest-links.service.js';

@Module({ imports: [DatabaseModule.forFeature(CaseSchema)], providers: [GuestLinks], exports: [GuestLinks] })
export class CaseRegisterModule {}
