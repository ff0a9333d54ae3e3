/** Articles, answered questions and reviews, as the public reads them. */
export { ContentModule } from './content.module.js';
