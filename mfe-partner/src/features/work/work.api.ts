import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { WorkDetail } from '../../work/work.types';

const readWork = (id: string): Promise<WorkDetail> =>
  dataOf(api.GET('/assignments/{id}', { params: { path: { id } } }));

/** One piece of work; a missing one, or one that is not the reader's, is the failure. */
export const workLoader = ({ params }: LoaderFunctionArgs): Promise<Part<WorkDetail>> =>
  readPart(readWork(params['assignmentId'] ?? ''));
