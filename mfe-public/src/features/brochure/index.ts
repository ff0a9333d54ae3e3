export { BrochurePage } from './brochure-page';
export { BROCHURE_MESSAGES } from './messages';
