export { documentedAnswer, sampleOf } from './documented';
export { openPage, openPart, receive } from './open-page';
export * from './portal-kit';
