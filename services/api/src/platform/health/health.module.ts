import { Module } from '@nestjs/common';
import { Health } from './health.js';
import { HealthController } from './health.controller.js';
import { StorageCheck } from './storage-check.js';

@Module({ controllers: [HealthController], providers: [Health, StorageCheck], exports: [Health] })
export class HealthModule {}
