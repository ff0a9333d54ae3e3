/** Hospitals and doctors that fit a treatment, and who sets them. */
export { RecommendationsModule } from './recommendations.module.js';
