import { type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Loads the row of a page. @param param the part of the address with its id */
export const detailLoader =
  <Value>(param: string, read: (id: string) => Promise<Value>) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<Part<Value>> =>
    readPart(read(params[param] ?? ''));
