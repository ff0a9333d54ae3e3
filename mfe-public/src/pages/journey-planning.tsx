import carePapers from '@ayana/shared-ui/assets/drawings/care-papers.svg';

import { PLANNING } from '../features/journey-pages/planning';
import { journeyPage } from './journey-page';

export const { loader, Component, meta } = journeyPage(PLANNING, carePapers);
