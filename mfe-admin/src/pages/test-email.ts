export { TestEmailPage as Component } from '../features/test-pages/mails/test-email-page';
export { testEmailLoader as loader } from '../features/test-pages/mails/test-email.api';
