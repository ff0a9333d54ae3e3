import type { TreatmentText } from './text.js';

export const ALL_OTHERS: Readonly<Record<string, TreatmentText>> = {
  'Sleeve gastrectomy': {
    slug: 'sleeve-gastrectomy',
    plain_name: 'Weight-loss surgery: sleeve',
    department: 'Bariatric',
    description:
      'The surgeon removes about three quarters of your stomach through small cuts. A little food then fills you, and you feel less hungry. People lose about a quarter of their weight in a year, if they change how they eat. You take vitamins for life.',
    conditions: ['severe overweight', 'obesity', 'diabetes with overweight', 'BMI over 35'],
  },
  'Gastric bypass': {
    slug: 'gastric-bypass',
    plain_name: 'Weight-loss surgery: bypass',
    department: 'Bariatric',
    description:
      'The surgeon makes a small pouch from your stomach and joins it to the bowel further down. You eat less, and your body takes in less of what you eat. A bypass helps diabetes and heartburn more than a sleeve does. Afterwards you need vitamins and blood tests for life.',
    conditions: ['severe overweight', 'obesity', 'diabetes with overweight', 'heartburn with overweight'],
  },
  'IVF cycle': {
    slug: 'ivf',
    plain_name: 'IVF, one cycle',
    department: 'Fertility',
    description:
      'Hormones help several eggs to ripen. The eggs are collected and joined with sperm in a laboratory. Then one or two embryos are placed in the womb. One cycle takes about three weeks. One cycle in three to four leads to a birth, and age matters most. Indian law allows IVF for a married couple or a single woman. It does not allow anyone to choose the sex of the child.',
    conditions: ['cannot get pregnant', 'infertility', 'blocked tubes', 'endometriosis', 'unexplained childlessness'],
  },
  'IVF + ICSI': {
    slug: 'ivf-icsi',
    plain_name: 'IVF with ICSI, one cycle',
    department: 'Fertility',
    description:
      'This works like IVF, but a specialist puts one sperm into each egg by hand. It is for men with few or slow sperm, or when no eggs joined with sperm in ordinary IVF. If there is no sperm in the semen, it can often be taken from the testicle in a small operation.',
    conditions: ['low sperm count', 'male infertility', 'cannot get pregnant', 'IVF that failed'],
  },
  Hysterectomy: {
    slug: 'hysterectomy',
    plain_name: 'Removal of the womb',
    department: 'Gynecology',
    description:
      'The surgeon removes the womb through small cuts, through the vagina or through a cut in the belly. Your ovaries stay if they are healthy. The bleeding stops for good, but you can no longer have children. So ask first about ways to keep your womb. Your full strength is back after four to six weeks.',
    conditions: ['heavy periods', 'fibroids', 'womb that has dropped', 'adenomyosis', 'cells changed in the womb'],
    also: ['Fertility'],
  },
  Myomectomy: {
    slug: 'fibroid-removal',
    plain_name: 'Fibroid removal',
    department: 'Gynecology',
    description:
      'Fibroids are growths of muscle that are not cancer. The surgeon takes them out and leaves the womb, so you can still get pregnant. Most operations are done through small cuts. Wait about six months before you try for a baby. Fibroids can come back.',
    conditions: ['fibroids', 'heavy periods', 'pressure in the lower belly', 'cannot get pregnant'],
    also: ['Fertility'],
  },
  'Prostatectomy (lap/robotic)': {
    slug: 'prostate-removal',
    plain_name: 'Removal of the prostate',
    department: 'Urology',
    description:
      'The surgeon removes the whole prostate because of cancer, through small cuts, with a camera or a robot. A tube drains your urine (a catheter) for one to two weeks. Leaking urine gets better over months. Ask your surgeon about erections. Also ask whether regular checks or radiotherapy would work as well for you.',
    conditions: ['prostate cancer', 'high PSA'],
    needs: 'robot',
  },
  TURP: {
    slug: 'enlarged-prostate-turp',
    plain_name: 'Enlarged prostate operation (TURP)',
    department: 'Urology',
    description:
      'The surgeon removes the part of the prostate that blocks your urine. The instrument goes in through the urine tube, so there is no cut in the skin. A tube drains your urine (a catheter) for two to three days. Your stream is stronger at once. The need to go often gets better over some weeks.',
    conditions: ['enlarged prostate', 'weak stream', 'getting up at night to pass urine', 'cannot pass urine'],
  },
  'PCNL kidney stone': {
    slug: 'kidney-stone-removal',
    plain_name: 'Kidney stone removal',
    department: 'Urology',
    description:
      'The surgeon makes a cut of one centimetre in your back. Through it a camera reaches the kidney, and the surgeon breaks large stones and takes the pieces out. Smaller stones can be broken from outside the body, or through the urine tube. A laboratory tests the stone. It shows what you should eat and drink to stop new ones.',
    conditions: ['kidney stones', 'pain in the flank', 'blood in the urine', 'large stone'],
  },
  'Haemodialysis (per session)': {
    slug: 'dialysis',
    plain_name: 'Dialysis, one session',
    department: 'Nephrology',
    description:
      'A machine cleans your blood for about four hours, usually three times a week. If you travel, you can book sessions ahead anywhere in India. Bring your last blood results, your hepatitis tests and the settings of your machine at home.',
    conditions: ['kidney failure', 'on dialysis', 'waiting for a kidney', 'holiday dialysis'],
  },
  'Lap cholecystectomy': {
    slug: 'gallbladder-removal',
    plain_name: 'Gallbladder removal',
    department: 'Gastroenterology',
    description:
      'The surgeon removes the gallbladder and its stones through four small cuts. You eat the same evening and leave within two days. Your body gets used to it within weeks. Hardly anyone needs a special diet.',
    conditions: ['gallstones', 'pain after fatty food', 'pain under the right ribs', 'inflamed gallbladder'],
    also: ['Bariatric'],
  },
  'Hernia repair': {
    slug: 'hernia-repair',
    plain_name: 'Hernia repair',
    department: 'Gastroenterology',
    description:
      'A hernia is a bulge through a gap in the wall of the belly. The surgeon puts it back and closes the gap, usually with a mesh that stays in. Small cuts are enough for most people. You walk the same day. Lift nothing heavy for six weeks.',
    conditions: ['bulge in the groin', 'bulge at the navel', 'hernia', 'bulge at an old scar'],
    also: ['Bariatric'],
  },
  Whipple: {
    slug: 'whipple',
    plain_name: 'Whipple operation (pancreas)',
    department: 'Hepatobiliary and transplant',
    description:
      'The surgeon removes the head of the pancreas, the gallbladder and part of the bowel because of a tumour. Then the parts that remain are joined again. It is one of the largest operations in the belly. It is safest in hospitals that do it often, so ask how many they do a year. It takes some weeks until you can eat well again.',
    conditions: ['pancreatic cancer', 'tumour of the bile duct', 'yellow eyes without pain', 'pancreas tumour'],
    also: ['Gastroenterology'],
  },
  'LASIK (both eyes)': {
    slug: 'lasik',
    plain_name: 'Laser for eyesight (LASIK)',
    department: 'Ophthalmology',
    description:
      'A laser shapes the clear front of both eyes in about fifteen minutes, so you need no glasses for distance. The clinic measures your eyes first, because it is not safe if the front of the eye (the cornea) is thin. Stop wearing contact lenses two weeks before. Most people see well the next day.',
    conditions: ['short-sighted', 'long-sighted', 'astigmatism', 'do not want glasses'],
  },
  'Cataract phaco + IOL (per eye)': {
    slug: 'cataract-surgery',
    plain_name: 'Cataract surgery, one eye',
    department: 'Ophthalmology',
    description:
      'The surgeon breaks up the cloudy lens with ultrasound, removes it through a cut of two millimetres and puts in a clear artificial lens. It takes twenty minutes, and drops make your eye numb. The price depends mostly on the lens. Ordinary lenses are for distance, so you need glasses to read.',
    conditions: ['cloudy eye', 'cataract', 'blurred sight', 'dazzled by headlights', 'old age sight'],
  },
  'Corneal transplant': {
    slug: 'corneal-transplant',
    plain_name: 'Corneal transplant',
    department: 'Ophthalmology',
    description:
      'The cornea is the clear front of the eye. If yours is scarred or bulges, the surgeon replaces all of it, or only the damaged layer, with one from a donor who has died. Your sight comes back over months, and you need eye drops for a year or longer. You may wait days to weeks for a donor cornea. Ask before you book a flight.',
    conditions: ['scar on the eye', 'keratoconus', 'cloudy cornea', 'eye injury'],
  },
  Vitrectomy: {
    slug: 'vitrectomy',
    plain_name: 'Vitrectomy (surgery inside the eye)',
    department: 'Ophthalmology',
    description:
      'The surgeon removes the jelly inside the eye through three tiny openings and repairs the retina at the back. Sometimes a gas bubble stays in the eye. You must not fly until it is gone, which takes two to eight weeks. Plan your journey home around this. If your retina has come off, you need surgery within days, near where you are.',
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
      'The dentist puts a titanium screw into your jaw. It heals for three to four months. Then you get a crown on it. You can come twice, or come once and get the crown at home. If your jaw is thin, you need more bone first. That costs more and takes longer.',
    conditions: ['missing tooth', 'lost tooth', 'gap between teeth'],
  },
  'Root canal': {
    slug: 'root-canal',
    plain_name: 'Root canal treatment',
    department: 'Dental',
    description:
      'The dentist removes the inflamed nerve of a tooth, then cleans and fills its canals. It takes one or two visits, and an injection makes the tooth numb. A back tooth usually needs a crown afterwards, or it can break. The price is for one tooth.',
    conditions: ['toothache', 'tooth abscess', 'swollen cheek', 'tooth that hurts at night'],
  },
  'Porcelain crown': {
    slug: 'porcelain-crown',
    plain_name: 'Dental crown',
    department: 'Dental',
    description:
      'The dentist grinds down a tooth that is broken or has a very large filling. Then it gets a cap of porcelain or zirconia in the colour of your teeth. It takes two visits about four days apart. Ask which material the price is for.',
    conditions: ['broken tooth', 'large filling', 'discoloured tooth', 'worn teeth'],
  },
  'All-on-4 (per arch)': {
    slug: 'all-on-4',
    plain_name: 'Fixed teeth on four implants',
    department: 'Dental',
    description:
      'Four implants carry a whole row of fixed teeth. You get a first set within days. You get the final set after three to six months, on a second visit. The price is for one jaw. Tell the dentist if you smoke or have diabetes, because both slow healing.',
    conditions: ['no teeth left', 'loose dentures', 'many bad teeth', 'wants fixed teeth'],
  },
  'Cochlear implant (device incl.)': {
    slug: 'cochlear-implant',
    plain_name: 'Cochlear implant',
    department: 'ENT',
    description:
      'A device behind the ear turns sound into signals for the hearing nerve. It is for people who are no longer helped by hearing aids, and for children who are born deaf. For children, the earlier the better. The device is switched on two to three weeks after the operation. It takes a year of training to learn to hear with it. Ask who can adjust it near your home.',
    conditions: ['child born deaf', 'deafness', 'hearing aid no longer helps', 'sudden loss of hearing'],
  },
  FESS: {
    slug: 'sinus-surgery',
    plain_name: 'Sinus surgery (FESS)',
    department: 'ENT',
    description:
      'The surgeon works through your nostrils, so there is no cut outside. The narrow openings of the sinuses are made wider and polyps are removed. Your nose is blocked for about a week, and you rinse it for some weeks. Do not fly for ten days.',
    conditions: ['blocked nose', 'nasal polyps', 'sinusitis', 'pressure in the face', 'cannot smell'],
  },
  Thyroidectomy: {
    slug: 'thyroid-removal',
    plain_name: 'Thyroid removal',
    department: 'ENT',
    description:
      'The surgeon removes half or all of the thyroid gland through a cut in a fold of your neck. A monitor checks the nerve of your voice. If the whole gland is removed, you take one tablet a day for life to replace its hormone.',
    conditions: ['goitre', 'lump in the neck', 'thyroid cancer', 'overactive thyroid'],
    also: ['Endocrinology'],
  },
  'PET-CT': {
    slug: 'pet-ct',
    plain_name: 'PET-CT scan',
    department: 'Radiology',
    description:
      'You get an injection of a weak radioactive sugar. It shows where cells are very active, and a CT scan shows where that is. The scan tells doctors how far a cancer has spread, or whether treatment works. Eat nothing for six hours before. Stay away from small children and pregnant women that day. You get the result the next day.',
    conditions: ['how far a cancer has spread', 'check after cancer', 'unclear lump'],
    needs: 'pet',
    also: ['Oncology'],
  },
  'Coronary angiography': {
    slug: 'coronary-angiography',
    plain_name: 'X-ray of the heart arteries',
    department: 'Cardiology',
    description:
      'A thin tube goes from your wrist or groin to the heart. Dye flows through it, and an X-ray shows where the heart arteries are narrow. It takes half an hour while you are awake. If you need a stent, you can often have it at once. Tell the team before the test whether you want that.',
    conditions: ['chest pain', 'abnormal stress test', 'suspected blocked heart artery'],
  },
  'Executive health check': {
    slug: 'health-check',
    plain_name: 'Full health check',
    department: 'General Medicine',
    description:
      'In one morning you have blood and urine tests, a heart tracing, an ultrasound and a chest X-ray. A doctor then talks with you. You get the results the same day or the next. Eat no breakfast before you come. More tests also find more harmless things. Your doctor explains what matters.',
    conditions: ['check-up', 'always tired', 'family history of diabetes', 'want to know if I am well'],
    also: ['Cardiology'],
  },
};
