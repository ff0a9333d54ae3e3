import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { MetricsServer } from './metrics-server.js';

@Module({ imports: [HealthModule], providers: [MetricsServer] })
export class MetricsModule {}
