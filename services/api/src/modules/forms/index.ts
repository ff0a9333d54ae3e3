export { FormAnswerDto } from './form-answer.dto.js';
export { FormRoute } from './form-route.js';
export { writtenFields } from './written-fields.js';
