import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { StorageCheck } from './storage-check.js';

@Module({ controllers: [HealthController], providers: [StorageCheck] })
export class HealthModule {}
