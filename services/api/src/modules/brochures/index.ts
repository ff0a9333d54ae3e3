/** The PDF about a speciality, made when its link is opened. */
export { BrochuresModule } from './brochures.module.js';
