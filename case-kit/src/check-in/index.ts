export { CheckInAdvice, type CheckInAdviceProps } from './check-in-advice';
export { CheckInQuestions, type CheckInQuestionsProps } from './check-in-questions';
