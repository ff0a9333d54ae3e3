import { Global, Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { FormUploads } from './form-uploads.js';
import { FileIntake } from './file-intake.js';
import { FileLinks } from './file-links.js';
import { FileStore } from './file-store.js';
import { FilesCleanupJob } from './files-cleanup.job.js';
import { FilesController } from './files.controller.js';
import { FileSchema, UploadSchema } from './files.entity.js';
import { Files } from './files.service.js';
import { MadeFiles } from './made-files.js';
import { UploadsController } from './uploads.controller.js';
import { OutsideFiles } from './outside-files.js';
import { VisitorUploads } from './visitor-uploads.js';
import { VisitorUploadsController } from './visitor-uploads.controller.js';
import { Uploads } from './uploads.service.js';

@Global()
@Module({
  imports: [DatabaseModule.forFeature(UploadSchema, FileSchema)],
  controllers: [UploadsController, VisitorUploadsController, FilesController],
  providers: [
    FileIntake,
    FileLinks,
    FilesCleanupJob,
    FileStore,
    Files,
    FormUploads,
    MadeFiles,
    OutsideFiles,
    Uploads,
    VisitorUploads,
  ],
  exports: [FileIntake, Files, FileStore, FormUploads, MadeFiles, OutsideFiles, Uploads],
})
export class FilesModule {}
