import { defineMessages } from '../language/index.ts';

/** What a request says without a treatment. */
export const TREATMENT_WORDS = defineMessages('contracts/treatment-words', {
  undecided: 'Treatment not decided yet',
  unknown: 'I do not know yet',
  own_words: 'Nothing in our list says this. Your own words are fine: we find out what it is with you.',
});

/** Clinical names in words, of treatments whose name in the catalogue is a short form, has a price in it, or says it in shorthand. */
const CLINICAL = defineMessages('contracts/treatment-names', {
  cabg: 'coronary artery bypass graft, CABG',
  valve: 'aortic or mitral valve replacement, AVR or MVR',
  angioplasty: 'angioplasty, 1 stent',
  tavi: 'transcatheter aortic valve implantation, TAVI',
  septal: 'closure of an atrial or ventricular septal defect, ASD or VSD',
  acl: 'reconstruction of the anterior cruciate ligament, ACL',
  imrt: 'intensity-modulated radiotherapy, IMRT',
  mastectomy: 'mastectomy with reconstruction',
  cart: 'chimeric antigen receptor T-cell therapy, CAR-T',
  ivf: 'in vitro fertilisation, IVF',
  icsi: 'in vitro fertilisation with intracytoplasmic sperm injection, IVF with ICSI',
  prostatectomy: 'prostatectomy, keyhole or robotic',
  turp: 'transurethral resection of the prostate, TURP',
  pcnl: 'percutaneous nephrolithotomy, PCNL',
  cholecystectomy: 'laparoscopic cholecystectomy',
  whipple: 'pancreaticoduodenectomy',
  lasik: 'laser in situ keratomileusis, LASIK, both eyes',
  cataract: 'phacoemulsification with an artificial lens',
  jaw: 'All-on-4, one jaw',
  cochlear: 'cochlear implant with its device',
  fess: 'functional endoscopic sinus surgery, FESS',
  pet: 'positron emission and computed tomography, PET-CT',
});

const IN_WORDS: Readonly<Record<string, keyof typeof CLINICAL>> = {
  'CABG (bypass)': 'cabg',
  'Valve replacement (AVR/MVR)': 'valve',
  'Angioplasty (1 stent; +$2000 per extra)': 'angioplasty',
  TAVI: 'tavi',
  'ASD/VSD closure (paediatric)': 'septal',
  'ACL reconstruction': 'acl',
  'Radiotherapy course (IMRT)': 'imrt',
  'Mastectomy + reconstruction': 'mastectomy',
  'CAR-T cell therapy': 'cart',
  'IVF cycle': 'ivf',
  'IVF + ICSI': 'icsi',
  'Prostatectomy (lap/robotic)': 'prostatectomy',
  TURP: 'turp',
  'PCNL kidney stone': 'pcnl',
  'Lap cholecystectomy': 'cholecystectomy',
  Whipple: 'whipple',
  'LASIK (both eyes)': 'lasik',
  'Cataract phaco + IOL (per eye)': 'cataract',
  'All-on-4 (per arch)': 'jaw',
  'Cochlear implant (device incl.)': 'cochlear',
  FESS: 'fess',
  'PET-CT': 'pet',
};

/** What a price adds to a name: `; +$2000 per extra`. */
const PRICE = /[\s;,+]*(?:US)?\$\s?\d[^;,)]*/gu;

const knownName = (name: string): string | undefined => {
  const key = Object.hasOwn(IN_WORDS, name) ? IN_WORDS[name] : undefined;
  return key === undefined ? undefined : CLINICAL[key];
};

/** What the catalogue says besides the price, as words of a sentence. */
const withoutPrice = (name: string): string =>
  name
    .replaceAll(PRICE, '')
    .replaceAll(/\s*\(\s*\)/gu, '')
    .replaceAll(/\s*\(([^)]*)\)/gu, ', $1')
    .trim();

/** A treatment to choose: the lay name, then the clinical one where it says something else. What is sent stays as it is. */
export function treatmentLabel({ name, plain_name }: { name: string; plain_name?: string | null }): string {
  const known = knownName(name);
  const clinical = known ?? withoutPrice(name);
  if (plain_name == null || plain_name === '') return capital(clinical);
  if (isSaid(plain_name, clinical)) return plain_name;
  return `${plain_name.replace(/\s*\([^)]*\)$/u, '')} (${known ?? small(clinical)})`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one name says all that another says. */
const isSaid = (lay: string, clinical: string): boolean => {
  const said = new Set(wordsOf(lay));
  return wordsOf(clinical).every((word) => said.has(word));
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Within a sentence; a name such as CyberKnife stays. */
const small = (text: string): string =>
  /^[A-Z][a-z]*(?![A-Za-z])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
