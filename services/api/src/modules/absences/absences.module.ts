import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MemberAbsenceSchema } from './absence.entity.js';

@Module({ imports: [DatabaseModule.forFeature(MemberAbsenceSchema)] })
export class AbsencesModule {}
