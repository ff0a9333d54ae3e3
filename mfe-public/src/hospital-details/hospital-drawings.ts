import copperLamp from '@ayana/shared-ui/assets/drawings/hospital-copper-lamp.svg';
import lanternBay from '@ayana/shared-ui/assets/drawings/hospital-lantern-bay.svg';
import pomeloGate from '@ayana/shared-ui/assets/drawings/hospital-pomelo-gate.svg';
import sevenKites from '@ayana/shared-ui/assets/drawings/hospital-seven-kites.svg';
import slowRiver from '@ayana/shared-ui/assets/drawings/hospital-slow-river.svg';

/** The size of every front; its ground is the lower edge. */
export const HOSPITAL_FRAME = { width: 360, height: 260 } as const;

/** The drawn fronts of the built-in hospitals by slug. */
export const HOSPITAL_DRAWINGS: Readonly<Record<string, string>> = {
  'copper-lamp': copperLamp,
  'lantern-bay': lanternBay,
  'pomelo-gate': pomeloGate,
  'seven-kites': sevenKites,
  'slow-river': slowRiver,
};
