/** Applications for our vacancies. */
export { CareersModule } from './careers.module.js';
