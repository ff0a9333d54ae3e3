import careArrival from '@ayana/shared-ui/assets/drawings/care-arrival.svg';
import careBed from '@ayana/shared-ui/assets/drawings/care-bed.svg';
import careCall from '@ayana/shared-ui/assets/drawings/care-call.svg';
import careGarden from '@ayana/shared-ui/assets/drawings/care-garden.svg';
import careJoint from '@ayana/shared-ui/assets/drawings/care-joint.svg';
import carePapers from '@ayana/shared-ui/assets/drawings/care-papers.svg';
import careSupport from '@ayana/shared-ui/assets/drawings/care-support.svg';
import readInterpreter from '@ayana/shared-ui/assets/drawings/read-interpreter.svg';
import readRecordPack from '@ayana/shared-ui/assets/drawings/read-record-pack.svg';
import readSeals from '@ayana/shared-ui/assets/drawings/read-seals.svg';
import readSuitcase from '@ayana/shared-ui/assets/drawings/read-suitcase.svg';
import readTwoGates from '@ayana/shared-ui/assets/drawings/read-two-gates.svg';
import readWindowSeat from '@ayana/shared-ui/assets/drawings/read-window-seat.svg';

const DRAWINGS: Readonly<Record<string, string>> = {
  'care-arrival': careArrival,
  'care-bed': careBed,
  'care-call': careCall,
  'care-garden': careGarden,
  'care-joint': careJoint,
  'care-papers': carePapers,
  'care-support': careSupport,
  'read-interpreter': readInterpreter,
  'read-record-pack': readRecordPack,
  'read-seals': readSeals,
  'read-suitcase': readSuitcase,
  'read-two-gates': readTwoGates,
  'read-window-seat': readWindowSeat,
};

/** The scene of an article; a default for a name newer than this release. Decorative, so `alt` is empty. */
export const postDrawing = (name: string): { src: string; width: number; height: number; alt: string } => ({
  src: DRAWINGS[name] ?? carePapers,
  width: 400,
  height: 280,
  alt: '',
});
