import careCall from '@ayana/shared-ui/assets/drawings/care-call.svg';

import { CONSULTATION } from '../features/journey-pages/consultation';
import { journeyPartPage } from './journey-part';

export const { loader, Component, meta } = journeyPartPage(CONSULTATION, careCall);
