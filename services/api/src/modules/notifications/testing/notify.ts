import { patientHref } from '@ayana/contracts/journey';
import 'reflect-metadata';
import { createInterface } from 'node:readline';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../../app.module.js';
import { readConfig } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { NotificationsService } from '../notifications.service.js';

/**
 * Notifies a patient from a process without sockets: `node dist/modules/notifications/testing/notify.js <e-mail>`. Each input line is a
 * title; after each commit it prints the notification's id. It prints `ready` first.
 */
const [email] = process.argv.slice(2);
const app = await NestFactory.createApplicationContext(AppModule.of(readConfig(process.env)), {
  logger: false,
});
app.get(Realtime).publishOnly();
const database = app.get(Database);
const notifications = app.get(NotificationsService, { strict: false });
const patient = await database
  .read()
  .selectFrom('users')
  .select('id')
  .where('email', '=', email ?? '')
  .executeTakeFirstOrThrow();
process.stdout.write('ready\n');
for await (const title of createInterface({ input: process.stdin })) {
  const { id } = await database.write((em) =>
    notifications.notify(em, {
      patient_id: patient.id,
      kind: 'journey',
      path: patientHref('home'),
      title,
      message: 'Your journey goes on.',
    }),
  );
  process.stdout.write(`${id}\n`);
}
await app.close();
