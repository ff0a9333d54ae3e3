import type { Part } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readJourneyId } from '../documents.api';

/** The journey whose openings are shown; the page reads them page by page. */
export const accessLoader = (args: LoaderFunctionArgs): Promise<Part<string | null>> => readJourneyId(args);
