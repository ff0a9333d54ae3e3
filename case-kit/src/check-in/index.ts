export { CheckInAdvice } from './check-in-advice';
export { CheckInQuestions } from './check-in-questions';
