/** Articles, answered questions and reviews, as the public reads them. */
export { ReviewDto } from './content.dto.js';
export { ContentModule } from './content.module.js';
