import type { ActionSender } from '@ayana/portal-kit/screens';
import type { IncidentDetail } from '../types';
import type { IncidentPress } from './incidents.api';

/** What each part of the page of an incident gets. */
export interface IncidentPartProps {
  incident: IncidentDetail;
  now: Date;
  onChanged: () => void;
}

/** A part in which something is pressed without a word. */
export interface PressedPartProps extends IncidentPartProps {
  press: ActionSender<IncidentPress>;
}

/** What each dialog of the page gets. */
export interface IncidentDialogProps {
  incident: IncidentDetail;
  onDone: () => void;
  onClose: () => void;
}
