import { Global, Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { KeptPaperSchema } from './kept-paper.entity.js';
import { KeptPapers } from './kept-papers.js';

@Global()
@Module({ imports: [DatabaseModule.forFeature(KeptPaperSchema)], providers: [KeptPapers], exports: [KeptPapers] })
export class PapersModule {}
