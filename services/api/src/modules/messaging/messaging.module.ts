import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { OutgoingMailSchema } from './outgoing-mail.entity.js';
import { OutgoingTextSchema } from './outgoing-text.entity.js';
import { Config } from '../../platform/config/config.js';
import { Acknowledgements } from './acknowledgements.js';
import { CaseAddressSchema } from './case-address.entity.js';
import { CaseAddresses } from './case-addresses.js';
import { GuardedDelivery } from './guarded-delivery.js';
import { MailDeliveryJob } from './mail-delivery.job.js';
import { MailOutcomes } from './mail-outcomes.js';
import { MailPreviews } from './mail-previews.js';
import { MailTransport } from './mail-transport.js';
import { MESSAGING_SETTINGS, type MessagingSettings, messagingSettings } from './messaging.settings.js';
import { MessagingService } from './messaging.service.js';
import { TextDeliveryJob } from './text-delivery.job.js';
import { LoggingTextGateway, TextGateway } from './text-gateway.js';
import { MailTextGateway } from './mail-text-gateway.js';

/** Mail, SMS and WhatsApp. Needs `JobsModule`, `ConfigModule` and `ClockModule`; the handlers run where the process runs jobs. */
@Module({
  imports: [DatabaseModule.forFeature(CaseAddressSchema, OutgoingMailSchema, OutgoingTextSchema)],
  providers: [
    { provide: MESSAGING_SETTINGS, inject: [Config], useFactory: messagingSettings },
    {
      provide: TextGateway,
      inject: [MailTransport, MESSAGING_SETTINGS],
      useFactory: (transport: MailTransport, settings: MessagingSettings) =>
        settings.textDomain === null
          ? new LoggingTextGateway()
          : new MailTextGateway(transport, settings, settings.textDomain),
    },
    Acknowledgements,
    CaseAddresses,
    GuardedDelivery,
    MessagingService,
    MailOutcomes,
    MailPreviews,
    MailTransport,
    MailDeliveryJob,
    TextDeliveryJob,
  ],
  exports: [Acknowledgements, CaseAddresses, GuardedDelivery, MailOutcomes, MailPreviews, MessagingService],
})
export class MessagingModule {}
