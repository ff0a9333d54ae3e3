import type { Department } from '@ayana/contracts/catalogue';

/** What only some hospitals have, and a treatment cannot do without. */
export type Need = 'proton' | 'cyberknife' | 'robot' | 'cell_therapy' | 'linac' | 'transplant_licence' | 'pet';

export interface TreatmentText {
  slug: string;
  plain_name: string;
  department: Department;
  description: string;
  conditions: readonly string[];
  /** Departments that do it too. */
  also?: readonly Department[];
  needs?: Need;
}

/** What each procedure of the list is, for somebody who is not a doctor; by its name in procedures.csv. */
export const TREATMENT_TEXTS: Readonly<Record<string, TreatmentText>> = {
  'CABG (bypass)': {
    slug: 'heart-bypass',
    plain_name: 'Heart bypass surgery',
    department: 'Cardiac surgery',
    description:
      'The surgeon takes a blood vessel from the leg, arm or chest and leads blood around the narrow places of the arteries that feed the heart. The operation takes three to six hours under general anaesthesia. You spend a day or two in intensive care and can usually climb stairs before you leave hospital.',
    conditions: [
      'blocked heart arteries',
      'several narrowed heart arteries',
      'chest pain on effort',
      'angina',
      'after a heart attack',
    ],
  },
  'Valve replacement (AVR/MVR)': {
    slug: 'heart-valve-replacement',
    plain_name: 'Heart valve replacement',
    department: 'Cardiac surgery',
    description:
      'A heart valve that no longer opens or closes well is taken out and a new one sewn in its place. A mechanical valve lasts for life but needs blood thinners every day; one of tissue needs none after a few months but wears out after ten to twenty years. Which suits you depends on age, plans and other illnesses.',
    conditions: [
      'leaking heart valve',
      'narrow heart valve',
      'rheumatic heart disease',
      'aortic stenosis',
      'breathless when lying flat',
    ],
  },
  'Angioplasty (1 stent; +2000 per extra)': {
    slug: 'angioplasty',
    plain_name: 'Heart stent (angioplasty)',
    department: 'Cardiology',
    description:
      'Through a thin tube in the wrist or groin a small balloon opens a narrow heart artery, and a fine metal mesh, the stent, keeps it open. You are awake and feel little. How many stents are needed is known for certain only during the procedure, so ask what each further one costs.',
    conditions: ['blocked heart artery', 'chest pain on effort', 'angina', 'heart attack', 'narrowed artery'],
  },
  'Dual-chamber pacemaker': {
    slug: 'pacemaker',
    plain_name: 'Pacemaker',
    department: 'Cardiology',
    description:
      'A device the size of a matchbox is put under the skin below the collarbone; two fine wires lead from it to the heart and give the beat when the heart misses it. It is done under local anaesthesia in about an hour. The battery lasts eight to twelve years.',
    conditions: ['slow heartbeat', 'heart block', 'fainting', 'heart that misses beats'],
  },
  TAVI: {
    slug: 'tavi',
    plain_name: 'Aortic valve through a catheter (TAVI)',
    department: 'Cardiology',
    description:
      'A new aortic valve is folded small, led to the heart through an artery in the groin and opened inside the old one. The chest is not cut open, so people who are too frail for open surgery can have it. A scan beforehand shows whether the valve and the artery suit.',
    conditions: [
      'narrow aortic valve',
      'aortic stenosis',
      'too old for open heart surgery',
      'breathless on the stairs',
    ],
    also: ['Cardiac surgery'],
  },
  'ASD/VSD closure (paediatric)': {
    slug: 'hole-in-the-heart-child',
    plain_name: 'Closing a hole in the heart of a child',
    department: 'Cardiac surgery',
    description:
      'A hole between two chambers of the heart, there since birth, is closed with a patch or, where it lies well, with a small umbrella through a vein. Most children are out of bed within days and lead an ordinary life afterwards. A parent can stay in the room.',
    conditions: ['hole in the heart', 'child who tires quickly', 'blue lips in a child', 'heart defect since birth'],
  },
  'Heart transplant': {
    slug: 'heart-transplant',
    plain_name: 'Heart transplant',
    department: 'Cardiac surgery',
    description:
      'A heart that can no longer be helped is replaced by that of a donor who has died. In India organs go to patients from India first, so the wait for somebody from abroad is long and uncertain; ask about this before you travel. Medicines against rejection are taken for life.',
    conditions: ['heart failure', 'weak heart', 'cardiomyopathy', 'enlarged heart'],
    needs: 'transplant_licence',
  },
  'Total hip replacement (one side)': {
    slug: 'hip-replacement',
    plain_name: 'Hip replacement',
    department: 'Orthopedics',
    description:
      'The worn ball and socket of one hip are replaced by parts of metal, ceramic and plastic. Most people stand up on the first day and walk with a frame or crutches for four to six weeks. A new hip lasts fifteen to twenty-five years.',
    conditions: [
      'worn hip',
      'hip arthritis',
      'pain in the groin when walking',
      'broken hip',
      'dead bone in the hip',
      'avascular necrosis',
    ],
  },
  'Bilateral hip replacement': {
    slug: 'both-hips-replacement',
    plain_name: 'Replacement of both hips',
    department: 'Orthopedics',
    description:
      'Both worn hips are replaced, in one operation or two some days apart. It spares a second journey, and asks more of heart and lungs: a physician sees you beforehand to say whether one operation is safe for you.',
    conditions: ['both hips worn', 'hip arthritis on both sides', 'ankylosing spondylitis', 'dead bone in both hips'],
  },
  'Total knee replacement': {
    slug: 'knee-replacement',
    plain_name: 'Knee replacement',
    department: 'Orthopedics',
    description:
      'The worn surfaces of the knee are taken off and replaced by metal and a plastic bearing; the ligaments stay. You stand up on the first or second day, and exercises begin at once, since the first six weeks decide how far the knee bends. A new knee lasts fifteen to twenty years.',
    conditions: [
      'worn knee',
      'knee arthritis',
      'knee pain when walking',
      'stiff knee',
      'bow legs',
      'knee that gives way on stairs',
    ],
  },
  'Shoulder replacement': {
    slug: 'shoulder-replacement',
    plain_name: 'Shoulder replacement',
    department: 'Orthopedics',
    description:
      'The worn head of the upper arm and its socket are replaced. Where the tendons above the shoulder are torn, a reverse model puts the ball on the other side, so that a different muscle lifts the arm. The arm rests in a sling for about four weeks.',
    conditions: [
      'worn shoulder',
      'shoulder arthritis',
      'cannot lift the arm',
      'shoulder pain at night',
      'broken shoulder',
    ],
  },
  'ACL reconstruction': {
    slug: 'acl-reconstruction',
    plain_name: 'Torn knee ligament (ACL)',
    department: 'Orthopedics',
    description:
      'A torn cruciate ligament is replaced by a tendon of your own, through small cuts with a camera. You walk with crutches for two to three weeks; sport that twists the knee is possible again after nine to twelve months of exercises.',
    conditions: ['torn knee ligament', 'unstable knee', 'knee that gives way', 'knee injured at sport'],
  },
  'Spinal fusion': {
    slug: 'spinal-fusion',
    plain_name: 'Spinal fusion',
    department: 'Spine',
    description:
      'Two or more bones of the back are joined by screws and bone so that they no longer slide or press on nerves. It is done when months of exercises and medicines have not helped, or when a leg grows weak. You walk after a day or two; the bones take three to six months to grow together.',
    conditions: ['slipped vertebra', 'narrow spinal canal', 'back pain into the leg', 'unstable spine', 'broken spine'],
    also: ['Neurosurgery'],
  },
  'Scoliosis correction': {
    slug: 'scoliosis-correction',
    plain_name: 'Straightening a curved spine',
    department: 'Spine',
    description:
      'A spine that is bent to the side is straightened with rods and screws and held until it has grown together. The nerves are watched by instruments all through the operation. Most patients are young and back at school after six weeks.',
    conditions: ['curved spine', 'crooked back in a child', 'hunched back', 'one shoulder higher than the other'],
  },
  Microdiscectomy: {
    slug: 'slipped-disc-surgery',
    plain_name: 'Slipped disc surgery',
    department: 'Spine',
    description:
      'Through a cut of three centimetres the piece of a disc that presses on a nerve is taken away. Pain in the leg is usually better when you wake; numbness takes weeks. Most slipped discs heal without surgery, so a surgeon will ask first what was tried.',
    conditions: ['slipped disc', 'sciatica', 'pain shooting down the leg', 'numb foot', 'disc prolapse'],
    also: ['Neurosurgery'],
  },
  'Brain tumour craniotomy': {
    slug: 'brain-tumour-surgery',
    plain_name: 'Brain tumour surgery',
    department: 'Neurosurgery',
    description:
      'A window is opened in the skull and as much of the tumour is removed as can be without harm, guided by scans taken beforehand. What was removed is examined, and only then is it known whether radiotherapy or medicines must follow. Plan for the wait for that result.',
    conditions: [
      'brain tumour',
      'growth in the head',
      'meningioma',
      'glioma',
      'headache with vomiting',
      'first seizure',
    ],
  },
  'Deep brain stimulation': {
    slug: 'deep-brain-stimulation',
    plain_name: 'Deep brain stimulation',
    department: 'Neurosurgery',
    description:
      'Two fine wires in the brain and a battery below the collarbone calm the circuits that cause trembling and stiffness. It does not heal, but lets many people move and sleep better with fewer tablets. The settings are tuned over weeks, some of it by video from home.',
    conditions: [
      "Parkinson's disease",
      'trembling hands',
      'tremor',
      'stiffness that tablets no longer help',
      'dystonia',
    ],
    also: ['Neurology'],
  },
  'Kidney transplant (living related)': {
    slug: 'kidney-transplant',
    plain_name: 'Kidney transplant from a relative',
    department: 'Nephrology',
    description:
      'A healthy relative gives one kidney; it is placed in the lower belly and usually works at once. Indian law allows near relatives with proof of kinship, checked by a committee, which takes weeks: papers from home and from your embassy are needed. Medicines against rejection are taken for life.',
    conditions: ['kidney failure', 'on dialysis', 'end-stage kidney disease', 'kidneys that stopped working'],
    needs: 'transplant_licence',
    also: ['Urology'],
  },
  'Liver transplant (living donor)': {
    slug: 'liver-transplant',
    plain_name: 'Liver transplant from a living donor',
    department: 'Hepatobiliary and transplant',
    description:
      'A relative gives part of the liver; in both of you it grows back to nearly full size within about three months. Donor and patient are examined for a week or more, and a committee checks the kinship and that the gift is free. Plan two months in India, for two people at least.',
    conditions: ['liver failure', 'cirrhosis', 'liver cancer', 'hepatitis', 'yellow eyes', 'water in the belly'],
    needs: 'transplant_licence',
  },
  'Bone marrow transplant': {
    slug: 'bone-marrow-transplant',
    plain_name: 'Bone marrow transplant',
    department: 'Haematology/BMT',
    description:
      "Strong medicines clear the sick marrow, then blood stem cells, your own or a donor's, are given through a drip like a transfusion. You stay in a clean room for three to four weeks until the new cells work. Brothers and sisters are tested as donors first, which can be done at home.",
    conditions: [
      'leukaemia',
      'thalassaemia',
      'sickle cell disease',
      'lymphoma',
      'myeloma',
      'blood cancer',
      'aplastic anaemia',
    ],
  },
  'Organ cancer surgery': {
    slug: 'cancer-surgery',
    plain_name: 'Cancer surgery',
    department: 'Oncology',
    description:
      'A tumour of the breast, bowel, stomach, lung, womb, mouth or another organ is removed with a rim of healthy tissue and the nearby lymph nodes. What is found under the microscope decides whether medicines or radiation follow. Price and stay depend on the organ more than on the hospital.',
    conditions: [
      'cancer',
      'tumour',
      'breast cancer',
      'bowel cancer',
      'stomach cancer',
      'mouth cancer',
      'a lump that grows',
    ],
  },
  'Robotic cancer surgery': {
    slug: 'robotic-cancer-surgery',
    plain_name: 'Robotic cancer surgery',
    department: 'Oncology',
    description:
      'The surgeon moves fine instruments through small cuts from a console beside you; the robot does nothing by itself. It means less pain and a shorter stay for tumours of the prostate, womb, kidney and rectum. For many other tumours open surgery is just as good: ask why the robot is advised.',
    conditions: ['prostate cancer', 'womb cancer', 'kidney cancer', 'rectal cancer', 'cancer', 'tumour'],
    needs: 'robot',
  },
  'Chemotherapy (per cycle)': {
    slug: 'chemotherapy',
    plain_name: 'Chemotherapy, one cycle',
    department: 'Oncology',
    description:
      'Medicines against cancer are given through a drip over some hours, usually every two to three weeks, four to eight times. The first cycle can be given here and the others at home, when your own doctors agree. The price is for one cycle of common medicines; newer ones cost several times as much.',
    conditions: ['cancer', 'lymphoma', 'leukaemia', 'breast cancer', 'cancer that has spread'],
    also: ['Haematology/BMT'],
  },
  'Radiotherapy course (IMRT)': {
    slug: 'radiotherapy',
    plain_name: 'Radiotherapy, a whole course',
    department: 'Oncology',
    description:
      'Rays from many angles are shaped to the tumour and spare what lies around it. Each session takes about fifteen minutes, on five days a week for four to seven weeks; you walk in and out and live in a flat nearby. You feel nothing during a session; tiredness comes later.',
    conditions: ['cancer', 'throat cancer', 'cervical cancer', 'prostate cancer', 'brain tumour', 'breast cancer'],
    needs: 'linac',
  },
  'Proton therapy': {
    slug: 'proton-therapy',
    plain_name: 'Proton therapy',
    department: 'Oncology',
    description:
      'Radiation with protons stops at a set depth, so that what lies behind a tumour gets almost none. It helps children and tumours near the eye, brain stem and spine; for most other cancers ordinary radiotherapy does as well for much less. Only a few places in India have it.',
    conditions: ["children's cancer", 'tumour at the base of the skull', 'tumour near the spine', 'eye tumour'],
    needs: 'proton',
  },
  CyberKnife: {
    slug: 'cyberknife',
    plain_name: 'CyberKnife radiosurgery',
    department: 'Oncology',
    description:
      'In spite of the name nothing is cut: a robot arm sends narrow beams to a small tumour from many sides in one to five sessions, and follows it as you breathe. There is no anaesthesia and no stay. It suits small, well-bounded tumours.',
    conditions: ['small brain tumour', 'acoustic neuroma', 'tumour that has spread to the brain', 'facial nerve pain'],
    needs: 'cyberknife',
  },
  'Mastectomy + reconstruction': {
    slug: 'mastectomy-reconstruction',
    plain_name: 'Breast removal and rebuilding',
    department: 'Oncology',
    description:
      'The breast with the cancer is removed and rebuilt in the same operation, with an implant or with tissue of your own. Where the tumour is small, part of the breast may be enough: ask for both ways to be explained. A later, small operation often completes the shape.',
    conditions: ['breast cancer', 'lump in the breast', 'BRCA gene'],
    also: ['Plastic surgery'],
  },
  'CAR-T cell therapy': {
    slug: 'car-t-cell-therapy',
    plain_name: 'CAR-T cell therapy',
    department: 'Haematology/BMT',
    description:
      'Defence cells are taken from your blood, changed in a laboratory so that they find the cancer, and given back once. It is for some blood cancers that came back after other treatment. The laboratory needs three to four weeks, and you must stay near the hospital for a month afterwards.',
    conditions: ['leukaemia that came back', 'lymphoma that came back', 'blood cancer', 'myeloma'],
    needs: 'cell_therapy',
  },
  Rhinoplasty: {
    slug: 'rhinoplasty',
    plain_name: 'Nose reshaping',
    department: 'Plastic surgery',
    description:
      'Bone and cartilage of the nose are reshaped from inside, for looks, for breathing, or both. A splint stays for a week and the swelling goes over months; the final shape shows after a year. Do not fly for about ten days.',
    conditions: ['crooked nose', 'broken nose', 'blocked nose', 'unhappy with the shape of the nose'],
  },
  Liposuction: {
    slug: 'liposuction',
    plain_name: 'Liposuction',
    department: 'Plastic surgery',
    description:
      'Fat under the skin is loosened and drawn off through small cuts, from belly, hips, thighs or chin. It shapes places that do not change with exercise; it is no way to lose weight. A tight garment is worn for four to six weeks.',
    conditions: ['stubborn fat', 'fat on belly or thighs', 'lipoedema'],
  },
  'Breast augmentation': {
    slug: 'breast-augmentation',
    plain_name: 'Breast enlargement',
    department: 'Plastic surgery',
    description:
      'An implant is placed behind the breast or behind the muscle through a short cut. It can be felt more than seen after some months. Implants are not for life: ask for the card with make and number, and for what an exchange would cost.',
    conditions: ['small breasts', 'uneven breasts', 'breasts after nursing'],
  },
  Abdominoplasty: {
    slug: 'tummy-tuck',
    plain_name: 'Tummy tuck',
    department: 'Plastic surgery',
    description:
      'Loose skin of the belly is removed and the muscles, parted by pregnancy or weight, are brought together again. The cut runs low from hip to hip. You walk bent for a week and lift nothing heavy for six.',
    conditions: [
      'loose skin after pregnancy',
      'loose skin after losing weight',
      'hanging belly',
      'parted belly muscles',
    ],
  },
  Facelift: {
    slug: 'facelift',
    plain_name: 'Facelift',
    department: 'Plastic surgery',
    description:
      'The deeper layer of cheeks and neck is lifted and the skin laid over it without strain; the cuts hide in front of and behind the ears. Bruises take two to three weeks to go. Those who smoke must stop for a month before and after.',
    conditions: ['sagging cheeks', 'loose neck', 'wrinkles'],
  },
  'Hair transplant': {
    slug: 'hair-transplant',
    plain_name: 'Hair transplant',
    department: 'Dermatology',
    description:
      'Single hair roots from the back of the head are set into bald places, two to four thousand in a day, under local anaesthesia. They fall out after three weeks and grow again after four months. The price depends on the number of roots: have it written down.',
    conditions: ['hair loss', 'bald patches', 'receding hairline'],
    also: ['Plastic surgery'],
  },
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
