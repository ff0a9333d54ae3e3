import {
  careArrival,
  careBed,
  careCall,
  careGarden,
  careHeart,
  careJoint,
  carePapers,
  careSupport,
  careTwoClocks,
} from './care-scenes.ts';
import { heroPhone } from './hero-phone.ts';
import { heroWide } from './hero-wide.ts';
import { builtInHospitals, hospital } from './hospital.ts';
import { indiaCoast } from './india-coast.ts';
import { loginJourney } from './login-journey.ts';
import { ayanaMark, ayanaMarkLight, favicon } from './mark.ts';
import { nightKitchen, nightKitchenPhone } from './night-kitchen.ts';
import { cast, portrait } from './portrait.ts';
import {
  readInterpreter,
  readRecordPack,
  readSeals,
  readSuitcase,
  readTwoGates,
  readWindowSeat,
} from './read-scenes.ts';
import { serviceIcons } from './service-icons.ts';
import { stamp } from './stamp.ts';
import { accessDenied } from './states/access-denied.ts';
import { brokenBridge } from './states/broken-bridge.ts';
import { emptyInbox } from './states/empty-inbox.ts';
import { notFound } from './states/not-found.ts';
import { street } from './street.ts';
import { twoScreens, twoScreensLight } from './two-screens.ts';
import { cityLooks } from './views/cities.ts';
import { cityView } from './views/city-view.ts';

const hospitals = Object.fromEntries(
  Object.entries(builtInHospitals).map(([id, record]) => [`hospital-${id}`, () => hospital(record)] as const),
);

const services = Object.fromEntries(Object.entries(serviceIcons).map(([id, draw]) => [`service-${id}`, draw] as const));

const views = Object.fromEntries(
  Object.entries(cityLooks).map(([slug, look]) => [`view-${slug}`, () => cityView(slug, look)] as const),
);

/** Every committed drawing: file name without `.svg`, and who draws it. */
export const assets: Readonly<Record<string, () => string>> = {
  'hero-wide': heroWide,
  'hero-phone': heroPhone,
  ...hospitals,
  street,
  'night-kitchen': nightKitchen,
  'night-kitchen-phone': nightKitchenPhone,
  'india-coast': indiaCoast,
  'login-journey': loginJourney,
  ...services,
  'broken-bridge': brokenBridge,
  'not-found': notFound,
  'empty-inbox': emptyInbox,
  'access-denied': accessDenied,
  stamp,
  'ayana-mark': ayanaMark,
  'ayana-mark-light': ayanaMarkLight,
  favicon,
  'two-screens': twoScreens,
  'two-screens-light': twoScreensLight,
  'care-heart': careHeart,
  'care-joint': careJoint,
  'care-support': careSupport,
  'care-bed': careBed,
  'care-garden': careGarden,
  'care-papers': carePapers,
  'care-call': careCall,
  'care-two-clocks': careTwoClocks,
  'care-arrival': careArrival,
  'read-two-gates': readTwoGates,
  'read-window-seat': readWindowSeat,
  'read-interpreter': readInterpreter,
  'read-suitcase': readSuitcase,
  'read-record-pack': readRecordPack,
  'read-seals': readSeals,
  ...views,
  'portrait-case-manager': () => portrait(cast.caseManager),
  'portrait-doctor': () => portrait(cast.doctor),
  'portrait-surgeon': () => portrait(cast.surgeon),
  'portrait-patient': () => portrait(cast.patient),
  'portrait-traveller': () => portrait(cast.traveller),
};
