import careBed from '@ayana/shared-ui/assets/drawings/care-bed.svg';

import { TREATMENT } from '../features/journey-pages/treatment';
import { journeyPartPage } from './journey-part';

export const { loader, Component, meta } = journeyPartPage(TREATMENT, careBed);
