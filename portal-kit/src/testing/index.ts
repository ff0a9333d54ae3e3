export { documentedAnswer, sampleOf } from './documented';
export { enumValues, fullAnswer, SAMPLE_NOW } from './full-answer';
export { openPage, openPart, receive } from './open-page';
export * from './portal-kit';
