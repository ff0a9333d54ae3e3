import type { operations, components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { readQuery } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Query = NonNullable<operations['Cases_board']['parameters']['query']>;

/** The filters of the board in the address, as the API names them. */
export const NAMES = ['case_manager', 'country', 'status', 'limit'] as const;

/** The board under an id, as `useDetail` wants it. */
export interface BoardAnswer {
  id: string;
  columns: components['schemas']['BoardColumnDto'][];
}
/** There is one board. */
export const BOARD_ID = 'board';
/** Cards of a column that are asked for when more are wanted. */
export const MORE = '100';

export function boardLoader({ request }: LoaderFunctionArgs): Promise<Part<BoardAnswer>> {
  const query = readQuery(new URL(request.url).searchParams, NAMES) as Query;
  return readPart(
    dataOf(api.GET('/case-board', { params: { query } })).then(({ columns }) => ({ id: BOARD_ID, columns })),
  );
}
