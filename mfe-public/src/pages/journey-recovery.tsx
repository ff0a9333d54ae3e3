import careGarden from '@ayana/shared-ui/assets/drawings/care-garden.svg';

import { RECOVERY } from '../features/journey-pages/recovery';
import { journeyPage } from './journey-page';

export const { loader, Component, meta } = journeyPage(RECOVERY, careGarden);
