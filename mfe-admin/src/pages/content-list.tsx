import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { CatalogueList } from '../features/catalogue/catalogue-list';
import { ARTICLES } from '../features/catalogue/content/articles';
import { contentKind, contentRoutes } from '../features/catalogue/content/kinds';
import { QUESTIONS } from '../features/catalogue/content/questions';
import { VACANCIES } from '../features/catalogue/content/vacancies';

export const loader = (args: LoaderFunctionArgs) => contentRoutes(args).listLoader(args);

/** One of the lists of content; another one is another list, with filters of its own. */
export function Component() {
  const kind = contentKind(useParams()['kind']);
  if (kind === 'articles') return <CatalogueList key={kind} entity={ARTICLES} />;
  return kind === 'questions' ? (
    <CatalogueList key={kind} entity={QUESTIONS} />
  ) : (
    <CatalogueList key={kind} entity={VACANCIES} />
  );
}
