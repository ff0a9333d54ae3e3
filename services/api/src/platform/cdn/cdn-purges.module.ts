import { Module } from '@nestjs/common';
import { CdnPurges } from './cdn-purges.service.js';

@Module({ providers: [CdnPurges] })
export class CdnPurgesModule {}
