export { isAboutTreatment } from './about-treatment.ts';
export * from './contact.ts';
