import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseSchema } from './case.entity.js';

@Module({ imports: [DatabaseModule.forFeature(CaseSchema)] })
export class CaseRegisterModule {}
