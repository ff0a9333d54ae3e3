import carePapers from '@ayana/shared-ui/assets/drawings/care-papers.svg';

import { PLANNING } from '../features/journey-pages/planning';
import { journeyPartPage } from './journey-part';

export const { loader, Component, meta } = journeyPartPage(PLANNING, carePapers);
