import { lazy } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { CatalogueDetail } from '../features/catalogue/catalogue-detail';
import { ARTICLES } from '../features/catalogue/content/articles';
import { contentKind, contentRoutes } from '../features/catalogue/content/kinds';
import { QUESTIONS } from '../features/catalogue/content/questions';
import { VACANCIES } from '../features/catalogue/content/vacancies';

const QuestionVotes = lazy(() => import('../features/catalogue/content/question-votes'));

export const loader = (args: LoaderFunctionArgs) => contentRoutes(args).rowLoader(args);
export const action = (args: ActionFunctionArgs) => contentRoutes(args).rowAction(args);

/** An article, a question with its votes, or a vacancy. */
export function Component() {
  const kind = contentKind(useParams()['kind']);
  if (kind === 'articles') return <CatalogueDetail entity={ARTICLES} />;
  return kind === 'questions' ? (
    <CatalogueDetail entity={QUESTIONS} below={QuestionVotes} />
  ) : (
    <CatalogueDetail entity={VACANCIES} />
  );
}
