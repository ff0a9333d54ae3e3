import careBed from '@ayana/shared-ui/assets/drawings/care-bed.svg';

import { TREATMENT } from '../features/journey-pages/treatment';
import { journeyPage } from './journey-page';

export const { loader, Component, meta } = journeyPage(TREATMENT, careBed);
