import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { IdentityModule } from '../identity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { FormTestsController } from './form-tests.controller.js';
import { FormTests } from './form-tests.service.js';
import { TestMailsController } from './test-mails.controller.js';
import { TestMails } from './test-mails.service.js';
import { VerificationTestsController } from './verification-tests.controller.js';
import { VerificationTests } from './verification-tests.service.js';

@Module({
  imports: [ActivityModule, IdentityModule, MessagingModule],
  controllers: [TestMailsController, FormTestsController, VerificationTestsController],
  providers: [TestMails, FormTests, VerificationTests],
})
export class TestPagesModule {}
