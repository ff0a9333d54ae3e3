import { AsyncLocalStorage } from 'node:async_hooks';

const tests = new AsyncLocalStorage<true>();

/** Whether the current request is one of the staff's tests: what it writes is marked, and mails leave by the allow-list only. */
export const isTest = (): boolean => tests.getStore() === true;

/** Runs `work` as a test. */
export const asTest = <T>(work: () => T): T => tests.run(true, work);
