/** Sent by staff with a public form: what it writes is marked as a test. Refused from everybody else. */
export const TEST_HEADER = 'x-ayana-test';
