export { documentedAnswer, fullAnswer, sampleOf } from './documented';
export { openPage, openPart, receive } from './open-page';
export * from './portal-kit';
