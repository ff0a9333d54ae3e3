import { ApiProblem } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { catalogueRoutes } from '../catalogue.api';
import { ARTICLES } from './articles';
import { QUESTIONS } from './questions';
import { VACANCIES } from './vacancies';

/** The lists of content by the segment of their address. */
const ROUTES = {
  articles: catalogueRoutes(ARTICLES),
  questions: catalogueRoutes(QUESTIONS),
  vacancies: catalogueRoutes(VACANCIES),
};
export type ContentKind = keyof typeof ROUTES;

/** @throws a 404 for an address that is none of them */
export function contentKind(kind: string | undefined): ContentKind {
  if (kind === 'articles' || kind === 'questions' || kind === 'vacancies') return kind;
  throw new ApiProblem({ status: 404, code: 'not_found', detail: 'There is no content of this kind.' });
}

/** The loaders and the action of the list, or the row, that the address names. */
export const contentRoutes = ({ params }: Pick<LoaderFunctionArgs, 'params'>): (typeof ROUTES)[ContentKind] =>
  ROUTES[contentKind(params['kind'])];
