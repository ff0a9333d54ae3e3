import type { LoaderFunctionArgs } from 'react-router-dom';
import { type OwnJourney, readOwnJourney } from '../../../own-journey/own-journey';

/** The journey whose openings are shown; the page reads them page by page. */
export const accessLoader = ({ request }: LoaderFunctionArgs): Promise<OwnJourney> => readOwnJourney(request);
