export type * from './form-tests-answers.ts';
export type * from './test-mails-answers.ts';
