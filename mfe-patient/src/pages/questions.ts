export { QuestionsPage as Component } from '../features/questions/questions-page';
export { questionsAction as action, questionsLoader as loader } from '../features/questions/questions.api';
