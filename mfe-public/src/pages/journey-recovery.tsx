import careGarden from '@ayana/shared-ui/assets/drawings/care-garden.svg';

import { RECOVERY } from '../features/journey-pages/recovery';
import { journeyPartPage } from './journey-part';

export const { loader, Component, meta } = journeyPartPage(RECOVERY, careGarden);
