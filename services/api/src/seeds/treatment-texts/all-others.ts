import type { TreatmentText } from './text.js';

export const ALL_OTHERS: Readonly<Record<string, TreatmentText>> = {
  'Sleeve gastrectomy': {
    slug: 'sleeve-gastrectomy',
    plain_name: 'Weight-loss surgery: sleeve',
    department: 'Bariatric',
    description:
      'Three quarters of the stomach are removed through small cuts, so that little food fills and hunger is less. People lose about a quarter of their weight in a year, if they change how they eat. Vitamins are taken for life.',
    conditions: ['severe overweight', 'obesity', 'diabetes with overweight', 'BMI over 35'],
  },
  'Gastric bypass': {
    slug: 'gastric-bypass',
    plain_name: 'Weight-loss surgery: bypass',
    department: 'Bariatric',
    description:
      'A small pouch of the stomach is joined to the bowel further down, so that less is eaten and less taken up. It helps diabetes and heartburn more than the sleeve does, and needs more care with vitamins and blood tests afterwards.',
    conditions: ['severe overweight', 'obesity', 'diabetes with overweight', 'heartburn with overweight'],
  },
  'IVF cycle': {
    slug: 'ivf',
    plain_name: 'IVF, one cycle',
    department: 'Fertility',
    description:
      'Hormones let several eggs ripen; they are collected, joined with sperm in the laboratory, and one or two embryos are placed in the womb. One cycle takes about three weeks, and one in three to four leads to a birth, depending mostly on age. Indian law asks for a married couple or a single woman, and forbids choosing the sex.',
    conditions: ['cannot get pregnant', 'infertility', 'blocked tubes', 'endometriosis', 'unexplained childlessness'],
  },
  'IVF + ICSI': {
    slug: 'ivf-icsi',
    plain_name: 'IVF with ICSI, one cycle',
    department: 'Fertility',
    description:
      'As IVF, but one sperm is put into each egg by hand. It is for few or slow sperm, or when ordinary IVF joined none. Where there is no sperm in the semen, it can often be taken from the testicle in a small operation.',
    conditions: ['low sperm count', 'male infertility', 'cannot get pregnant', 'IVF that failed'],
  },
  Hysterectomy: {
    slug: 'hysterectomy',
    plain_name: 'Removal of the womb',
    department: 'Gynecology',
    description:
      'The womb is removed through small cuts, the vagina or the belly; the ovaries stay where they are healthy. It ends bleeding and the wish for children alike, so ask first about ways that keep the womb. Full strength is back after four to six weeks.',
    conditions: ['heavy periods', 'fibroids', 'womb that has dropped', 'adenomyosis', 'cells changed in the womb'],
    also: ['Fertility'],
  },
  Myomectomy: {
    slug: 'fibroid-removal',
    plain_name: 'Fibroid removal',
    department: 'Gynecology',
    description:
      'Fibroids, growths of muscle that are not cancer, are taken out and the womb is kept, so that a pregnancy stays possible. Most are done through small cuts. Wait about six months before trying for a child; fibroids can come back.',
    conditions: ['fibroids', 'heavy periods', 'pressure in the lower belly', 'cannot get pregnant'],
    also: ['Fertility'],
  },
  'Prostatectomy (lap/robotic)': {
    slug: 'prostate-removal',
    plain_name: 'Removal of the prostate',
    department: 'Urology',
    description:
      'The whole prostate is removed because of cancer, through small cuts with a camera or a robot. A catheter stays for one to two weeks. Leaking urine gets better over months; ask your surgeon about erections, and whether watching or radiation would do as well for you.',
    conditions: ['prostate cancer', 'high PSA'],
    needs: 'robot',
  },
  TURP: {
    slug: 'enlarged-prostate-turp',
    plain_name: 'Enlarged prostate operation (TURP)',
    department: 'Urology',
    description:
      'The part of the prostate that narrows the urine way is shaved off through the urethra, without a cut in the skin. A catheter stays for two to three days. The stream is stronger at once; the urge settles over some weeks.',
    conditions: ['enlarged prostate', 'weak stream', 'getting up at night to pass urine', 'cannot pass urine'],
  },
  'PCNL kidney stone': {
    slug: 'kidney-stone-removal',
    plain_name: 'Kidney stone removal',
    department: 'Urology',
    description:
      'Through a cut of one centimetre in the back a camera reaches the kidney, breaks large stones and takes the pieces out. Smaller stones can be broken from outside or through the urethra. The stone is examined, to tell what to eat and drink so that none comes again.',
    conditions: ['kidney stones', 'pain in the flank', 'blood in the urine', 'large stone'],
  },
  'Haemodialysis (per session)': {
    slug: 'dialysis',
    plain_name: 'Dialysis, one session',
    department: 'Nephrology',
    description:
      'A machine cleans the blood for about four hours, usually three times a week. Travellers can book sessions ahead anywhere in India; bring your last blood results, hepatitis tests and the settings of your machine at home.',
    conditions: ['kidney failure', 'on dialysis', 'waiting for a kidney', 'holiday dialysis'],
  },
  'Lap cholecystectomy': {
    slug: 'gallbladder-removal',
    plain_name: 'Gallbladder removal',
    department: 'Gastroenterology',
    description:
      'The gallbladder with its stones is removed through four small cuts. You eat the same evening and leave within two days. Digestion gets used to it within weeks; hardly anybody needs a diet.',
    conditions: ['gallstones', 'pain after fatty food', 'pain under the right ribs', 'inflamed gallbladder'],
    also: ['Bariatric'],
  },
  'Hernia repair': {
    slug: 'hernia-repair',
    plain_name: 'Hernia repair',
    department: 'Gastroenterology',
    description:
      'What bulges through a gap in the belly wall is put back and the gap closed, mostly with a net that stays. Small cuts are enough for most. You walk the same day and lift nothing heavy for six weeks.',
    conditions: ['bulge in the groin', 'bulge at the navel', 'hernia', 'bulge at an old scar'],
    also: ['Bariatric'],
  },
  Whipple: {
    slug: 'whipple',
    plain_name: 'Whipple operation (pancreas)',
    department: 'Hepatobiliary and transplant',
    description:
      'The head of the pancreas, the gallbladder and part of the bowel are removed because of a tumour, and what remains is joined again. It is one of the largest operations of the belly and is safest in teams that do many: ask how many a year. The first weeks need patience with eating.',
    conditions: ['pancreatic cancer', 'tumour of the bile duct', 'yellow eyes without pain', 'pancreas tumour'],
    also: ['Gastroenterology'],
  },
  'LASIK (both eyes)': {
    slug: 'lasik',
    plain_name: 'Laser for eyesight (LASIK)',
    department: 'Ophthalmology',
    description:
      'A laser shapes the clear front of both eyes in about fifteen minutes, so that you need no glasses for distance. The eye is measured first, since thin corneas are not suitable. Leave contact lenses out for two weeks before; you see well the next day.',
    conditions: ['short-sighted', 'long-sighted', 'astigmatism', 'do not want glasses'],
  },
  'Cataract phaco + IOL (per eye)': {
    slug: 'cataract-surgery',
    plain_name: 'Cataract surgery, one eye',
    department: 'Ophthalmology',
    description:
      'The cloudy lens is broken by ultrasound and drawn out through a cut of two millimetres, and a clear artificial lens put in. It takes twenty minutes under drops. The price depends most on the lens; ordinary ones are made for distance, and you read with glasses.',
    conditions: ['cloudy eye', 'cataract', 'blurred sight', 'dazzled by headlights', 'old age sight'],
  },
  'Corneal transplant': {
    slug: 'corneal-transplant',
    plain_name: 'Corneal transplant',
    department: 'Ophthalmology',
    description:
      'A scarred or bulging cornea is replaced, in full or only the sick layer, by one from a donor who has died. Sight comes back over months and drops are needed for long. Donor corneas have a waiting time of days to weeks; ask before you book a flight.',
    conditions: ['scar on the eye', 'keratoconus', 'cloudy cornea', 'eye injury'],
  },
  Vitrectomy: {
    slug: 'vitrectomy',
    plain_name: 'Vitrectomy (surgery inside the eye)',
    department: 'Ophthalmology',
    description:
      'The jelly of the eye is removed through three tiny openings so that the retina can be mended. When a gas bubble is left inside, you must not fly until it is gone, which takes two to eight weeks: plan the journey home by it. A retina that has come off should be operated within days, near where you are.',
    conditions: [
      'retina that has come off',
      'bleeding in the eye',
      'diabetes in the eye',
      'floaters',
      'hole in the macula',
    ],
  },
  'Single implant': {
    slug: 'dental-implant',
    plain_name: 'Dental implant, one tooth',
    department: 'Dental',
    description:
      'A screw of titanium is set into the jaw, and after it has healed in for three to four months a crown is fixed on it: two visits, or one visit and the crown at home. Where the jaw is thin, bone is built up first, which costs more and takes longer.',
    conditions: ['missing tooth', 'lost tooth', 'gap between teeth'],
  },
  'Root canal': {
    slug: 'root-canal',
    plain_name: 'Root canal treatment',
    department: 'Dental',
    description:
      'The inflamed nerve of a tooth is removed, the canals cleaned and filled, in one or two sittings under local anaesthesia. A back tooth needs a crown afterwards or it will break. The price is for one tooth.',
    conditions: ['toothache', 'tooth abscess', 'swollen cheek', 'tooth that hurts at night'],
  },
  'Porcelain crown': {
    slug: 'porcelain-crown',
    plain_name: 'Dental crown',
    department: 'Dental',
    description:
      'A tooth that is broken or much filled is ground down and covered by a cap of porcelain or zirconia in its own colour. It takes two sittings about four days apart. Ask which material the price is for.',
    conditions: ['broken tooth', 'large filling', 'discoloured tooth', 'worn teeth'],
  },
  'All-on-4 (per arch)': {
    slug: 'all-on-4',
    plain_name: 'Fixed teeth on four implants',
    department: 'Dental',
    description:
      'Four implants carry a whole row of fixed teeth. A first set is fitted within days, the final one after three to six months on a second visit. The price is for one jaw; say whether you smoke or have diabetes, since both slow healing.',
    conditions: ['no teeth left', 'loose dentures', 'many bad teeth', 'wants fixed teeth'],
  },
  'Cochlear implant (device incl.)': {
    slug: 'cochlear-implant',
    plain_name: 'Cochlear implant',
    department: 'ENT',
    description:
      'A device behind the ear turns sound into signals for the hearing nerve; it is for those whom hearing aids no longer help, and for children born deaf, the earlier the better. It is switched on three weeks after the operation, and learning to hear takes a year of exercises. Ask where near your home it can be tuned.',
    conditions: ['child born deaf', 'deafness', 'hearing aid no longer helps', 'sudden loss of hearing'],
  },
  FESS: {
    slug: 'sinus-surgery',
    plain_name: 'Sinus surgery (FESS)',
    department: 'ENT',
    description:
      'Through the nostrils, without a cut outside, the narrow openings of the sinuses are widened and polyps removed. You breathe through the mouth for a day or two and rinse the nose for some weeks. Do not fly for ten days.',
    conditions: ['blocked nose', 'nasal polyps', 'sinusitis', 'pressure in the face', 'cannot smell'],
  },
  Thyroidectomy: {
    slug: 'thyroid-removal',
    plain_name: 'Thyroid removal',
    department: 'ENT',
    description:
      'Half or all of the thyroid gland is removed through a cut in a fold of the neck, with the nerve of the voice watched by an instrument. After removal of the whole gland one tablet a day replaces its hormone, for life.',
    conditions: ['goitre', 'lump in the neck', 'thyroid cancer', 'overactive thyroid'],
    also: ['Endocrinology'],
  },
  'PET-CT': {
    slug: 'pet-ct',
    plain_name: 'PET-CT scan',
    department: 'Radiology',
    description:
      'A weak radioactive sugar shows where cells are very active, and a CT where that is. It tells how far a cancer has spread or whether treatment works. Eat nothing for six hours before, keep away from small children and pregnant women that day, and have the result the next.',
    conditions: ['how far a cancer has spread', 'check after cancer', 'unclear lump'],
    needs: 'pet',
    also: ['Oncology'],
  },
  'Coronary angiography': {
    slug: 'coronary-angiography',
    plain_name: 'X-ray of the heart arteries',
    department: 'Cardiology',
    description:
      'Dye is given into the heart arteries through a thin tube in the wrist, and an X-ray film shows where they are narrow. It takes half an hour while you are awake. If a stent is advised, it can often follow at once: say beforehand whether you want that.',
    conditions: ['chest pain', 'abnormal stress test', 'suspected blocked heart artery'],
  },
  'Executive health check': {
    slug: 'health-check',
    plain_name: 'Full health check',
    department: 'General Medicine',
    description:
      'Blood, urine, heart tracing, ultrasound, chest X-ray and a talk with a physician in one morning, with the results the same day. Come without breakfast. More tests find more that is harmless, too: the physician tells what matters.',
    conditions: ['check-up', 'always tired', 'family history of diabetes', 'want to know if I am well'],
    also: ['Cardiology'],
  },
};
