/** The staff’s tests of forms, mails and the confirmation of addresses: real, marked, and kept apart (docs/operations.md). */
export { TestPagesModule } from './test-pages.module.js';
