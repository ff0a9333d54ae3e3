export { ReviewDto } from './content.dto.js';
